import { accountSyncLogsResource } from './account-sync-logs.ts'
import { accountsResource } from './accounts.ts'
import { alertsResource } from './alerts.ts'
import { apiProviderResource } from './api-provider.ts'
import { attendanceResource } from './attendance.ts'
import { auditLogResource } from './audit-log.ts'
import { authenticationsResource } from './authentications.ts'
import { behaviorResource } from './behavior.ts'
import { clientsResource } from './clients.ts'
import { contactsResource } from './contacts.ts'
import { correctionsResource } from './corrections.ts'
import { coursesResource } from './courses.ts'
import { peopleResource } from './district-people.ts'
import { districtsResource } from './districts.ts'
import { exportLogsResource } from './export-logs.ts'
import { exportsResource } from './exports.ts'
import { fleetResource } from './fleet.ts'
import { gradebooksResource } from './gradebooks.ts'
import { gradesResource } from './grades.ts'
import { gradingPeriodsResource } from './grading-periods.ts'
import { importLogsResource } from './import-logs.ts'
import { importUploadsResource } from './import-uploads.ts'
import { inboxResource } from './inbox.ts'
import { instancesResource } from './instances.ts'
import { ownAccountResource } from './own-account.ts'
import { passwordLinksResource } from './password-links.ts'
import { enrollmentResource, studentsResource } from './people.ts'
import { personalDataResource } from './personal-data.ts'
import { productsResource } from './products.ts'
import { productsEnabledResource } from './products-enabled.ts'
import { referenceResource } from './reference.ts'
import { rolesResource } from './roles.ts'
import { rolloverResource } from './rollover.ts'
import { rolloverRunsResource } from './rollover-runs.ts'
import { savedViewsResource } from './saved-views.ts'
import { schedulesResource } from './schedules.ts'
import { secondFactorsResource, secondStepResource } from './second-factors.ts'
import { sectionsResource } from './sections.ts'
import { serviceTokensResource } from './service-tokens.ts'
import { sessionResource } from './session.ts'
import { signInLinksResource } from './sign-in-links.ts'
import { sisImportsResource } from './sis-imports.ts'
import { sitesResource } from './sites.ts'
import { sourceFormatsResource } from './source-formats.ts'
import { staffResource } from './staff.ts'
import { studentProgramsResource } from './student-programs.ts'
import { studentTagsResource } from './student-tags.ts'
import { subscriptionsResource } from './subscriptions.ts'
import { transcriptsResource } from './transcripts.ts'
import { userPreferencesResource } from './user-preferences.ts'
import { usersResource } from './users.ts'
import { validatorsResource } from './validators.ts'

/** Every call of the product, by collection. The server answers exactly these. */
export const resources = {
  session: sessionResource,
  passwordLinks: passwordLinksResource,
  secondStep: secondStepResource,
  signInLinks: signInLinksResource,
  districts: districtsResource,
  fleet: fleetResource,
  apiProvider: apiProviderResource,
  validators: validatorsResource,
  sites: sitesResource,
  staff: staffResource,
  students: studentsResource,
  enrollment: enrollmentResource,
  gradingPeriods: gradingPeriodsResource,
  contacts: contactsResource,
  courses: coursesResource,
  sections: sectionsResource,
  schedules: schedulesResource,
  attendance: attendanceResource,
  behavior: behaviorResource,
  gradebooks: gradebooksResource,
  grades: gradesResource,
  transcripts: transcriptsResource,
  studentTags: studentTagsResource,
  studentPrograms: studentProgramsResource,
  sisImports: sisImportsResource,
  importLogs: importLogsResource,
  corrections: correctionsResource,
  inbox: inboxResource,
  sourceFormats: sourceFormatsResource,
  importUploads: importUploadsResource,
  exports: exportsResource,
  exportLogs: exportLogsResource,
  rollover: rolloverResource,
  rolloverRuns: rolloverRunsResource,
  reference: referenceResource,
  clients: clientsResource,
  authentications: authenticationsResource,
  instances: instancesResource,
  products: productsResource,
  productsEnabled: productsEnabledResource,
  subscriptions: subscriptionsResource,
  people: peopleResource,
  accounts: accountsResource,
  serviceTokens: serviceTokensResource,
  accountSyncLogs: accountSyncLogsResource,
  alerts: alertsResource,
  personalData: personalDataResource,
  ownAccount: ownAccountResource,
  secondFactors: secondFactorsResource,
  auditLog: auditLogResource,
  roles: rolesResource,
  users: usersResource,
  userPreferences: userPreferencesResource,
  savedViews: savedViewsResource,
} as const
