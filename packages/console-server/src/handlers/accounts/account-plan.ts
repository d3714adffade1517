import { resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField } from '../../db/list-field.ts'
import { type ListPlan, listPlan } from '../../db/list-query.ts'
import type { AccountRows } from './account-rows.ts'
import { isLocked } from './is-locked.ts'
import { lockGroups } from './lock-groups.ts'

const fields = {
  accountId: columnField('integer', 'accounts.id'),
  lastName: columnField('text', 'accounts.lastName'),
  username: columnField('text', 'accounts.username'),
  lockedAt: columnField('instant', 'accounts.lockedAt'),
  lastLogin: columnField('instant', 'accounts.lastLogin'),
  isEnabled: columnField('boolean', 'accounts.isEnabled'),
  userType: columnField('code', 'accounts.userType'),
  authProvider: columnField('code', 'authentications.provider'),
  authXAccountId: columnField('integer', 'accounts.authxAccountId'),
  staffId: columnField('code', 'accounts.staffId'),
}

/** How the list of accounts is asked at a moment: locks run out. */
export const accountPlan = (now: Date, rows: AccountRows): ListPlan =>
  listPlan(resources.accounts.list, {
    fields: { ...fields, locked: { kind: 'boolean', value: isLocked(now) } },
    searched: [sql.ref('accounts.searchText')],
    facets: { locked: (where) => lockGroups(rows, now, where) },
  })
