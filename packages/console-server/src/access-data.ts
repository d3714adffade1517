import {
  type AccessRule,
  DISTRICT_RULES_BY_PART,
  type OperationId,
  resources,
} from '@edconsole/console-core/contract'

/** Who may make a call: anyone, any signed-in user, or users who satisfy one of the rules. */
export type OperationAccess = 'public' | 'signed-in' | readonly AccessRule[]

const tableViewer = { all: ['ROLE_TABLE_VIEWER_VIEW'] } as const
const templates = [
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] },
] as const
const templateWrites = [{ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] }] as const
const importLogs = { all: ['ROLE_IMPORT_LOG_VIEW'] } as const
const employee = [{ all: ['ROLE_ILLUMINATE_EMPLOYEE'] }] as const
const exportLogs = [{ all: ['ROLE_EXPORT_LOG_VIEW'] }] as const
const exportWrites = [{ all: ['ROLE_SETUP_EXPORT_PRODUCT_EDIT'] }] as const
const dataExplorer = { all: ['ROLE_DATA_EXPLORER_VIEW'], orEmployee: true } as const
const apiSetup = [{ all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] }] as const
const districtRules = DISTRICT_RULES_BY_PART
const siteManagement = { all: ['ROLE_SETUP_SITE_VIEW'], orEmployee: true } as const
const userManagement = { all: ['ROLE_USER_MANAGEMENT_VIEW'], orEmployee: true } as const
const setup = { all: ['ROLE_SETUP_VIEW'], orEmployee: true } as const
const exportProducts = [
  { all: ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'] },
  { all: ['ROLE_SETUP_EXPORT_PRODUCT_CREATE'] },
  { all: ['ROLE_SETUP_EXPORT_PRODUCT_EDIT'] },
] as const
const clientList = { all: ['ROLE_IMT_CLIENTS_VIEW'] } as const
const client = { all: ['ROLE_IMT_CLIENTS_VIEW'], orEmployee: true } as const
const instanceList = { all: ['ROLE_IMT_INSTANCES_VIEW'] } as const
const instance = { all: ['ROLE_IMT_INSTANCES_VIEW'], orEmployee: true } as const
const instanceCreate = { all: ['ROLE_IMT_INSTANCES_CREATE'], orEmployee: true } as const
const clientsShown = [
  clientList,
  client,
  instanceCreate,
  { all: ['ROLE_IMT_AUTHENTICATIONS_VIEW'] },
  { all: ['ROLE_ACCOUNT_SERVICE_VIEW'] },
] as const
const instancesShown = [instanceList, instance, client, setup] as const
const authentications = [
  { all: ['ROLE_SETUP_AUTH_VIEW'] },
  { all: ['ROLE_IMT_AUTHENTICATIONS_VIEW'] },
] as const
const clientWrites = [{ all: ['ROLE_IMT_CLIENTS_EDIT'] }] as const
const instanceWrites = [{ all: ['ROLE_IMT_INSTANCES_CREATE'] }] as const

const accountService = { all: ['ROLE_ACCOUNT_SERVICE_VIEW'] } as const
const userManagementEdit = { all: ['ROLE_USER_MANAGEMENT_EDIT'], orEmployee: true } as const
const accountsShown = [accountService, userManagement, userManagementEdit] as const
const providerStaff = { all: ['ROLE_ILLUMINATE_EMPLOYEE'] } as const
const userRoles = { all: ['ROLE_USER_VIEW'], orEmployee: true } as const
const rolesView = { all: ['ROLE_USER_ROLE_VIEW'], orEmployee: true } as const
const rolesCreate = { all: ['ROLE_USER_ROLE_CREATE'], orEmployee: true } as const
const roleWrites = [{ all: ['ROLE_USER_ROLE_CREATE'] }] as const

/** R47: reading requires the role of a screen that shows the data, writing its own role. */
export const OPERATION_ACCESS: Readonly<Record<OperationId, OperationAccess>> = {
  'session.userInfo': 'signed-in',
  'session.signIn': 'public',
  'session.signOut': 'public',
  'passwordLinks.request': 'public',
  'passwordLinks.check': 'public',
  'passwordLinks.use': 'public',
  'passwordLinks.renew': 'public',
  'secondStep.use': 'public',
  'secondStep.startApp': 'public',
  'secondStep.confirmApp': 'public',
  'secondStep.startPasskey': 'public',
  'secondStep.confirmPasskey': 'public',
  'secondStep.requestPasskey': 'public',
  'secondStep.usePasskey': 'public',
  'signInLinks.check': 'public',
  'signInLinks.use': 'public',
  'districts.all': 'signed-in',
  'districts.list': 'signed-in',
  'districts.create': [districtRules.profile],
  'districts.update': [districtRules.contact, districtRules.profile, districtRules.notes],
  'districts.requestFromCustomer': [providerStaff],
  'fleet.list': resources.fleet.list.extension ?? [],
  'fleet.counts': resources.fleet.counts.extension ?? [],
  'fleet.states': resources.fleet.states.extension ?? [],
  'fleet.owners': resources.fleet.owners.extension ?? [],
  'fleet.assign': resources.fleet.assign.extension ?? [],
  'fleet.sync': resources.fleet.sync.extension ?? [],
  'apiProvider.configs': [
    { all: ['ROLE_SETUP_SIS_IMPORTS_API_VIEW'] },
    { all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'] },
  ],
  'apiProvider.update': apiSetup,
  'validators.aeries': apiSetup,
  'validators.q': apiSetup,
  'validators.qmlativ': apiSetup,
  'validators.oneroster': apiSetup,
  'sites.list': [siteManagement, userManagement, tableViewer],
  'sites.create': [providerStaff],
  'sites.update': [providerStaff],
  'sites.updateMany': [providerStaff],
  'staff.list': [userManagement, tableViewer],
  'staff.create': [{ all: ['ROLE_USER_MANAGEMENT_CREATE'], orEmployee: true }],
  'staff.update': [userManagementEdit],
  'students.list': [tableViewer],
  'enrollment.list': [tableViewer],
  'gradingPeriods.list': [tableViewer],
  'contacts.list': [tableViewer],
  'courses.list': [tableViewer],
  'sections.list': [tableViewer],
  'schedules.list': [tableViewer],
  'attendance.list': [tableViewer],
  'behavior.list': [tableViewer],
  'gradebooks.list': [tableViewer],
  'grades.list': [tableViewer],
  'transcripts.list': [tableViewer],
  'studentTags.list': [tableViewer],
  'studentPrograms.list': [tableViewer],
  'sisImports.list': templates,
  'sisImports.detailed': templates,
  'sisImports.translations': templates,
  'sisImports.create': [{ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] }],
  'sisImports.update': templateWrites,
  'sisImports.remove': templateWrites,
  'sisImports.createTranslation': templateWrites,
  'sisImports.updateTranslation': templateWrites,
  'sisImports.sync': templateWrites,
  'sourceFormats.get': resources.sourceFormats.get.extension ?? [],
  'sourceFormats.createTemplates': resources.sourceFormats.createTemplates.extension ?? [],
  'inbox.get': resources.inbox.get.extension ?? [],
  'inbox.update': resources.inbox.update.extension ?? [],
  'inbox.createKey': resources.inbox.createKey.extension ?? [],
  'inbox.revokeKey': resources.inbox.revokeKey.extension ?? [],
  'importLogs.headers': [importLogs, dataExplorer],
  'importLogs.results': [importLogs, dataExplorer],
  'importLogs.details': [importLogs],
  'importLogs.removals': resources.importLogs.removals.extension ?? [],
  'importLogs.compare': resources.importLogs.compare.extension ?? [],
  'importLogs.status': resources.importLogs.status.extension ?? [],
  'corrections.list': resources.corrections.list.extension ?? [],
  'corrections.rows': resources.corrections.rows.extension ?? [],
  'corrections.send': resources.corrections.send.extension ?? [],
  'corrections.answer': resources.corrections.answer.extension ?? [],
  'corrections.close': resources.corrections.close.extension ?? [],
  'notes.list': resources.notes.list.extension ?? [],
  'notes.create': resources.notes.create.extension ?? [],
  'notes.update': resources.notes.update.extension ?? [],
  'notes.remove': resources.notes.remove.extension ?? [],
  'importUploads.current': templateWrites,
  'importUploads.announce': templateWrites,
  'importUploads.check': templateWrites,
  'importUploads.start': templateWrites,
  'importUploads.removeFile': templateWrites,
  'importUploads.discard': templateWrites,
  'exports.list': exportProducts,
  'exports.create': [{ all: ['ROLE_SETUP_EXPORT_PRODUCT_CREATE'] }],
  'exports.update': exportWrites,
  'exports.remove': exportWrites,
  'exports.sendNow': exportWrites,
  'exports.testDestination': resources.exports.testDestination.extension ?? [],
  'exportLogs.headers': exportLogs,
  'exportLogs.results': exportLogs,
  'exportLogs.details': exportLogs,
  'exportLogs.check': resources.exportLogs.check.extension ?? [],
  'rolloverRuns.list': resources.rolloverRuns.list.extension ?? [],
  'rolloverRuns.districts': resources.rolloverRuns.districts.extension ?? [],
  'rolloverRuns.preview': resources.rolloverRuns.preview.extension ?? [],
  'rolloverRuns.start': resources.rolloverRuns.start.extension ?? [],
  'rolloverRuns.cancel': resources.rolloverRuns.cancel.extension ?? [],
  'rolloverRuns.retry': resources.rolloverRuns.retry.extension ?? [],
  'rollover.staff': employee,
  'rollover.templates': employee,
  'rollover.exports': employee,
  'reference.schoolYears': 'signed-in',
  'reference.components': 'signed-in',
  'reference.possibleValues': 'signed-in',
  'reference.databaseColumnMap': 'signed-in',
  'reference.sisSystems': 'signed-in',
  'reference.configuration': 'signed-in',
  'reference.publicClients': 'public',
  'products.list': [...instancesShown, instanceCreate, ...exportProducts],
  'productsEnabled.list': [setup, ...exportProducts],
  'productsEnabled.update': [{ all: ['ROLE_ILLUMINATE_EMPLOYEE'] }],
  'subscriptions.list': instancesShown,
  'instances.list': instancesShown,
  'instances.create': instanceWrites,
  'instances.get': instancesShown,
  'instances.update': instanceWrites,
  'instances.remove': instanceWrites,
  'instances.setStatus': instanceWrites,
  'instances.createSandbox': instanceWrites,
  'instances.products': instancesShown,
  'instances.addProducts': instanceWrites,
  'instances.removeProducts': instanceWrites,
  'clients.list': clientsShown,
  'clients.create': [{ all: ['ROLE_IMT_CLIENTS_CREATE'] }],
  'clients.get': clientsShown,
  'clients.update': clientWrites,
  'clients.products': clientsShown,
  'clients.addProducts': clientWrites,
  'clients.removeProducts': clientWrites,
  'people.list': resources.people.list.extension ?? [],
  'accounts.list': accountsShown,
  'accounts.get': accountsShown,
  'accounts.update': [accountService, userManagementEdit],
  'accounts.requireNewPasswords': resources.accounts.requireNewPasswords.extension ?? [],
  'accounts.signOut': resources.accounts.signOut.extension ?? [],
  'accounts.resetFactors': resources.accounts.resetFactors.extension ?? [],
  'accounts.sendPasswordLink': resources.accounts.sendPasswordLink.extension ?? [],
  'accounts.sendInvitations': resources.accounts.sendInvitations.extension ?? [],
  'serviceTokens.list': accountsShown,
  'serviceTokens.create': resources.serviceTokens.create.extension ?? [],
  'serviceTokens.revoke': resources.serviceTokens.revoke.extension ?? [],
  'accountSyncLogs.list': [{ all: ['ROLE_ACCOUNT_SYNC_LOGS_VIEW'], orEmployee: true }],
  'auditLog.list': resources.auditLog.list.extension ?? [],
  'auditLog.ofDistrict': resources.auditLog.ofDistrict.extension ?? [],
  'roles.list': [providerStaff, rolesView, rolesCreate, userRoles],
  'roles.get': [rolesView],
  'roles.create': roleWrites,
  'roles.update': roleWrites,
  'users.list': [providerStaff, rolesView, userRoles],
  'users.get': [rolesView, userRoles],
  'users.update': roleWrites,
  'authentications.list': authentications,
  'authentications.create': authentications,
  'authentications.update': authentications,
  'authentications.remove': authentications,
  'authentications.remote': authentications,
  'authentications.readAddress': resources.authentications.readAddress.extension ?? [],
  'authentications.testSignIn': resources.authentications.testSignIn.extension ?? [],
  'authentications.readTest': resources.authentications.readTest.extension ?? [],
  'alerts.messages': resources.alerts.messages.extension ?? [],
  'alerts.unread': resources.alerts.unread.extension ?? [],
  'alerts.markRead': resources.alerts.markRead.extension ?? [],
  'personalData.noteShown': resources.personalData.noteShown.extension ?? [],
  'alerts.settings': resources.alerts.settings.extension ?? [],
  'alerts.saveSettings': resources.alerts.saveSettings.extension ?? [],
  'webhooks.list': resources.webhooks.list.extension ?? [],
  'webhooks.create': resources.webhooks.create.extension ?? [],
  'webhooks.update': resources.webhooks.update.extension ?? [],
  'webhooks.remove': resources.webhooks.remove.extension ?? [],
  'webhooks.rotateSecret': resources.webhooks.rotateSecret.extension ?? [],
  'webhooks.test': resources.webhooks.test.extension ?? [],
  'webhooks.deliveries': resources.webhooks.deliveries.extension ?? [],
  'ownAccount.get': resources.ownAccount.get.extension ?? [],
  'ownAccount.changePassword': resources.ownAccount.changePassword.extension ?? [],
  'ownAccount.sessions': resources.ownAccount.sessions.extension ?? [],
  'ownAccount.endOtherSessions': resources.ownAccount.endOtherSessions.extension ?? [],
  'ownAccount.endSession': resources.ownAccount.endSession.extension ?? [],
  'secondFactors.list': resources.secondFactors.list.extension ?? [],
  'secondFactors.startApp': resources.secondFactors.startApp.extension ?? [],
  'secondFactors.confirmApp': resources.secondFactors.confirmApp.extension ?? [],
  'secondFactors.startPasskey': resources.secondFactors.startPasskey.extension ?? [],
  'secondFactors.confirmPasskey': resources.secondFactors.confirmPasskey.extension ?? [],
  'secondFactors.renamePasskey': resources.secondFactors.renamePasskey.extension ?? [],
  'secondFactors.renewCodes': resources.secondFactors.renewCodes.extension ?? [],
  'secondFactors.remove': resources.secondFactors.remove.extension ?? [],
  'userPreferences.get': 'signed-in',
  'userPreferences.postColumnStates': 'signed-in',
  'userPreferences.patchColumnStates': 'signed-in',
  'userPreferences.postPageSizes': 'signed-in',
  'userPreferences.patchPageSizes': 'signed-in',
  'savedViews.list': resources.savedViews.list.extension ?? [],
  'savedViews.create': resources.savedViews.create.extension ?? [],
  'savedViews.update': resources.savedViews.update.extension ?? [],
  'savedViews.remove': resources.savedViews.remove.extension ?? [],
}

/** Describes who may make a call: `ROLE_SETUP_SITE_VIEW or employee, or ROLE_TABLE_VIEWER_VIEW`. */
export const describeAccess = (access: OperationAccess): string => {
  if (access === 'public') return 'anyone, without a session'
  if (access === 'signed-in') return 'any signed-in user'
  return access
    .map(({ all, orEmployee }) => `${all.join(' and ')}${orEmployee ? ' or employee' : ''}`)
    .join(', or ')
}
