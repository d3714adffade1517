import type { AccessRule, OperationId } from '@edconsole/console-core/contract'

/** Who may make a call: everybody, everybody who is signed in, or whoever satisfies one of the rules. */
export type OperationAccess = 'public' | 'signed-in' | readonly AccessRule[]

const tableViewer = { all: ['ROLE_TABLE_VIEWER_VIEW'] } as const
const templates = [
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] },
] as const
const importLogs = { all: ['ROLE_IMPORT_LOG_VIEW'] } as const
const dataExplorer = { all: ['ROLE_DATA_EXPLORER_VIEW'], orEmployee: true } as const
const siteManagement = { all: ['ROLE_SETUP_SITE_VIEW'], orEmployee: true } as const
const userManagement = { all: ['ROLE_USER_MANAGEMENT_VIEW'], orEmployee: true } as const

/** R47: reading needs the role of a screen that shows it, writing a role of its own. */
export const OPERATION_ACCESS: Readonly<Record<OperationId, OperationAccess>> = {
  'session.userInfo': 'signed-in',
  'session.signIn': 'public',
  'session.signOut': 'public',
  'districts.all': 'signed-in',
  'districts.list': 'signed-in',
  'sites.list': [siteManagement, userManagement, tableViewer],
  'staff.list': [userManagement, tableViewer],
  'students.list': [tableViewer],
  'enrollment.list': [tableViewer],
  'sisImports.list': templates,
  'sisImports.detailed': templates,
  'sisImports.translations': templates,
  'sisImports.sync': [{ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] }],
  'importLogs.headers': [importLogs, dataExplorer],
  'importLogs.results': [importLogs, dataExplorer],
  'importLogs.details': [importLogs],
  'reference.schoolYears': 'signed-in',
  'reference.components': 'signed-in',
  'reference.possibleValues': 'signed-in',
  'reference.databaseColumnMap': 'signed-in',
  'reference.sisSystems': 'signed-in',
  'reference.configuration': 'signed-in',
  'reference.publicClients': 'public',
  'userPreferences.get': 'signed-in',
  'userPreferences.postColumnStates': 'signed-in',
  'userPreferences.patchColumnStates': 'signed-in',
  'userPreferences.postPageSizes': 'signed-in',
  'userPreferences.patchPageSizes': 'signed-in',
}
