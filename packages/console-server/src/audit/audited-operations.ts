import type { AuditSubjectKind, OperationId } from '@edconsole/console-core/contract'

/** Calls that change what the audit log is about, with what each records. */
export const AUDITED_OPERATIONS: { readonly [Id in OperationId]?: readonly AuditSubjectKind[] } = {
  'districts.create': ['district', 'client'],
  'districts.update': ['district', 'connection'],
  'apiProvider.update': ['connection'],
  'inbox.update': ['inbox'],
  'inbox.createKey': ['inbox'],
  'inbox.revokeKey': ['inbox'],
  'staff.create': ['staff'],
  'staff.update': ['staff'],
  'exports.create': ['export'],
  'exports.update': ['export'],
  'exports.remove': ['export'],
  'clients.create': ['client'],
  'clients.update': ['client'],
  'clients.addProducts': ['client'],
  'clients.removeProducts': ['client'],
  'authentications.create': ['authentication'],
  'authentications.update': ['authentication'],
  'authentications.remove': ['authentication'],
  'instances.create': ['instance'],
  'instances.update': ['instance'],
  'instances.remove': ['instance'],
  'instances.setStatus': ['instance'],
  'instances.createSandbox': ['instance'],
  'instances.addProducts': ['instance'],
  'instances.removeProducts': ['instance'],
  'accounts.update': ['account'],
  'accounts.requireNewPasswords': ['account'],
  'roles.create': ['role'],
  'roles.update': ['role'],
  'users.update': ['user'],
}

const READS = 'reads and tests only'
const RUN = 'starts a run, which has a log of its own'
const OWN = "a person's own settings or session"
const LINK = "a person's own password, which Account Sync Logs note"
const UPLOAD = 'files that nothing is imported of yet; the inbox notes who brought what'
const TEMPLATE = 'set-up of data, with a version and an author of its own'

/** The other calls that aren't plain reading, with the reason why they leave no entry. */
export const NOT_AUDITED: { readonly [Id in OperationId]?: string } = {
  'session.signIn': OWN,
  'session.signOut': OWN,
  'passwordLinks.request': LINK,
  'passwordLinks.check': READS,
  'passwordLinks.use': LINK,
  'passwordLinks.renew': LINK,
  'ownAccount.changePassword': LINK,
  'ownAccount.endOtherSessions': OWN,
  'ownAccount.endSession': OWN,
  'accounts.signOut': 'ends sessions, which Account Sync Logs note',
  'accounts.sendInvitations':
    'sends emails; the account notes when, and lets in nobody who was not to come in',
  'districts.requestFromCustomer': 'sends an email; the district notes when and to whom',
  'validators.aeries': READS,
  'validators.q': READS,
  'validators.qmlativ': READS,
  'validators.oneroster': READS,
  'sites.create': "a district's data; the site names the fields that people changed",
  'sites.update': "a district's data; the site names the fields that people changed",
  'sites.updateMany': "a district's data; the site names the fields that people changed",
  'sisImports.create': TEMPLATE,
  'sourceFormats.createTemplates': TEMPLATE,
  'sisImports.update': TEMPLATE,
  'sisImports.remove': TEMPLATE,
  'sisImports.createTranslation': TEMPLATE,
  'sisImports.updateTranslation': TEMPLATE,
  'sisImports.sync': RUN,
  'importUploads.announce': UPLOAD,
  'importUploads.check': UPLOAD,
  'importUploads.start': RUN,
  'importUploads.removeFile': UPLOAD,
  'importUploads.discard': UPLOAD,
  'exports.sendNow': RUN,
  'rollover.staff': RUN,
  'rollover.templates': RUN,
  'rollover.exports': RUN,
  'authentications.readAddress': READS,
  'productsEnabled.update': 'the product notes when and by whom it was turned on',
  'userPreferences.postColumnStates': OWN,
  'userPreferences.patchColumnStates': OWN,
  'userPreferences.postPageSizes': OWN,
  'userPreferences.patchPageSizes': OWN,
}
