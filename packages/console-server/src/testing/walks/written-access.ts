/**
 * Who may make each call (R47), written a second time, manually and with role names: the server's behavior is compared
 * with this, and with nothing generated from the server's own table.
 *
 * `everybody`, `signed in`, or roles that each open the call by themselves. `A & B` needs both; `A or employee` is
 * also open to provider staff without A where "or employee" is read so (R3).
 */
const ROWS = `
session.userInfo                    signed in
session.signIn                      everybody
session.signOut                     everybody
passwordLinks.request               everybody
passwordLinks.check                 everybody
passwordLinks.use                   everybody
passwordLinks.renew                 everybody
secondStep.use                      everybody
secondStep.startApp                 everybody
secondStep.confirmApp               everybody
secondStep.startPasskey             everybody
secondStep.confirmPasskey           everybody
secondStep.requestPasskey           everybody
secondStep.usePasskey               everybody
signInLinks.check                   everybody
signInLinks.use                     everybody
alerts.messages                     signed in
alerts.unread                       signed in
alerts.markRead                     signed in
personalData.noteShown              signed in
alerts.settings                     signed in
alerts.saveSettings                 signed in
ownAccount.get                      signed in
ownAccount.changePassword           signed in
ownAccount.sessions                 signed in
ownAccount.endOtherSessions         signed in
ownAccount.endSession               signed in
secondFactors.list                  signed in
secondFactors.startApp              signed in
secondFactors.confirmApp            signed in
secondFactors.startPasskey          signed in
secondFactors.confirmPasskey        signed in
secondFactors.renamePasskey         signed in
secondFactors.renewCodes            signed in
secondFactors.remove                signed in
userPreferences.get                 signed in
userPreferences.postColumnStates    signed in
userPreferences.patchColumnStates   signed in
userPreferences.postPageSizes       signed in
userPreferences.patchPageSizes      signed in
savedViews.list                     signed in
savedViews.create                   signed in
savedViews.update                   signed in
savedViews.remove                   signed in

districts.all                       signed in
districts.list                      signed in
districts.create                    SETUP_DISTRICT_CREATE or employee
districts.requestFromCustomer       ILLUMINATE_EMPLOYEE
fleet.list                          ILLUMINATE_EMPLOYEE
fleet.counts                        ILLUMINATE_EMPLOYEE
fleet.states                        ILLUMINATE_EMPLOYEE
fleet.owners                        ILLUMINATE_EMPLOYEE
fleet.assign                        ILLUMINATE_EMPLOYEE
fleet.sync                          ILLUMINATE_EMPLOYEE & SETUP_SIS_IMPORTS_TEMPLATES_EDIT
reference.schoolYears               signed in
reference.components                signed in
reference.possibleValues            signed in
reference.databaseColumnMap         signed in
reference.sisSystems                signed in
reference.configuration             signed in
reference.publicClients             everybody

apiProvider.configs                 SETUP_SIS_IMPORTS_API_VIEW; SETUP_SIS_IMPORTS_API_EDIT & SETUP_DISTRICT_VIEW
apiProvider.update                  SETUP_SIS_IMPORTS_API_EDIT
validators.aeries                   SETUP_SIS_IMPORTS_API_EDIT
validators.q                        SETUP_SIS_IMPORTS_API_EDIT
validators.qmlativ                  SETUP_SIS_IMPORTS_API_EDIT
validators.oneroster                SETUP_SIS_IMPORTS_API_EDIT

sites.list                          SETUP_SITE_VIEW or employee; USER_MANAGEMENT_VIEW or employee; TABLE_VIEWER_VIEW
sites.create                        ILLUMINATE_EMPLOYEE
sites.update                        ILLUMINATE_EMPLOYEE
sites.updateMany                    ILLUMINATE_EMPLOYEE
staff.list                          USER_MANAGEMENT_VIEW or employee; TABLE_VIEWER_VIEW
staff.create                        USER_MANAGEMENT_CREATE or employee
staff.update                        USER_MANAGEMENT_EDIT or employee
students.list                       TABLE_VIEWER_VIEW
enrollment.list                     TABLE_VIEWER_VIEW
attendance.list                     TABLE_VIEWER_VIEW
behavior.list                       TABLE_VIEWER_VIEW
contacts.list                       TABLE_VIEWER_VIEW
courses.list                        TABLE_VIEWER_VIEW
grades.list                         TABLE_VIEWER_VIEW
gradebooks.list                     TABLE_VIEWER_VIEW
gradingPeriods.list                 TABLE_VIEWER_VIEW
schedules.list                      TABLE_VIEWER_VIEW
sections.list                       TABLE_VIEWER_VIEW
studentPrograms.list                TABLE_VIEWER_VIEW
studentTags.list                    TABLE_VIEWER_VIEW
transcripts.list                    TABLE_VIEWER_VIEW

inbox.get                           SETUP_SIS_IMPORTS_API_VIEW; SETUP_SIS_IMPORTS_API_EDIT & SETUP_DISTRICT_VIEW
inbox.update                        SETUP_SIS_IMPORTS_API_EDIT
inbox.createKey                     SETUP_SIS_IMPORTS_API_EDIT
inbox.revokeKey                     SETUP_SIS_IMPORTS_API_EDIT
sisImports.list                     SETUP_SIS_IMPORTS_TEMPLATES_VIEW; SETUP_SIS_IMPORTS_TEMPLATES_CREATE; SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sisImports.detailed                 SETUP_SIS_IMPORTS_TEMPLATES_VIEW; SETUP_SIS_IMPORTS_TEMPLATES_CREATE; SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sisImports.translations             SETUP_SIS_IMPORTS_TEMPLATES_VIEW; SETUP_SIS_IMPORTS_TEMPLATES_CREATE; SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sisImports.create                   SETUP_SIS_IMPORTS_TEMPLATES_CREATE
sisImports.update                   SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sisImports.remove                   SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sisImports.createTranslation        SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sisImports.updateTranslation        SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sisImports.sync                     SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sourceFormats.get                   SETUP_SIS_IMPORTS_TEMPLATES_VIEW; SETUP_SIS_IMPORTS_TEMPLATES_CREATE; SETUP_SIS_IMPORTS_TEMPLATES_EDIT
sourceFormats.createTemplates       SETUP_SIS_IMPORTS_TEMPLATES_CREATE
importLogs.headers                  IMPORT_LOG_VIEW; DATA_EXPLORER_VIEW or employee
importLogs.results                  IMPORT_LOG_VIEW; DATA_EXPLORER_VIEW or employee
importLogs.details                  IMPORT_LOG_VIEW
importLogs.removals                 IMPORT_LOG_VIEW
importLogs.compare                  IMPORT_LOG_VIEW
importLogs.status                   IMPORT_LOG_VIEW
corrections.list                    IMPORT_LOG_VIEW
corrections.rows                    IMPORT_LOG_VIEW
corrections.send                    ILLUMINATE_EMPLOYEE & IMPORT_LOG_VIEW
corrections.answer                  IMPORT_LOG_VIEW
corrections.close                   ILLUMINATE_EMPLOYEE & IMPORT_LOG_VIEW
notes.list                          SETUP_DISTRICT_VIEW or employee; IMPORT_LOG_VIEW
notes.create                        SETUP_DISTRICT_VIEW or employee; IMPORT_LOG_VIEW
notes.update                        SETUP_DISTRICT_VIEW or employee; IMPORT_LOG_VIEW
notes.remove                        SETUP_DISTRICT_VIEW or employee; IMPORT_LOG_VIEW
importUploads.current               SETUP_SIS_IMPORTS_TEMPLATES_EDIT
importUploads.announce              SETUP_SIS_IMPORTS_TEMPLATES_EDIT
importUploads.check                 SETUP_SIS_IMPORTS_TEMPLATES_EDIT
importUploads.start                 SETUP_SIS_IMPORTS_TEMPLATES_EDIT
importUploads.removeFile            SETUP_SIS_IMPORTS_TEMPLATES_EDIT
importUploads.discard               SETUP_SIS_IMPORTS_TEMPLATES_EDIT

exports.list                        SETUP_EXPORT_PRODUCT_VIEW; SETUP_EXPORT_PRODUCT_CREATE; SETUP_EXPORT_PRODUCT_EDIT
exports.create                      SETUP_EXPORT_PRODUCT_CREATE
exports.update                      SETUP_EXPORT_PRODUCT_EDIT
exports.remove                      SETUP_EXPORT_PRODUCT_EDIT
exports.sendNow                     SETUP_EXPORT_PRODUCT_EDIT
exports.testDestination             SETUP_EXPORT_PRODUCT_CREATE; SETUP_EXPORT_PRODUCT_EDIT
exportLogs.headers                  EXPORT_LOG_VIEW
exportLogs.results                  EXPORT_LOG_VIEW
exportLogs.details                  EXPORT_LOG_VIEW
exportLogs.check                    EXPORT_LOG_VIEW
rolloverRuns.list                   ILLUMINATE_EMPLOYEE
rolloverRuns.districts              ILLUMINATE_EMPLOYEE
rolloverRuns.preview                ILLUMINATE_EMPLOYEE
rolloverRuns.start                  ILLUMINATE_EMPLOYEE
rolloverRuns.cancel                 ILLUMINATE_EMPLOYEE
rolloverRuns.retry                  ILLUMINATE_EMPLOYEE
rollover.staff                      ILLUMINATE_EMPLOYEE
rollover.templates                  ILLUMINATE_EMPLOYEE
rollover.exports                    ILLUMINATE_EMPLOYEE

products.list                       IMT_INSTANCES_VIEW or employee; IMT_INSTANCES_CREATE or employee; IMT_CLIENTS_VIEW or employee; SETUP_VIEW or employee; SETUP_EXPORT_PRODUCT_VIEW; SETUP_EXPORT_PRODUCT_CREATE; SETUP_EXPORT_PRODUCT_EDIT
productsEnabled.list                SETUP_VIEW or employee; SETUP_EXPORT_PRODUCT_VIEW; SETUP_EXPORT_PRODUCT_CREATE; SETUP_EXPORT_PRODUCT_EDIT
productsEnabled.update              ILLUMINATE_EMPLOYEE
subscriptions.list                  IMT_INSTANCES_VIEW or employee; IMT_CLIENTS_VIEW or employee; SETUP_VIEW or employee
instances.list                      IMT_INSTANCES_VIEW or employee; IMT_CLIENTS_VIEW or employee; SETUP_VIEW or employee
instances.get                       IMT_INSTANCES_VIEW or employee; IMT_CLIENTS_VIEW or employee; SETUP_VIEW or employee
instances.products                  IMT_INSTANCES_VIEW or employee; IMT_CLIENTS_VIEW or employee; SETUP_VIEW or employee
instances.create                    IMT_INSTANCES_CREATE
instances.update                    IMT_INSTANCES_CREATE
instances.remove                    IMT_INSTANCES_CREATE
instances.setStatus                 IMT_INSTANCES_CREATE
instances.createSandbox             IMT_INSTANCES_CREATE
instances.addProducts               IMT_INSTANCES_CREATE
instances.removeProducts            IMT_INSTANCES_CREATE
clients.list                        IMT_CLIENTS_VIEW or employee; IMT_INSTANCES_CREATE or employee; IMT_AUTHENTICATIONS_VIEW; ACCOUNT_SERVICE_VIEW
clients.get                         IMT_CLIENTS_VIEW or employee; IMT_INSTANCES_CREATE or employee; IMT_AUTHENTICATIONS_VIEW; ACCOUNT_SERVICE_VIEW
clients.products                    IMT_CLIENTS_VIEW or employee; IMT_INSTANCES_CREATE or employee; IMT_AUTHENTICATIONS_VIEW; ACCOUNT_SERVICE_VIEW
clients.create                      IMT_CLIENTS_CREATE
clients.update                      IMT_CLIENTS_EDIT
clients.addProducts                 IMT_CLIENTS_EDIT
clients.removeProducts              IMT_CLIENTS_EDIT
authentications.list                SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW
authentications.create              SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW
authentications.update              SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW
authentications.remove              SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW
authentications.remote              SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW
authentications.readAddress         SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW
authentications.testSignIn          SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW
authentications.readTest            SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW

people.list                         USER_MANAGEMENT_VIEW or employee
accounts.list                       ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_VIEW or employee; USER_MANAGEMENT_EDIT or employee
accounts.get                        ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_VIEW or employee; USER_MANAGEMENT_EDIT or employee
accounts.update                     ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_EDIT or employee
accounts.requireNewPasswords        ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_EDIT or employee
accounts.signOut                    ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_EDIT or employee
accounts.resetFactors               ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_EDIT or employee
accounts.sendPasswordLink           ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_EDIT or employee
accounts.sendInvitations            ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_EDIT or employee
webhooks.list                       SETUP_DISTRICT_VIEW; IMT_CLIENTS_VIEW or employee
webhooks.create                     SETUP_DISTRICT_CREATE or employee; SETUP_SIS_IMPORTS_API_EDIT; IMT_CLIENTS_EDIT
webhooks.update                     SETUP_DISTRICT_CREATE or employee; SETUP_SIS_IMPORTS_API_EDIT; IMT_CLIENTS_EDIT
webhooks.remove                     SETUP_DISTRICT_CREATE or employee; SETUP_SIS_IMPORTS_API_EDIT; IMT_CLIENTS_EDIT
webhooks.rotateSecret               SETUP_DISTRICT_CREATE or employee; SETUP_SIS_IMPORTS_API_EDIT; IMT_CLIENTS_EDIT
webhooks.test                       SETUP_DISTRICT_CREATE or employee; SETUP_SIS_IMPORTS_API_EDIT; IMT_CLIENTS_EDIT
webhooks.deliveries                 SETUP_DISTRICT_VIEW; IMT_CLIENTS_VIEW or employee
serviceTokens.list                  ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_VIEW or employee; USER_MANAGEMENT_EDIT or employee
serviceTokens.create                ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_EDIT or employee
serviceTokens.revoke                ACCOUNT_SERVICE_VIEW; USER_MANAGEMENT_EDIT or employee
accountSyncLogs.list                ACCOUNT_SYNC_LOGS_VIEW or employee
auditLog.list                       ILLUMINATE_EMPLOYEE
auditLog.ofDistrict                 USER_MANAGEMENT_VIEW or employee; USER_ROLE_VIEW or employee; ACCOUNT_SERVICE_VIEW; SETUP_AUTH_VIEW; IMT_AUTHENTICATIONS_VIEW; SETUP_SIS_IMPORTS_API_VIEW; SETUP_SIS_IMPORTS_API_EDIT and SETUP_DISTRICT_VIEW; SETUP_EXPORT_PRODUCT_VIEW; IMT_CLIENTS_VIEW or employee; IMT_INSTANCES_VIEW or employee; SETUP_DISTRICT_VIEW or employee; IMPORT_LOG_VIEW
roles.list                          ILLUMINATE_EMPLOYEE; USER_ROLE_VIEW or employee; USER_ROLE_CREATE or employee; USER_VIEW or employee
roles.get                           USER_ROLE_VIEW or employee
roles.create                        USER_ROLE_CREATE
roles.update                        USER_ROLE_CREATE
users.list                          ILLUMINATE_EMPLOYEE; USER_ROLE_VIEW or employee; USER_VIEW or employee
users.get                           USER_ROLE_VIEW or employee; USER_VIEW or employee
users.update                        USER_ROLE_CREATE
`

/** One call whose parts need different roles: by the key of its body. */
const PARTS = {
  'districts.update': {
    contactName: 'SETUP_SIS_IMPORTS_API_EDIT',
    contactPhone: 'SETUP_SIS_IMPORTS_API_EDIT',
    districtName: 'SETUP_DISTRICT_CREATE or employee',
    sisYear: 'SETUP_DISTRICT_CREATE or employee',
    notes: 'ILLUMINATE_EMPLOYEE',
  },
} as const

/** Who may make one call, or change one part by it. */
export type WrittenAccess = {
  id: string
  /** Key of the body. */
  part: string | null
  /** Whether these roles open it. */
  opens: (
    caller: { signedIn: boolean; roles: readonly string[] },
    employeeAccess: 'either' | 'strict',
  ) => boolean
}

function rowOf(id: string, words: string, part: string | null): WrittenAccess {
  const opens: WrittenAccess['opens'] = ({ signedIn, roles }, employeeAccess) => {
    if (words === 'everybody') return true
    if (words === 'signed in' || !signedIn) return signedIn
    const has = (name: string) => roles.includes(`ROLE_${name}`)
    return words.split('; ').some((way) => {
      const [, names = '', orEmployee] = /^(.*?)( or employee)?$/.exec(way) ?? []
      const staff = orEmployee !== undefined && employeeAccess === 'either' && has('ILLUMINATE_EMPLOYEE')
      return staff || names.split(' & ').every(has)
    })
  }
  return { id, part, opens }
}

export const WRITTEN_ACCESS: readonly WrittenAccess[] = [
  ...ROWS.trim()
    .split(/\n+/)
    .map((row) => {
      const [, id = '', words = ''] = /^(\S+)\s+(.*)$/.exec(row) ?? []
      return rowOf(id, words, null)
    }),
  ...Object.entries(PARTS).flatMap(([id, parts]) =>
    Object.entries(parts).map(([part, words]) => rowOf(id, words, part)),
  ),
]
