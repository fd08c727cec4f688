# Sourced by ./package: a folder, the same as .tar.gz, and a .deb.

need_packages pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev libxkbcommon-x11-0 \
    appstream desktop-file-utils dpkg-dev shared-mime-info
need_cargo
need_tool cargo-about 0.9.3 cli
need_tool cargo-deb 3.8.0
target=$(rustc -vV | sed -n 's/^host: //p')
name=ludoteca-$version-$(uname -m)-linux

echo "== What belongs to it"
desktop-file-validate packaging/linux/ludoteca.desktop
appstreamcli validate --no-net packaging/linux/pt.ludoteca.Ludoteca.metainfo.xml
grep -q "<release version=\"$version\"" packaging/linux/pt.ludoteca.Ludoteca.metainfo.xml || {
    echo "packaging/linux/pt.ludoteca.Ludoteca.metainfo.xml does not know version $version." >&2
    exit 1
}

echo "== Program"
cargo build --locked --profile dist

echo "== Folder"
begin "$name"
put 755 "$CARGO_TARGET_DIR/dist/ludoteca" bin/ludoteca
put 755 packaging/linux/install.sh install.sh
put 644 packaging/linux/ludoteca.desktop share/applications/ludoteca.desktop
put 644 packaging/linux/pt.ludoteca.Ludoteca.metainfo.xml share/metainfo/pt.ludoteca.Ludoteca.metainfo.xml
put 644 packaging/linux/ludoteca-mime.xml share/mime/packages/ludoteca.xml
put 644 assets/icon/ludoteca.svg share/icons/hicolor/scalable/apps/ludoteca.svg
for size in 16 24 32 48 64 128 256 512; do
    put 644 "assets/icon/ludoteca-$size.png" "share/icons/hicolor/${size}x$size/apps/ludoteca.png"
done
for file in README.md LICENSE-MIT LICENSE-APACHE assets/fonts/OFL.txt; do
    put 644 "$file" "share/doc/ludoteca/$(basename "$file")"
done
licences "$target" share/doc/ludoteca
put_manual share/doc/ludoteca
compare_contents
# Whoever installs it has these programs only if the desktop needs them; here they tell whether the files are right.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r "$folder/share" "$scratch/share"
update-mime-database "$scratch/share/mime"
grep -q 'application/x-ludoteca-record:\*.ludo' "$scratch/share/mime/globs"
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$out" -cf - "$name" | gzip -9n >"$folder.tar.gz"

echo "== Debian package"
cargo deb --locked --profile dist --no-build --no-strip --output "$out/"
