import { countOf, formatCount, type UserType } from '@edconsole/console-core'

/** The people that a policy is for, inside a sentence. */
const PEOPLE = { staff: 'staff', student: 'students', guardian: 'guardians' } satisfies Record<
  UserType,
  string
>
const ONE = { staff: 'staff', student: 'student', guardian: 'guardian' } satisfies Record<UserType, string>

export const messages = {
  title: 'Password Complexity',
  form: 'Password complexity',
  policyFor: 'Policy for',
  /** Names a field whose policy isn't on screen. */
  ofType: (type: string, label: string) => `${type}: ${label}`,
  nextChange: 'A new policy applies at the next password change. Saved passwords keep working until then.',
  sections: {
    length: { title: 'Length', help: 'Length protects more than any other rule.' },
    blocked: { title: 'Blocked passwords', help: 'Checked each time a password is set.' },
    characters: {
      title: 'Character types',
      help: 'How many of each type a password must have. 0 means none.',
    },
    history: { title: 'History and expiry', help: 'When passwords expire, and which can be used again.' },
    secondFactor: {
      title: 'Two-step sign-in',
      help: 'A passkey or a code from an authenticator app, after the password. Applies at the next sign-in.',
    },
    sessions: { title: 'Sessions', help: 'Applies to people who are already signed in, too.' },
    require: { title: 'New passwords', help: 'Use this if others may know the passwords.' },
  },
  commonOf: (count: number) => `Compared with a list of ${formatCount(count)} on the server.`,
  idleTooLong: {
    title: 'The idle time has no effect',
    text: (hours: number) =>
      `Sessions end after ${countOf(hours, 'hour', 'hours')} at the latest. Enter an idle time that is shorter.`,
  },
  nist: {
    shorter: {
      title: 'Shorter than NIST SP 800-63B asks for',
      text: 'It asks for 15 characters where nothing but a password is needed to sign in.',
      action: 'Set to 15',
    },
    characters: {
      title: 'NIST advises against this rule',
      text: 'SP 800-63B asks for length and a list of blocked passwords instead of character types. Keep it only if a district policy requires it.',
      action: 'Set to 0',
    },
    expiry: {
      title: 'NIST advises against this rule',
      text: 'SP 800-63B asks for a new password only when others may know the old one.',
      action: 'Set to 0',
    },
    common: {
      title: 'Weaker than NIST SP 800-63B',
      text: 'It requires new passwords to be compared with common ones.',
    },
  },
  sentence: {
    length: (type: UserType, min: number) =>
      `A ${ONE[type]} password has at least ${formatCount(min)} characters`,
    including: (parts: string) => `, including ${parts}`,
    requireUpper: (count: number) => countOf(count, 'uppercase letter', 'uppercase letters'),
    requireLower: (count: number) => countOf(count, 'lowercase letter', 'lowercase letters'),
    requireDigit: (count: number) => countOf(count, 'digit', 'digits'),
    requireSpecial: (count: number) => countOf(count, 'special character', 'special characters'),
    common: 'Common passwords are rejected.',
    personal: 'Passwords with personal words are rejected.',
    both: 'Common passwords and those with personal words are rejected.',
    never: "It doesn't expire.",
    expires: (days: number) => `It expires after ${countOf(days, 'day', 'days')}.`,
  },
  trial: {
    title: 'Try a password',
    local: 'Stays in this browser',
    label: 'Password to try',
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on',
    length: (count: number) => countOf(count, 'character', 'characters'),
    empty: 'Type or paste a password to check it against the policy, saved or not.',
    rejected: 'This password would be rejected',
    broken: (count: number, total: number) =>
      `${formatCount(count)} of ${countOf(total, 'rule', 'rules')} not met.`,
    passed: 'This password meets all rules checked here',
    later: (count: number) => `${countOf(count, 'more rule is', 'more rules are')} checked on saving.`,
    must: 'A password must',
    met: 'met',
    notMet: 'not met',
    onSaving: 'Checked on saving',
    more: (count: number) => `${formatCount(count)} more`,
    less: (count: number) => `${formatCount(count)} fewer`,
    found: (count: number) => `${formatCount(count)} found`,
    word: (word: string) => `“${word}”`,
    contextWords: 'not contain the name of the user, district, or product',
    notUsername: 'not be the username',
    notEmail: 'not be the email address',
    notFormer: (count: number) =>
      count === 1
        ? 'be different from the previous password'
        : `be different from the last ${formatCount(count)} passwords`,
    examples: 'Try',
    /** One that is long and easy to remember, and one that anyone would guess. */
    samples: { phrase: 'velvet otter maps rain 4', common: 'Password1!' },
  },
  locking: { title: 'Account locking', edit: 'Edit' },
  require: {
    action: 'Require new passwords',
    note: (type: UserType) =>
      `All ${PEOPLE[type]} with a Local account have to choose a new password at their next sign-in.`,
    question: (type: UserType) => `Require new passwords for ${PEOPLE[type]}?`,
    counted: (type: UserType, count: number) =>
      `${countOf(count, 'Local account', 'Local accounts')} of ${PEOPLE[type]} will need a new password at the next sign-in.`,
    uncounted: (type: UserType) =>
      `All Local accounts of ${PEOPLE[type]} will need a new password at the next sign-in.`,
    own: 'If yours is one of them, this includes you.',
    where: (district: string) =>
      `This covers ${district} and other districts of the same client that you can see.`,
    stays:
      'No one is signed out. This is logged for each account and can only be undone one account at a time.',
    none: (type: UserType) => `There are no Local accounts of ${PEOPLE[type]}.`,
    unsaved: 'Save or discard your changes first.',
    running: 'Requiring',
    done: (count: number) =>
      `${countOf(count, 'account needs', 'accounts need')} a new password at the next sign-in`,
  },
}

export type PasswordComplexityMessages = typeof messages
