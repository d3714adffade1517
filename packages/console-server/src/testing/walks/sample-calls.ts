import type { InputOf, OperationId } from '@edconsole/console-core/contract'
import { SAMPLE_METADATA } from './certificate.ts'
import type { Records } from './records-of.ts'

type Bodies = {
  readonly [Id in OperationId]?: (records: Records) => InputOf<Id>
}

/** A right body of every call that takes one, for the records of one district. */
export const SAMPLE_BODIES: Bodies = {
  'passwordLinks.request': () => ({ username: 'nobody@example.org' }),
  'passwordLinks.check': () => ({ token: 'made-up' }),
  'passwordLinks.use': () => ({ token: 'made-up', newPassword: 'nine green bottles hanging' }),
  'passwordLinks.renew': () => ({ token: 'made-up' }),
  'secondStep.use': () => ({ code: '123456' }),
  'secondStep.confirmApp': () => ({ code: '123456' }),
  'districts.create': () => ({ lea: '5500001', districtName: 'Fernhill Unified', state: 'OR' }),
  'districts.update': () => ({ contactName: 'Robin Moss', city: 'Fernhill', notes: 'Called on Monday' }),
  'fleet.assign': ({ district }) => ({ districtIds: [district], ownerId: null }),
  'fleet.sync': ({ district }) => ({ districtIds: [district] }),
  'apiProvider.update': () => ({ sisApiUrl: 'https://sis.example.org', sisApiKey: 'a'.repeat(32) }),
  'validators.aeries': () => ({ baseAPI: 'https://localhost', cert: 'a'.repeat(32) }),
  'validators.q': () => ({ baseAPI: 'https://localhost', fileName: 'q', key: 'a', secret: 'b' }),
  'validators.qmlativ': () => ({ baseAPI: 'https://localhost', key: 'a', secret: 'b' }),
  'validators.oneroster': () => ({ baseAPI: 'https://localhost', key: 'a', secret: 'b' }),
  'sites.create': () => ({
    siteCode: 'F1',
    siteName: 'Fernhill Elementary',
    lowGrade: '01',
    city: 'Fernhill',
  }),
  'sites.update': () => ({ siteName: 'Fernhill Elementary', principalName: 'Robin Moss' }),
  'sites.updateMany': ({ site }) => ({ sites: [{ id: site, includeInExport: false }] }),
  'staff.create': ({ siteCode }) => ({
    staffId: 'F1',
    firstName: 'Robin',
    lastName: 'Moss',
    role: 'teacher',
    siteCodes: [siteCode],
    emailAddress: 'robin.moss@example.org',
  }),
  'staff.update': () => ({ lastName: 'Moss', title: 'Head of year' }),
  'sisImports.create': () => ({
    name: 'Fern courses',
    componentName: 'courses',
    filePattern: 'courses*.csv',
  }),
  'sisImports.update': ({ templateVersion }) => ({ name: 'Renamed', version: templateVersion }),
  'sisImports.createTranslation': ({ template, column, possibleValue }) => ({
    sisImportId: template,
    importTemplateColumnId: column,
    sourceValue: 'Fern',
    translatedValue: possibleValue,
  }),
  'sisImports.updateTranslation': ({ templateVersion }) => ({
    sourceValue: 'Moss',
    version: templateVersion,
  }),
  'sisImports.sync': () => ({}),
  'importUploads.announce': () => ({ files: [{ name: 'students.csv', bytes: 0, lastModified: null }] }),
  'importUploads.check': () => ({}),
  'importUploads.start': () => ({ when: 'now' }),
  'exports.create': ({ product }) => ({
    name: 'Fern export',
    components: ['students'],
    deliveryMethod: 'download',
    productId: product,
  }),
  'sourceFormats.createTemplates': () => ({ formatId: 'oneRoster11' }),
  'inbox.update': () => ({ isPaused: true }),
  'inbox.createKey': () => ({ kind: 'password', name: 'Nightly job' }),
  'exports.update': () => ({ name: 'Moss export' }),
  'exports.sendNow': ({ export: id }) => ({ exportIds: [id] }),
  'instances.create': ({ client }) => ({
    clientId: client,
    name: 'fernhill-demo',
    environment: 'demo',
    region: 'us-west',
  }),
  'instances.update': () => ({ name: 'fernhill-prod' }),
  'instances.setStatus': () => ({ status: 'maintenance', reason: 'Upgrade' }),
  'instances.addProducts': ({ product }) => [product],
  'instances.removeProducts': ({ product }) => [product],
  'clients.create': () => ({ clientName: 'Fernhill', clientType: 'district', state: 'OR', slug: 'fernhill' }),
  'clients.update': () => ({ city: 'Fernhill', accountNumber: 'F-1' }),
  'clients.addProducts': ({ product }) => [product],
  'clients.removeProducts': ({ product }) => [product],
  'authentications.create': () => ({
    provider: 'google',
    displayName: 'Google',
    settings: { clientId: 'fern', clientSecret: 'moss', hostedDomains: ['example.org'] },
  }),
  'authentications.update': () => ({ displayName: 'Renamed', sortOrder: 3 }),
  'authentications.readAddress': () => ({ provider: 'saml', metadataXml: SAMPLE_METADATA }),
  'authentications.testSignIn': () => ({ autoLinkByEmail: true }),
  'authentications.readTest': () => ({ testId: 'none' }),
  'productsEnabled.update': () => ({ enabled: false }),
  'accounts.update': () => ({ isEnabled: false }),
  'accounts.requireNewPasswords': () => ({ userType: 'guardian' }),
  'accounts.sendInvitations': ({ account }) => ({ accountIds: [account] }),
  'serviceTokens.create': () => ({ name: 'Nightly job', access: 'read', expiresInDays: 90 }),
  'ownAccount.changePassword': () => ({ currentPassword: 'fern', newPassword: 'nine green bottles hanging' }),
  'secondFactors.startApp': () => ({ currentPassword: 'fern' }),
  'secondFactors.confirmApp': () => ({ code: '123456' }),
  'secondFactors.renewCodes': () => ({ currentPassword: 'fern' }),
  'secondFactors.remove': () => ({ id: 1, currentPassword: 'fern' }),
  'roles.create': () => ({ name: 'ROLE_FERN', displayName: 'Fern', description: 'Of ferns', children: [] }),
  'roles.update': () => ({ displayName: 'Fern' }),
  'users.update': ({ district }) => ({ status: 'disabled', districtIds: [district] }),
  'userPreferences.postColumnStates': () => ({ 'import-logs': [{ field: 'status', hidden: true }] }),
  'userPreferences.patchColumnStates': () => ({ 'import-logs': [{ field: 'status', width: 90 }] }),
  'userPreferences.postPageSizes': () => ({ 'import-logs': 50 }),
  'userPreferences.patchPageSizes': () => ({ 'import-logs': 100 }),
}

/** Which record the address of a call names. */
export const RECORD_IN_ADDRESS: { readonly [Id in OperationId]?: keyof Records } = {
  'districts.update': 'district',
  'districts.requestFromCustomer': 'district',
  'apiProvider.configs': 'district',
  'apiProvider.update': 'district',
  'sites.update': 'site',
  'staff.update': 'staff',
  'sisImports.update': 'template',
  'sisImports.remove': 'template',
  'sisImports.updateTranslation': 'translation',
  'inbox.revokeKey': 'inboxKey',
  'exports.update': 'export',
  'exports.remove': 'export',
  'exportLogs.check': 'exportBatch',
  'instances.get': 'instance',
  'instances.update': 'instance',
  'instances.remove': 'instance',
  'instances.setStatus': 'instance',
  'instances.createSandbox': 'instance',
  'instances.products': 'instance',
  'instances.addProducts': 'instance',
  'instances.removeProducts': 'instance',
  'clients.get': 'client',
  'clients.update': 'client',
  'clients.products': 'client',
  'clients.addProducts': 'client',
  'clients.removeProducts': 'client',
  'authentications.update': 'authentication',
  'authentications.remove': 'authentication',
  'authentications.testSignIn': 'authentication',
  'authentications.readTest': 'authentication',
  'accounts.get': 'account',
  'accounts.update': 'account',
  'accounts.signOut': 'account',
  'serviceTokens.list': 'account',
  'serviceTokens.create': 'account',
  'serviceTokens.revoke': 'account',
  'accounts.resetFactors': 'account',
  'users.get': 'user',
  'users.update': 'user',
  'roles.get': 'role',
  'roles.update': 'role',
  'productsEnabled.update': 'product',
}

/** A call about records: address and body. */
export const sampleCall = (
  id: OperationId,
  records: Records,
): { record?: string | number; body?: unknown } => {
  const named = RECORD_IN_ADDRESS[id]
  const body = SAMPLE_BODIES[id]
  return {
    ...(named ? { record: records[named] } : {}),
    ...(body ? { body: body(records) } : {}),
  }
}

/** What a read about the records of a seeded district is answered with. Files of seeded exports were never stored. */
export const statusOfRead = (id: OperationId): number => (id === 'exportLogs.check' ? 404 : 200)
