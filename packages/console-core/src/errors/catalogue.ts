import type { OperationId } from '../resources/operation-id.ts'

// Every text of a failure or confirmation that the product fixes ([S8]), word for word. `{…}` stands for a value.
// Read by tests only: an operation's own texts stand beside it in `resources/`.

/** The plain messages of failures, with the calls that say them; where [S8] names no call, R21 does. */
export const FAILURE_CATALOGUE: Readonly<Record<string, readonly OperationId[]>> = {
  'Error fetching exports': ['exports.list'],
  'Error patching export {id}': ['exports.update'],
  'Error posting export for {lea}': ['exports.create'],
  'Error removing export {id}': ['exports.remove'],
  'Error sending export': ['exports.sendNow'],
  'Error fetching attendance.': ['attendance.list'],
  'Error fetching behavior.': ['behavior.list'],
  'Error fetching courses.': ['courses.list'],
  'Error fetching SIS Import Template Components.': ['reference.components'],
  'Error fetching SIS Import Template Possible Values.': ['reference.possibleValues'],
  'Error fetching Database Column Map': ['reference.databaseColumnMap'],
  'Error fetching grading periods': ['gradingPeriods.list'],
  'Error fetching import logs': ['importLogs.headers', 'importLogs.results', 'importLogs.details'],
  'Error fetching export log headers': ['exportLogs.headers'],
  'Error fetching export log details': ['exportLogs.details'],
  'Error fetching export log results': ['exportLogs.results'],
  'Error fetching SIS Imports': ['sisImports.list', 'sisImports.detailed'],
  'Error initiating import. {reason}': ['sisImports.sync'],
  'Error removing template {id}': ['sisImports.remove'],
  'Error fetching sis apis': ['apiProvider.configs', 'reference.sisSystems'],
  'Error fetching sites': ['sites.list'],
  'Error updating sites': ['sites.update', 'sites.updateMany'],
  'Error fetching staff': ['staff.list'],
  'Error fetching students': ['students.list'],
  'Error fetching students tags': ['studentTags.list'],
  'Error fetching subscriptions': ['subscriptions.list'],
  'Error fetching ied products': ['products.list'],
  'Error fetching roles': ['roles.list', 'roles.get'],
  'Error patching roles': ['roles.update'],
  'Error posting roles': ['roles.create'],
  'Error fetching user preferences': ['userPreferences.get'],
  'Error posting column states': ['userPreferences.postColumnStates'],
  'Error patching column states': ['userPreferences.patchColumnStates'],
  'Error posting pages sizes': ['userPreferences.postPageSizes'],
  'Error patching pages sizes': ['userPreferences.patchPageSizes'],
}

/** The sentence around a server's reason, the odd space included. */
export const FAILURE_SENTENCE = 'An error occurred while {verb} {records} . Reason: {reason}'

export const DENIAL_SENTENCE = 'Access Denied. Requires the following role(s): {roles}'

/** Of each item that a call left as it was; several are joined by commas. */
export const ITEM_SENTENCE = 'Error returned. {code} {message}'

export const CONFIRMATION_SENTENCES = {
  POST: '{type} created ({identifier})',
  PATCH: '{type} updated ({identifier})',
} as const

/** What is confirmed, by which calls, and what an item is named by (R21). */
export const CONFIRMATION_CATALOGUE: readonly {
  type: string
  calls: readonly OperationId[]
  /** What a call answers, and what that is named by. */
  item: object
  identifier: string
}[] = [
  {
    type: 'District',
    calls: ['districts.create', 'districts.update'],
    item: { districtName: 'Larkspur Unified' },
    identifier: 'Larkspur Unified',
  },
  { type: 'Site', calls: ['sites.create', 'sites.update'], item: { siteCode: '0417' }, identifier: '0417' },
  {
    type: 'Site',
    calls: ['sites.updateMany'],
    item: [{ siteCode: '0417' }, { siteCode: '0420' }],
    identifier: '0417, 0420',
  },
  {
    type: 'Staff',
    calls: ['staff.create', 'staff.update'],
    item: { lastName: 'Okafor', firstName: 'Maria' },
    identifier: 'Okafor, Maria',
  },
  {
    type: 'Template',
    calls: ['sisImports.create', 'sisImports.update'],
    item: { componentName: 'gradingPeriods' },
    identifier: 'Grading Periods',
  },
  {
    type: 'Translation',
    calls: ['sisImports.createTranslation', 'sisImports.updateTranslation'],
    item: { sourceValue: '1st' },
    identifier: '1st',
  },
  { type: 'File delivery', calls: ['inbox.update'], item: { lea: '4107320' }, identifier: '4107320' },
  {
    type: 'Export',
    calls: ['exports.create', 'exports.update'],
    item: { productName: 'Assessment' },
    identifier: 'Assessment',
  },
  {
    type: 'User',
    calls: ['users.update'],
    item: { emailAddress: 'ana.reyes@example.org' },
    identifier: 'ana.reyes@example.org',
  },
  {
    type: 'Webhook',
    calls: ['webhooks.create', 'webhooks.update'],
    item: { name: 'Service desk' },
    identifier: 'Service desk',
  },
  {
    type: 'Role',
    calls: ['roles.create', 'roles.update'],
    item: { name: 'ROLE_READER' },
    identifier: 'ROLE_READER',
  },
  {
    type: 'Client',
    calls: ['clients.create', 'clients.update'],
    item: { clientName: 'Larkspur' },
    identifier: 'Larkspur',
  },
  {
    type: 'Instance',
    calls: ['instances.create', 'instances.update', 'instances.setStatus', 'instances.createSandbox'],
    item: { name: 'larkspur-prod' },
    identifier: 'larkspur-prod',
  },
  {
    type: 'Authentication',
    calls: ['authentications.create', 'authentications.update'],
    item: { displayName: 'Staff sign-in' },
    identifier: 'Staff sign-in',
  },
]
