import type { AuditSubjectKind } from '../entities/audit-entry.ts'
import { EMPLOYEE_ROLE } from '../roles/roles.ts'
import type { AccessRule } from '../routes/route-def.ts'

const userManagement = { all: ['ROLE_USER_MANAGEMENT_VIEW'], orEmployee: true } as const
const userRoles = { all: ['ROLE_USER_ROLE_VIEW'], orEmployee: true } as const
const apiSetup = [
  { all: ['ROLE_SETUP_SIS_IMPORTS_API_VIEW'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'] },
] as const

const districts = { all: ['ROLE_SETUP_DISTRICT_VIEW'], orEmployee: true } as const
const importLogs = { all: ['ROLE_IMPORT_LOG_VIEW'] } as const

/** Who may read a record's history: a user who may read the record itself satisfies one of these rules. */
export const AUDIT_SUBJECT_ACCESS: Readonly<Record<AuditSubjectKind, readonly AccessRule[]>> = {
  user: [userManagement, userRoles],
  account: [userManagement, { all: ['ROLE_ACCOUNT_SERVICE_VIEW'] }],
  staff: [userManagement],
  role: [userRoles],
  authentication: [{ all: ['ROLE_SETUP_AUTH_VIEW'] }, { all: ['ROLE_IMT_AUTHENTICATIONS_VIEW'] }],
  connection: apiSetup,
  inbox: apiSetup,
  export: [{ all: ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'] }],
  client: [{ all: ['ROLE_IMT_CLIENTS_VIEW'], orEmployee: true }],
  instance: [{ all: ['ROLE_IMT_INSTANCES_VIEW'], orEmployee: true }],
  district: [districts],
  // That of a district was viewed, exported or erased, which changes nothing of the district.
  personalData: [districts],
  // Of a note for provider staff alone, others don't learn that it is there.
  note: [{ all: [EMPLOYEE_ROLE] }],
  webhook: [districts, { all: ['ROLE_IMT_CLIENTS_VIEW'], orEmployee: true }],
  // Of many districts, by provider staff.
  rollover: [{ all: [EMPLOYEE_ROLE] }],
  import: [importLogs],
  cause: [importLogs],
}

/** In the order in which filters offer them. */
export const AUDIT_SUBJECT_KINDS = Object.keys(AUDIT_SUBJECT_ACCESS) as readonly AuditSubjectKind[]

/** Roles and rollovers of many districts belong to neither a district nor its client. */
const NOT_OF_A_DISTRICT: ReadonlySet<string> = new Set<AuditSubjectKind>(['role', 'rollover'])

/** Who may read something of the log of a district. */
export const DISTRICT_AUDIT_ACCESS: readonly AccessRule[] = [
  ...new Set(
    Object.entries(AUDIT_SUBJECT_ACCESS).flatMap(([kind, rules]) =>
      NOT_OF_A_DISTRICT.has(kind) || kind === 'note' ? [] : rules,
    ),
  ),
]

/** Kinds of records that belong to a district or its client. */
export const DISTRICT_AUDIT_KINDS: readonly AuditSubjectKind[] = AUDIT_SUBJECT_KINDS.filter(
  (kind) => !NOT_OF_A_DISTRICT.has(kind),
)
