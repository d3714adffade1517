/** The operator's texts on the sign-in page, readable without a session (R20). */
export const SIGN_IN_TEXTS = {
  /** URL of a help page about signing in. */
  help: 'console.help.url',
  /** URL of the privacy notice. */
  privacy: 'console.privacy.url',
  support: 'console.support.email',
} as const

/** True if a key of `GET /configuration/{key}` is readable without a session. */
export const isSignInText = (key: string | undefined): boolean =>
  Object.values<string | undefined>(SIGN_IN_TEXTS).includes(key)
