import {
  ACCOUNT_STATES,
  type AccountUserType,
  countOf,
  formatCount,
  type LockReason,
  USER_TYPES,
} from '@edconsole/console-core'

/** Words for accounts and what can be done with them, on every screen about people; a host replaces them as `people`. */
export const peopleMessages = {
  states: ACCOUNT_STATES,
  userTypes: {
    staff: USER_TYPES.staff,
    student: 'Student',
    guardian: 'Guardian',
    service: 'Service account',
  } satisfies Record<AccountUserType, string>,
  source: { sis: 'SIS', manual: 'Added manually' },
  lock: {
    reasons: {
      tooManyFailures: 'Too many wrong passwords',
      administrator: 'Locked by an administrator',
      expired: 'Password expired',
    } satisfies Record<LockReason, string>,
    /** As a title, where the number of attempts is known. */
    afterFailures: (count: number) => `Locked after ${countOf(count, 'wrong password', 'wrong passwords')}`,
    locked: 'Locked',
    since: (at: string) => `Since ${at}`,
    from: (address: string) => `from ${address}`,
    unlocksAt: (at: string) => `Unlocks at ${at}.`,
    untilUnlocked: 'Stays locked until someone unlocks it.',
    untilChanged: 'Unlocks when the person chooses a new password.',
  },
  unlock: {
    action: 'Unlock',
    withPassword: 'Unlock and require new password',
    notLocked: "This account isn't locked.",
    running: 'Wait until the accounts are unlocked.',
    done: (count: number) => `${countOf(count, 'account', 'accounts')} unlocked`,
    doneWithPassword: (count: number) =>
      `${countOf(count, 'account', 'accounts')} unlocked. A new password is required at the next sign-in.`,
    skipped: (count: number) =>
      count === 1 ? "1 wasn't locked and was skipped." : `${count} weren't locked and were skipped.`,
    elsewhere: (count: number) =>
      `${countOf(count, 'password', 'passwords')} ${count === 1 ? 'is' : 'are'} managed by another system and can't be changed here.`,
    none: 'None of the selected accounts is locked.',
    failed: (count: number, reason: string) =>
      `${countOf(count, 'account', 'accounts')} couldn't be unlocked: ${reason}`,
    unanswered: (count: number) =>
      `${countOf(count, 'account', 'accounts')} couldn't be unlocked because the service couldn't be reached. Check your connection.`,
  },
  invite: {
    action: 'Send invitation',
    again: 'Send invitation again',
    /** Below the heading that says what. */
    resend: 'Send again',
    running: 'Wait until the invitations are on their way.',
    queued: 'An invitation is already on its way.',
    done: (count: number) =>
      count === 1 ? '1 invitation is on its way' : `${formatCount(count)} invitations are on their way`,
    recent: (count: number) =>
      count === 1
        ? '1 person got one within the last hour and was skipped.'
        : `${formatCount(count)} people got one within the last hour and were skipped.`,
    ineligible: (count: number) =>
      count === 1
        ? "1 account can't be invited and was skipped."
        : `${formatCount(count)} accounts can't be invited and were skipped.`,
    question: (count: number) =>
      count === 1 ? 'Send 1 invitation?' : `Send ${formatCount(count)} invitations?`,
    text: (count: number) =>
      count === 1
        ? 'They get an email with a link to choose a password.'
        : 'Each of them gets an email with a link to choose a password.',
    confirm: (count: number) => (count === 1 ? 'Send invitation' : 'Send invitations'),
    busy: 'Sending',
    skippedOf: (count: number, of: number) =>
      `${formatCount(count)} of the ${formatCount(of)} selected people will be skipped:`,
    /** One line each, below that. */
    skipped: {
      noAccount: (count: number) => `${formatCount(count)} ${count === 1 ? 'has' : 'have'} no account`,
      otherProvider: (count: number) =>
        `${formatCount(count)} ${count === 1 ? 'signs' : 'sign'} in with another provider`,
      signedIn: (count: number) => `${formatCount(count)} ${count === 1 ? 'has' : 'have'} already signed in`,
      closed: (count: number) => `${formatCount(count)} ${count === 1 ? 'is' : 'are'} locked or disabled`,
      noEmail: (count: number) => `${formatCount(count)} ${count === 1 ? 'has' : 'have'} no email address`,
      recent: (count: number) =>
        `${formatCount(count)} ${count === 1 ? 'was' : 'were'} invited within the last hour`,
      other: (count: number) => `${formatCount(count)} can't be invited`,
    },
    none: 'None of the selected people can be invited. Invitations are for Local accounts that have never signed in.',
  },
  inactive: {
    title: 'This district is inactive',
    text: 'Invitations are still sent, but only provider staff can open the district. Activate it in District Profile before you invite people.',
    open: 'Open District Profile',
  },
  passwordLink: {
    action: 'Send password link',
    note: 'If they forgot their password',
    disabled: 'This account is disabled. Enable it first.',
    locked: 'This account was locked by an administrator. Unlock it first.',
    title: (name: string) => `Send a password link to ${name}?`,
    /** Without an address until that is known. */
    text: (address: string | null) =>
      `They get an email with a link to choose a new password${address ? `, sent to ${address}` : ''}. The link works once, for 60 minutes unless the Local sign-in settings set another time. Until they use it, their current password stays valid.`,
    confirm: 'Send link',
    busy: 'Sending',
    done: (address: string, minutes: number) =>
      `Password link sent to ${address}. It works once, for ${countOf(minutes, 'minute', 'minutes')}.`,
  },
}

export type PeopleMessages = typeof peopleMessages
