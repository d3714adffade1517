/** Words for second factors, wherever they are set up; a host replaces them as `second-factor`. */
export const secondFactorMessages = {
  scan: 'Scan this code with an authenticator app',
  scanHelp: "Any authenticator app works. If you can't scan, enter this key in the app:",
  qrCode: 'QR code for your authenticator app',
  key: 'the key',
  code: 'Six-digit code',
  codeMissing: 'Enter the six-digit code that the app shows',
  confirm: 'Confirm code',
  confirming: 'Confirming',
  codesTitle: 'Save your recovery codes',
  codesText:
    "Each code signs you in once if you lose your phone. They won't be shown again. Keep them where only you can find them.",
  codesList: 'Recovery codes',
  codes: 'the recovery codes',
  download: 'Download codes',
  fileName: 'console-recovery-codes.txt',
}

export type SecondFactorMessages = typeof secondFactorMessages
