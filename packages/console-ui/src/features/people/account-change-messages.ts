import { userStatuses } from './user-statuses.ts'

/** Words for what happened to an account; part of the messages of each screen that tells it. */
export const accountChangeMessages = {
  /** In the order in which counts of them stand. */
  actions: {
    create: 'Created',
    update: 'Updated',
    enable: 'Enabled',
    disable: 'Disabled',
    lock: 'Locked',
    unlock: 'Unlocked',
    link: 'Linked',
    unlink: 'Unlinked',
    delete: 'Deleted',
    skip: 'Skipped',
  },
  fields: {
    emailAddress: 'Email address',
    isEnabled: 'Enabled',
    lockReason: 'Lock reason',
    mustChangePassword: 'Must change password',
    passwordChangedAt: 'Password changed',
    secondFactors: 'Second factors',
    username: 'Username',
  } as Record<string, string>,
  statuses: userStatuses as Record<string, string>,
  values: { hidden: 'hidden' },
}

export type AccountChangeMessages = typeof accountChangeMessages
