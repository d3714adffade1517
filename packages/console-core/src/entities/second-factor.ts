/** What somebody proves who they are with after their password: an authenticator app. */
export type SecondFactorKind = 'app'

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
  /** False for whoever has no password here, which a second factor would stand beside. */
  isOffered: boolean
  /** True if the client requires one of people like the caller. */
  isRequired: boolean
  factors: SecondFactor[]
  recoveryCodesLeft: number
}

/** What a sign-in still needs once its password was right; comes with the refusal that names the field `code`. */
export type SecondStep = {
  /** `use`: one of the factors, or a recovery code. `setUp`: the first factor, which the client requires. */
  purpose: 'use' | 'setUp'
  kinds: SecondFactorKind[]
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

/** Recovery codes, which no other answer shows again. Empty if there are some already. */
export type RecoveryCodes = { recoveryCodes: string[] }

/** How many second factors an administrator removed. */
export type SecondFactorsReset = { count: number }
