# Sourced by ./package: a folder, the same as .zip, and an installer. Built on Linux.

need_packages gcc-mingw-w64-x86-64 nsis zip
need_cargo
need_tool cargo-about 0.9.3 cli
target=x86_64-pc-windows-gnu
need_target "$target"
name=ludoteca-$version-x86_64-windows

echo "== Program"
cargo build --locked --profile dist --target "$target" --package ludoteca --package ludoteca-start
built=$CARGO_TARGET_DIR/$target/dist

echo "== Folder"
begin "$name"
# The one in `bin` writes to a terminal; the other opens the window without one.
put 755 "$built/ludoteca-start.exe" Ludoteca.exe
put 755 "$built/ludoteca.exe" bin/ludoteca.exe
# Programs of Windows that show texts want its ends of lines.
mkdir -p "$folder/doc"
for file in LICENSE-MIT LICENSE-APACHE assets/fonts/OFL.txt; do
    sed 's/$/\r/' "$file" >"$folder/doc/$(basename "$file" .txt).txt"
done
sed 's/$/\r/' packaging/windows/readme.txt >"$folder/README.txt"
licences "$target" doc
put_manual doc
compare_contents
find "$folder" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
rm -f "$folder.zip"
(cd "$out" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -9 -X -q -@ "$name.zip")

echo "== Installer"
# What is installed is removed again by name, and nothing else that lies in the folder.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
(cd "$folder" && find . -type f | sed 's|^\./||' | LC_ALL=C sort) >"$scratch/files"
(cd "$folder" && find . -mindepth 1 -type d | sed 's|^\./||' | LC_ALL=C sort -r) >"$scratch/folders"
back='s|/|\\|g'
while IFS= read -r file; do
    printf 'SetOutPath "$INSTDIR\\%s"\nFile "%s"\n' "$(dirname "$file" | sed "$back; s|^\.\$||")" "$folder/$file"
done <"$scratch/files" >"$scratch/install.nsh"
sed "$back; s|.*|Delete \"\$INSTDIR\\\\&\"|" "$scratch/files" >"$scratch/remove.nsh"
sed "$back; s|.*|RMDir \"\$INSTDIR\\\\&\"|" "$scratch/folders" >>"$scratch/remove.nsh"
makensis -V2 -NOCD -DVERSION="$version" -DMAINTAINER="$(maintainer name)" -DHOME="$(maintainer home)" -DOUT="$folder-setup.exe" -DLISTS="$scratch" packaging/windows/setup.nsi
