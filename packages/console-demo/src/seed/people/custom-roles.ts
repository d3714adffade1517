import type { RoleDefinition } from '@edconsole/console-core/contract'
import type { Db } from '@edconsole/console-server/internal'
import { daysFrom } from '../platform/days-from.ts'

type CustomRole = Pick<RoleDefinition, 'name' | 'displayName' | 'description' | 'scope' | 'children'>

/** Roles that people of the demo have made, the inherited ones first. */
const CUSTOM_ROLES: readonly CustomRole[] = [
  {
    name: 'ROLE_READ_ONLY_AUDITOR',
    displayName: 'Read-only auditor',
    scope: 'client',
    description: 'Sees logs and tables, changes nothing',
    children: [
      'ROLE_IMPORT_LOG_VIEW',
      'ROLE_EXPORT_LOG_VIEW',
      'ROLE_ACCOUNT_SYNC_LOGS_VIEW',
      'ROLE_DATA_EXPLORER_VIEW',
      'ROLE_TABLE_VIEWER_VIEW',
      'ROLE_USER_MANAGEMENT_VIEW',
    ],
  },
  {
    name: 'ROLE_DISTRICT_DATA_ADMIN',
    displayName: 'District data manager',
    scope: 'client',
    description: 'Keeps imports running: templates, translations, and what went wrong',
    children: [
      'ROLE_READ_ONLY_AUDITOR',
      'ROLE_SETUP_VIEW',
      'ROLE_SETUP_DISTRICT_VIEW',
      'ROLE_SETUP_SITE_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT',
    ],
  },
  {
    name: 'ROLE_SIS_COORDINATOR',
    displayName: 'SIS coordinator',
    scope: 'client',
    description: 'Connects the student information system and watches its imports',
    children: [
      'ROLE_SETUP_DISTRICT_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_API_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_API_EDIT',
      'ROLE_IMPORT_LOG_VIEW',
    ],
  },
  {
    name: 'ROLE_ACCOUNT_HELP_DESK',
    displayName: 'Account help desk',
    scope: 'client',
    description: 'Unlocks accounts and looks up what happened to them',
    children: [
      'ROLE_SETUP_AUTH_VIEW',
      'ROLE_ACCOUNT_SERVICE_VIEW',
      'ROLE_ACCOUNT_SYNC_LOGS_VIEW',
      'ROLE_USER_MANAGEMENT_VIEW',
      'ROLE_USER_VIEW',
    ],
  },
  {
    name: 'ROLE_SUPPORT_SPECIALIST',
    displayName: 'Support specialist',
    scope: 'provider',
    description: 'Provider staff who answer questions of districts',
    children: ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_DISTRICT_DATA_ADMIN', 'ROLE_ACCOUNT_HELP_DESK'],
  },
]

export const insertCustomRoles = async (db: Db, now: Date): Promise<void> => {
  const meta = { roleType: 'custom', createdAt: daysFrom(now, -210), createdBy: 'Ana Silva' } as const
  await db
    .insertInto('roles')
    .values(CUSTOM_ROLES.map(({ children: _, ...role }) => ({ ...role, ...meta })))
    .execute()
  await db
    .insertInto('roleInheritance')
    .values(
      CUSTOM_ROLES.flatMap(({ name, children }) =>
        children.map((inheritsName) => ({ roleName: name, inheritsName })),
      ),
    )
    .execute()
}
