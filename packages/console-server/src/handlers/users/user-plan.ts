import { resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, customField, lastNameField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import { rolesReaching, theseRoles } from '../../people/role-reach.ts'

export const userPlan = listPlan(resources.users.list, {
  fields: {
    id: columnField('integer', 'users.id'),
    lastName: lastNameField(sql.ref('users.lastName'), sql.ref('users.firstName')),
    emailAddress: columnField('text', 'users.emailAddress'),
    status: columnField('code', 'users.status'),
    lastLogin: maybeEmpty(columnField('instant', 'users.lastLogin')),
    clientId: columnField('integer', 'users.clientId'),
    accountId: columnField('integer', 'accounts.id'),
    authXAccountId: columnField('integer', 'accounts.authxAccountId'),
    reachableRoles: customField(
      (names) => sql`exists (select from user_roles given where given.user_id = users.id
        and given.role_name in ${rolesReaching(theseRoles(names))})`,
    ),
  },
  searched: [sql.ref('users.searchText')],
})
