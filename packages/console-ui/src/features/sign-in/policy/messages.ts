import { type AccountLocking, countOf, formatCount } from '@edconsole/console-core'

/** Words that both policies of Local accounts share; a host replaces them as `sign-in-policy`. */
export const policyMessages = {
  localOnly: 'Applies to Local accounts: usernames and passwords that the console keeps.',
  missing: {
    title: "Local sign-in isn't set up",
    text: 'This policy applies to usernames and passwords that the console keeps. Add Local in Configs first.',
    action: 'Configs',
  },
  disabled: "Local sign-in is disabled. This policy takes effect when it's enabled.",
  within: (min: number, max: number) => `${formatCount(min)} to ${formatCount(max)}.`,
  zeroOrWithin: (min: number, max: number) => `0, or ${formatCount(min)} to ${formatCount(max)}.`,
  incomplete: 'Correct the marked fields to see the effect.',
  nist: 'NIST SP 800-63B',
  lock: {
    never: 'Accounts are never locked, however often a wrong password is tried.',
    after: (attempts: number, within: string) =>
      `After ${countOf(attempts, 'wrong password', 'wrong passwords')} within ${within}, an account is locked`,
    forTime: (time: string) => ` for ${time}.`,
    forGood: ' until an administrator unlocks it.',
    longerEachTime: {
      fixed: '',
      linear: ' Each further lock lasts longer by the same amount.',
      multiple: ' Each further lock lasts twice as long.',
    } satisfies Record<AccountLocking['lockStrategy'], string>,
    thenForGood: (locks: number) =>
      ` After ${countOf(locks, 'automatic unlock', 'automatic unlocks')}, it stays locked until an administrator unlocks it.`,
  },
  time: {
    minutes: (count: number) => countOf(count, 'minute', 'minutes'),
    hours: (count: number) => countOf(count, 'hour', 'hours'),
    day: '1 day',
  },
}

export type PolicyMessages = typeof policyMessages
