/** What the operator may say on the sign-in page: texts that anybody may read before signing in (R20). */
export const SIGN_IN_TEXTS = {
  /** Address of a page about signing in. */
  help: 'console.help.url',
  /** Address of the notice about personal data. */
  privacy: 'console.privacy.url',
  support: 'console.support.email',
} as const

/** Whether a key of `GET /configuration/{key}` is read by people who have not signed in. */
export const isSignInText = (key: string | undefined): boolean =>
  Object.values<string | undefined>(SIGN_IN_TEXTS).includes(key)
