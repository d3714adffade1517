import { resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, customField, maybeEmpty } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { requireCaller } from '../http/require-caller.ts'
import { rolesReaching, theseRoles } from '../people/role-reach.ts'
import { changeRole, createRole } from './roles/change-role.ts'
import { findRole, roleRows } from './roles/role-rows.ts'

const plan = listPlan(resources.roles.list, {
  fields: {
    id: columnField('integer', 'roles.id'),
    name: columnField('code', 'roles.name'),
    displayName: columnField('text', 'roles.displayName'),
    roleType: columnField('code', 'roles.roleType'),
    scope: columnField('code', 'roles.scope'),
    updatedAt: maybeEmpty(columnField('instant', 'roles.updatedAt')),
    reachableRoles: customField((names) => sql`roles.name in ${rolesReaching(theseRoles(names))}`),
  },
  searched: [sql.ref('roles.name'), sql.ref('roles.displayName'), sql.ref('roles.description')],
})

export const roleHandlers = {
  'roles.list': (call) =>
    runList(roleRows(call.db, requireCaller(call)), plan, parseListQuery(plan, call.query)),
  'roles.get': (call) => findRole(call.db, requireCaller(call), numberParam(call)),
  'roles.create': (call) => createRole(call),
  'roles.update': (call) => changeRole(call, numberParam(call)),
} satisfies Partial<Handlers>
