import type { UserStatus } from '@edconsole/console-core'

/** What people read of a user's status. */
export const userStatuses: Record<UserStatus, string> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
}
