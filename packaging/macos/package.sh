# Sourced by ./package, on macOS: a bundle for both kinds of processor, and a .dmg with it. Untried: nobody here has a Mac.

if [ "$(uname)" != Darwin ]; then
    echo "The package for macOS can be made on macOS only." >&2
    exit 1
fi
need_cargo
need_tool cargo-about 0.9.3 cli
name=ludoteca-$version-macos
kinds="aarch64-apple-darwin x86_64-apple-darwin"
export MACOSX_DEPLOYMENT_TARGET=11.0

echo "== Program"
built=''
for target in $kinds; do
    need_target "$target"
    cargo build --locked --profile dist --target "$target"
    built="$built $CARGO_TARGET_DIR/$target/dist/ludoteca"
done

echo "== Bundle"
begin "$name"
inside=Ludoteca.app/Contents
mkdir -p "$folder/$inside/MacOS" "$folder/$inside/Resources"
# shellcheck disable=SC2086
lipo -create $built -output "$folder/$inside/MacOS/ludoteca"
id=$(maintainer id)
sed -e "s/@VERSION@/$version/" -e "s/@ID@/$id/" -e "s/@DOMAIN@/${id%.*}/" -e "s/@NAME@/$(maintainer name)/" packaging/macos/Info.plist \
    >"$folder/$inside/Info.plist"
plutil -lint "$folder/$inside/Info.plist"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/Ludoteca.iconset"
for size in 16 32 128 256 512; do
    cp "assets/icon/ludoteca-$size.png" "$scratch/Ludoteca.iconset/icon_${size}x$size.png"
done
for size in 16 32 128 256; do
    cp "assets/icon/ludoteca-$((2 * size)).png" "$scratch/Ludoteca.iconset/icon_${size}x$size@2x.png"
done
iconutil --convert icns --output "$folder/$inside/Resources/Ludoteca.icns" "$scratch/Ludoteca.iconset"
# Without the certificate of a developer it is signed by nobody, which is enough to start it after it was allowed once.
codesign --force --sign - "$folder/Ludoteca.app"
for file in LICENSE-MIT LICENSE-APACHE assets/fonts/OFL.txt; do
    put 644 "$file" "doc/$(basename "$file")"
done
licences aarch64-apple-darwin doc
put_manual doc
ln -s /Applications "$folder/Applications"
compare_contents
rm -f "$folder.dmg"
hdiutil create -volname Ludoteca -srcfolder "$folder" -format UDZO "$folder.dmg"
