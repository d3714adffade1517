/** How a user proves who they are after their password: with an authenticator app, or with a passkey (WebAuthn). */
export type SecondFactorKind = 'app' | 'passkey'

/**
 * Why passkeys can't be offered at this address: browsers bind them to a host name and a secure connection, and the server
 * to its public address.
 */
export type PasskeyObstacle = 'ipAddress' | 'insecure' | 'otherAddress' | 'unknownAddress'

/** A second factor of the caller. */
export type SecondFactor = {
  id: number
  kind: SecondFactorKind
  name: string
  addedAt: string
  /** Null if it was never used since it was added. */
  lastUsedAt: string | null
}

/** The caller's second factors: `GET /account/factors`. */
export type OwnSecondFactors = {
  /** False if the caller has no password here for a second factor to add to. */
  isOffered: boolean
  /** True if the client requires one of people like the caller. */
  isRequired: boolean
  factors: SecondFactor[]
  recoveryCodesLeft: number
  /** Null if passkeys are offered. */
  noPasskeys: PasskeyObstacle | null
}

/** What a sign-in still needs once its password was right; comes with the refusal that names the field `code`. */
export type SecondStep = {
  /** `use`: one of the factors, or a recovery code. `setUp`: the first factor, which the client requires. */
  purpose: 'use' | 'setUp'
  /** What it can be done with here: the kinds that the account has, or those that it can set up. */
  kinds: SecondFactorKind[]
  /** Null if passkeys are offered. */
  noPasskeys: PasskeyObstacle | null
}

/** Body of `POST /login/second-step` and of the calls that confirm an authenticator app. */
export type SecondFactorCode = {
  /** Six digits of the app, or a recovery code. */
  code: string
}

/** Body of what a signed-in person may only do with their password. */
export type CurrentPassword = { currentPassword: string }

/** Body of `POST /account/factors/remove`. */
export type RemoveSecondFactor = CurrentPassword & { id: number }

/** What an authenticator app is set up with. It counts once a code of it was confirmed. */
export type AppSetup = {
  /** In base32, for typing. */
  secret: string
  /** The same for a QR code: `otpauth://…`. */
  uri: string
}

/** How a browser reaches an authenticator. */
export type PasskeyTransport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'

/** A passkey as browsers know it. */
export type PasskeyDescriptor = { id: string; type: 'public-key'; transports: PasskeyTransport[] }

/** What a browser creates a passkey with (`navigator.credentials.create`). Binary values are base64url. */
export type PasskeyCreation = {
  /** Works once, for five minutes. */
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { type: 'public-key'; alg: number }[]
  timeout: number
  attestation: 'none'
  authenticatorSelection: { residentKey: 'preferred'; userVerification: 'preferred' }
  /** Those that the account has: none is added twice. */
  excludeCredentials: PasskeyDescriptor[]
}

/** What a browser uses a passkey with (`navigator.credentials.get`). Binary values are base64url. */
export type PasskeyRequest = {
  /** Works once, for five minutes. */
  challenge: string
  rpId: string
  timeout: number
  userVerification: 'preferred'
  allowCredentials: PasskeyDescriptor[]
}

/** A passkey that was created. Binary values are base64url. */
export type NewPasskey = {
  name: string
  credentialId: string
  clientDataJson: string
  attestationObject: string
  transports: PasskeyTransport[]
}

/** What a passkey answered at a sign-in. Binary values are base64url. */
export type PasskeyAnswer = {
  credentialId: string
  clientDataJson: string
  authenticatorData: string
  signature: string
}

/** Body of `POST /account/factors/passkey/rename`. */
export type RenamePasskey = { id: number; name: string }

/** Recovery codes, which no other answer shows again. Empty if there are some already. */
export type RecoveryCodes = { recoveryCodes: string[] }

/** How many second factors an administrator removed. */
export type SecondFactorsReset = { count: number }

/** True if one of the passkeys of an account has the name, ignoring case. */
export const isPasskeyNameTaken = (name: string, names: readonly string[]): boolean => {
  const key = (one: string) => one.trim().toLowerCase()
  return names.some((one) => key(one) === key(name))
}
