#!/bin/sh
# Installs Ludoteca for one user (in ~/.local) or elsewhere:  ./install.sh [FOLDER]      ./install.sh --remove [FOLDER]
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
remove=no
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
if [ -z "${1:-}" ] && [ -z "${HOME:-}" ]; then
    echo "HOME does not name your folder: say where to install, as in  ./install.sh FOLDER" >&2
    exit 1
fi
to=${1:-$HOME/.local}
case "$to" in
    *"
"*)
        echo "Menus cannot name a program in a folder whose name has more than one line." >&2
        exit 1
        ;;
esac
if [ "$remove" = yes ] && ! [ -d "$to" ]; then
    echo "There is no folder $to." >&2
    exit 1
fi
mkdir -p -- "$to"
to=$(CDPATH='' cd -- "$to" && pwd)

(cd "$here" && find bin share -type f) | while IFS= read -r file; do
    if [ "$remove" = yes ]; then
        rm -f "$to/$file"
    else
        mkdir -p "$to/$(dirname "$file")"
        # Beside the old one and then in its place, so that a program that runs is not disturbed.
        cp "$here/$file" "$to/$file.new"
        mv "$to/$file.new" "$to/$file"
    fi
done
if [ "$remove" = no ]; then
    # Menus find the program also where the folder is not searched for programs.
    desktop=$to/share/applications/ludoteca.desktop
    # Quoted as the Desktop Entry Specification wants it for Exec, and then for sed.
    program=$(printf '%s' "$to/bin/ludoteca" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g' -e 's/[|&\\]/\\&/g')
    sed "s|^Exec=ludoteca|Exec=\"$program\"|" "$here/share/applications/ludoteca.desktop" >"$desktop.new"
    mv "$desktop.new" "$desktop"
fi
# What desktops remember of these folders; one without these programs looks for itself.
renew() {
    if command -v "$1" >/dev/null 2>&1; then
        "$@" >/dev/null 2>&1 || true
    fi
}
renew update-desktop-database "$to/share/applications"
renew update-mime-database "$to/share/mime"
renew gtk-update-icon-cache -q -t -f "$to/share/icons/hicolor"
if [ "$remove" = yes ]; then
    echo "Ludoteca was removed from $to."
else
    echo "Ludoteca is in $to/bin/ludoteca."
fi
