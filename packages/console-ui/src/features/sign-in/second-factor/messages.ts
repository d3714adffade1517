/** Words for second factors, wherever they are set up; a host replaces them as `second-factor`. */
export const secondFactorMessages = {
  scan: 'Scan this code with an authenticator app',
  scanHelp: "Any authenticator app works. If you can't scan, enter this key in the app:",
  qrCode: 'QR code for your authenticator app',
  key: 'the key',
  code: 'Six-digit code',
  codeMissing: 'Enter the six-digit code that the app shows',
  codeIncomplete: 'Enter all six digits',
  confirm: 'Confirm code',
  confirming: 'Confirming',
  passkeyText:
    'Your browser creates the passkey: on this device, on your phone, in a password manager, or on a security key.',
  passkeyName: 'Name',
  passkeyNameHelp: 'So that you can tell your passkeys apart',
  passkeyNameMissing: 'Enter a name',
  passkeyNameTaken: 'Name is already used by another passkey',
  passkeyDefault: 'My passkey',
  passkeyDefaultAgain: (number: number) => `My passkey ${number}`,
  passkeyCreate: 'Create passkey',
  passkeyWaiting: 'Waiting for your browser',
  passkeyFaults: {
    canceled: 'You canceled, or your browser waited too long. Try again.',
    known: 'This device has a passkey for your account already.',
    failed: "Your browser couldn't use a passkey. Try again, or use another way.",
  },
  /** Why passkeys aren't offered. */
  noPasskeys: {
    ipAddress: "Passkeys aren't available: they need a host name, and this address is an IP address.",
    insecure: "Passkeys aren't available: they need an address that starts with https.",
    otherAddress: "Passkeys aren't available here. Open the console at its own address.",
    unknownAddress: "Passkeys aren't available: the server doesn't know its own address.",
    browser: "Passkeys aren't available in this browser.",
  } as Record<string, string> & { otherAddress: string; browser: string },
  codesTitle: 'Save your recovery codes',
  codesText:
    "Each code signs you in once if you lose your phone or passkey. They won't be shown again. Keep them where only you can find them.",
  codesList: 'Recovery codes',
  codes: 'the recovery codes',
  download: 'Download codes',
  fileName: 'console-recovery-codes.txt',
  fileHead: {
    title: (product: string) => `${product} recovery codes`,
    address: (host: string) => `Address: ${host}`,
    username: (username: string) => `Username: ${username}`,
    created: (time: string) => `Created: ${time}`,
  },
}

export type SecondFactorMessages = typeof secondFactorMessages
