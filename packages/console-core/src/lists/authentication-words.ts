/** Kinds of people that a way to sign in can be for, code to title. */
export const USER_TYPES = { staff: 'Staff', student: 'Students', guardian: 'Guardians' } as const

export type UserType = keyof typeof USER_TYPES

/** How a person is matched once a provider has identified them, code to title. */
export const USERNAME_ATTRIBUTES = {
  emailAddress: 'Email address',
  username: 'Username',
  staffId: 'Staff ID',
  studentId: 'Student ID',
} as const

export type UsernameAttribute = keyof typeof USERNAME_ATTRIBUTES

/** What a sign-in goes through, in this order; each provider has some of them. */
export const SIGN_IN_STEPS = [
  'metadata',
  'discovery',
  'keys',
  'resolve',
  'connect',
  'tls',
  'redirect',
  'response',
  'token',
  'signature',
  'assertion',
  'serviceBind',
  'search',
  'userBind',
  'claims',
  'match',
] as const

export type SignInStep = (typeof SIGN_IN_STEPS)[number]

/** What the console reads of a person, whatever the provider calls it. */
export const PERSON_FIELDS = ['email', 'username', 'sisId', 'firstName', 'lastName'] as const

export type PersonField = (typeof PERSON_FIELDS)[number]
