import { formatCount } from '@edconsole/console-core'

export const messages = {
  title: 'Account Locking',
  form: 'Account locking',
  sections: {
    locking: { title: 'Locking', help: 'Slows down anyone guessing passwords.' },
    failures: { title: 'Limit', help: 'How many wrong passwords lock an account.' },
    locks: { title: 'Locks', help: 'How long an account stays locked.' },
    more: { title: 'Exceptions and emails', help: 'Who is never locked, and who gets an email.' },
  },
  lowLimit: 'With a low limit, a student can lock out a teacher by typing wrong passwords.',
  effect: {
    title: 'Length of repeated locks',
    off: 'No locks.',
    lock: 'Lock',
    lasts: 'Lasts',
    failures: 'Wrong passwords',
    nth: (from: number, to: number) => (from === to ? ordinal(from) : `${ordinal(from)} to ${ordinal(to)}`),
    andLater: (from: number) => (from === 1 ? 'Every lock' : `${ordinal(from)} and later`),
    range: (shortest: string, longest: string) =>
      shortest === longest ? shortest : `${shortest} to ${longest}`,
    forGood: 'Until an administrator unlocks it',
    inARow: 'Locks are counted until the person signs in or someone unlocks the account.',
  },
  signIn: {
    title: 'What people see',
    text: 'A wrong password and a locked account get the same message, so no one learns which accounts exist.',
    takesEffect: 'Changes apply from the next sign-in. Accounts that are already locked stay locked.',
    lockedUsers: 'Locked Users',
  },
  nist: {
    title: 'Weaker than NIST SP 800-63B',
    never: 'It limits wrong passwords in a row to 100. Without locks, there is no such limit.',
    unlimited: (option: string) =>
      `It limits wrong passwords in a row to 100. Automatic unlocks allow more over time. “${option}” can keep the limit.`,
    above: (total: number) =>
      `It limits wrong passwords in a row to 100. Here, ${formatCount(total)} are possible before an administrator is needed.`,
  },
}

export type AccountLockingMessages = typeof messages

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

function ordinal(count: number): string {
  return `${formatCount(count)}${ENDINGS[rules.select(count)] ?? 'th'}`
}
