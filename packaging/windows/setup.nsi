; The installer for Windows: for one user, without the rights of an administrator. ./package windows calls it with VERSION, OUT
; (the file to write) and LISTS (a folder with install.nsh and remove.nsh, which name every file).

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh

Name "Ludoteca"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Ludoteca"
InstallDirRegKey HKCU "Software\Ludoteca" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Ludoteca"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Ludoteca"
VIAddVersionKey CompanyName "${MAINTAINER}"
VIAddVersionKey LegalCopyright "MIT OR Apache-2.0"

!define MUI_ICON "assets/icon/ludoteca.ico"
!define MUI_UNICON "assets/icon/ludoteca.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Ludoteca.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Portuguese"
!insertmacro MUI_LANGUAGE "PortugueseBR"

!define REMOVE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludoteca"

; What only an older version had would stay for ever, so that version is removed first, wherever it was installed.
Function RemoveOlder
    ReadRegStr $0 HKCU "${REMOVE}" "InstallLocation"
    StrCmp $0 "" done
    IfFileExists "$0\Uninstall.exe" 0 done
    ; Where it lies, and so it can be waited for, but does not remove itself.
    ExecWait '"$0\Uninstall.exe" /S _?=$0'
    Delete "$0\Uninstall.exe"
    RMDir "$0"
    done:
FunctionEnd

Section
    Call RemoveOlder
    !include "${LISTS}/install.nsh"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\Uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Ludoteca.lnk" "$INSTDIR\Ludoteca.exe"

    ; Records are opened by it.
    WriteRegStr HKCU "Software\Classes\.ludo" "" "Ludoteca.Record"
    WriteRegStr HKCU "Software\Classes\Ludoteca.Record" "" "Ludoteca"
    WriteRegStr HKCU "Software\Classes\Ludoteca.Record\DefaultIcon" "" "$INSTDIR\Ludoteca.exe,0"
    WriteRegStr HKCU "Software\Classes\Ludoteca.Record\shell\open\command" "" '"$INSTDIR\Ludoteca.exe" "%1"'

    ; And links of exercises.
    WriteRegStr HKCU "Software\Classes\ludoteca" "" "URL:Ludoteca"
    WriteRegStr HKCU "Software\Classes\ludoteca" "URL Protocol" ""
    WriteRegStr HKCU "Software\Classes\ludoteca\shell\open\command" "" '"$INSTDIR\Ludoteca.exe" "%1"'

    WriteRegStr HKCU "Software\Ludoteca" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${REMOVE}" "DisplayName" "Ludoteca"
    WriteRegStr HKCU "${REMOVE}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${REMOVE}" "Publisher" "${MAINTAINER}"
    WriteRegStr HKCU "${REMOVE}" "URLInfoAbout" "${HOME}"
    WriteRegStr HKCU "${REMOVE}" "DisplayIcon" "$INSTDIR\Ludoteca.exe"
    WriteRegStr HKCU "${REMOVE}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${REMOVE}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
    WriteRegStr HKCU "${REMOVE}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
    WriteRegDWORD HKCU "${REMOVE}" "NoModify" 1
    WriteRegDWORD HKCU "${REMOVE}" "NoRepair" 1
    SectionGetSize 0 $0
    WriteRegDWORD HKCU "${REMOVE}" "EstimatedSize" $0
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Games and settings of the user are not touched.
Section Uninstall
    !include "${LISTS}/remove.nsh"
    Delete "$INSTDIR\Uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Ludoteca.lnk"
    ReadRegStr $0 HKCU "Software\Classes\.ludo" ""
    StrCmp $0 "Ludoteca.Record" 0 +2
        DeleteRegKey HKCU "Software\Classes\.ludo"
    DeleteRegKey HKCU "Software\Classes\Ludoteca.Record"
    DeleteRegKey HKCU "Software\Classes\ludoteca"
    DeleteRegKey HKCU "${REMOVE}"
    DeleteRegKey HKCU "Software\Ludoteca"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
