import { resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, lastNameField, maybeEmpty } from '../../db/list-field.ts'
import type { ListPlan } from '../../db/list-order.ts'
import { listPlan } from '../../db/list-query.ts'
import type { AccountRows } from './account-rows.ts'
import { isLocked } from './is-locked.ts'
import { lockGroups } from './lock-groups.ts'

const fields = {
  accountId: columnField('integer', 'accounts.id'),
  lastName: lastNameField(sql.ref('accounts.lastName'), sql.ref('accounts.firstName')),
  username: columnField('text', 'accounts.username'),
  lastLogin: maybeEmpty(columnField('instant', 'accounts.lastLogin')),
  isEnabled: columnField('boolean', 'accounts.isEnabled'),
  userType: columnField('code', 'accounts.userType'),
  authProvider: columnField('code', 'authentications.provider'),
  authXAccountId: columnField('integer', 'accounts.authxAccountId'),
  staffId: columnField('code', 'accounts.staffId'),
}

/** How the list of accounts is asked at a moment: locks run out. */
export const accountPlan = (now: Date, rows: AccountRows): ListPlan =>
  listPlan(resources.accounts.list, {
    fields: {
      ...fields,
      locked: { kind: 'boolean', value: isLocked(now) },
      // The time of a lock that has run out still stands in the column: nobody is shown it.
      lockedAt: {
        ...columnField('instant', 'accounts.lockedAt'),
        filled: { when: sql`accounts.locked_at is not null and ${isLocked(now)}` },
      },
    },
    searched: [sql.ref('accounts.searchText')],
    facets: { locked: (where) => lockGroups(rows, now, where) },
  })
