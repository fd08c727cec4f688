# Sourced by ./package: one file with the program for Flatpak. The runtime comes from Flathub, so nobody has tried it without.

need_packages flatpak flatpak-builder appstream desktop-file-utils
need_cargo
need_tool cargo-about 0.9.3 cli
id=$(maintainer id)
manifest=packaging/flatpak/$id.yml

echo "== What it is made of"
cargo xtask flatpak-sources packaging/flatpak/cargo-sources.json
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
folder=$scratch
licences "$(rustc -vV | sed -n 's/^host: //p')" .
cp "$scratch/licences.txt" packaging/flatpak/licences.txt
flatpak-builder --state-dir="$scratch/state" --show-manifest "$manifest" >/dev/null

echo "== Package"
mkdir -p "$out"
flatpak remote-add --user --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo
flatpak-builder --user --install-deps-from=flathub --force-clean --state-dir="$CARGO_TARGET_DIR/flatpak" --repo="$scratch/repo" \
    "$scratch/build" "$manifest"
flatpak build-bundle --runtime-repo=https://dl.flathub.org/repo/flathub.flatpakrepo "$scratch/repo" \
    "$out/ludoteca-$version-$(uname -m).flatpak" "$id"
