import type { Kysely } from 'kysely'
import type {
  AlertCausesTable,
  AlertDistrictsTable,
  AlertMessagesTable,
  AlertSettingsTable,
  WebhookDeliveriesTable,
  WebhooksTable,
} from './schema/alerts.ts'
import type {
  AuditChainsTable,
  AuditCheckpointsTable,
  AuditEntriesTable,
  AuditValuesTable,
} from './schema/audit.ts'
import type { CorrectionRequestsTable, CorrectionRowsTable } from './schema/corrections.ts'
import type {
  ConfigurationTable,
  ConnectionTestsTable,
  CustomerRequestsTable,
  DistrictSummariesTable,
  DistrictsTable,
  MetaTable,
  RolloverRunDistrictsTable,
  RolloverRunsTable,
  RolloversTable,
  ScheduleChecksTable,
  ScheduleSlotsTable,
  SisApiConfigsTable,
  SisApiSecretsTable,
  SisSystemsTable,
} from './schema/districts.ts'
import type {
  ExportBatchesTable,
  ExportDetailsTable,
  ExportFilesTable,
  ExportResultsTable,
  ExportsTable,
} from './schema/exports.ts'
import type {
  AuthenticationsTable,
  FederatedAttemptsTable,
  FederatedLinksTable,
  FederatedSignInsTable,
  OpenIdLogoutTokensTable,
  OpenIdSessionsTable,
  SamlAssertionsTable,
  SamlKeysTable,
  SamlSessionsTable,
  SignInTestsTable,
} from './schema/federated.ts'
import type {
  ImportTemplateColumnsTable,
  ImportTemplateSourcesTable,
  ImportTemplatesTable,
  ImportTemplateTranslationsTable,
} from './schema/import-templates.ts'
import type {
  ImportBatchesTable,
  ImportCausesTable,
  ImportChangedFieldsTable,
  ImportChangedRowsTable,
  ImportChecksTable,
  ImportDetailsTable,
  ImportHeldRowsTable,
  ImportHoldDecisionsTable,
  ImportLeftOutStudentsTable,
  ImportRememberedRowsTable,
  ImportResultsTable,
  ImportStagedTable,
  ImportUnacceptedResultsTable,
  JobsTable,
  JobTurnsTable,
  RowCountsTable,
  SisRowsTable,
} from './schema/imports.ts'
import type {
  ImportSettingsTable,
  ImportTemplateFilesTable,
  InboxFilesTable,
  InboxKeysTable,
} from './schema/inbox.ts'
import type {
  AccountSyncLogsTable,
  AccountsTable,
  ClientsTable,
  NotesTable,
  RoleInheritanceTable,
  RolesTable,
  SavedViewsTable,
  UserDistrictsTable,
  UserPreferencesTable,
  UserRolesTable,
  UsersTable,
} from './schema/people.ts'
import type {
  ClientProductsTable,
  InstanceProductsTable,
  InstanceStatusChangesTable,
  InstanceStepsTable,
  InstancesTable,
  ProductsEnabledTable,
  ProductsTable,
  SubscriptionsTable,
} from './schema/platform.ts'
import type {
  AppSetupsTable,
  FormerPasswordsTable,
  InvitationsTable,
  LettersSentTable,
  LocalPasswordsTable,
  PasskeyChallengesTable,
  PasswordLinksTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SecondStepsTable,
  ServiceTokensTable,
  SessionsTable,
  SignInDevicesTable,
  SignInFailuresTable,
  SignInLinksTable,
} from './schema/sign-in.ts'

import type { ImportUploadFilesTable, ImportUploadsTable } from './schema/uploads.ts'

/** Every table. Names are camelCase here and snake_case in the database. */
export type Schema = {
  meta: MetaTable
  users: UsersTable
  userRoles: UserRolesTable
  userDistricts: UserDistrictsTable
  roles: RolesTable
  roleInheritance: RoleInheritanceTable
  accounts: AccountsTable
  accountSyncLogs: AccountSyncLogsTable
  localPasswords: LocalPasswordsTable
  formerPasswords: FormerPasswordsTable
  passwordLinks: PasswordLinksTable
  signInLinks: SignInLinksTable
  secondFactors: SecondFactorsTable
  recoveryCodes: RecoveryCodesTable
  secondSteps: SecondStepsTable
  appSetups: AppSetupsTable
  passkeyChallenges: PasskeyChallengesTable
  invitations: InvitationsTable
  lettersSent: LettersSentTable
  samlAssertions: SamlAssertionsTable
  samlKeys: SamlKeysTable
  samlSessions: SamlSessionsTable
  openidSessions: OpenIdSessionsTable
  openidLogoutTokens: OpenIdLogoutTokensTable
  serviceTokens: ServiceTokensTable
  sessions: SessionsTable
  signInDevices: SignInDevicesTable
  signInFailures: SignInFailuresTable
  connectionTests: ConnectionTestsTable
  customerRequests: CustomerRequestsTable
  clients: ClientsTable
  authentications: AuthenticationsTable
  federatedLinks: FederatedLinksTable
  federatedAttempts: FederatedAttemptsTable
  signInTests: SignInTestsTable
  federatedSignIns: FederatedSignInsTable
  userPreferences: UserPreferencesTable
  savedViews: SavedViewsTable
  notes: NotesTable
  districts: DistrictsTable
  districtSummaries: DistrictSummariesTable
  sisApiConfigs: SisApiConfigsTable
  sisApiSecrets: SisApiSecretsTable
  configuration: ConfigurationTable
  sisSystems: SisSystemsTable
  sisRows: SisRowsTable
  importTemplates: ImportTemplatesTable
  importTemplateColumns: ImportTemplateColumnsTable
  importTemplateSources: ImportTemplateSourcesTable
  importTemplateFiles: ImportTemplateFilesTable
  importSettings: ImportSettingsTable
  inboxFiles: InboxFilesTable
  inboxKeys: InboxKeysTable
  importTemplateTranslations: ImportTemplateTranslationsTable
  importBatches: ImportBatchesTable
  importResults: ImportResultsTable
  importDetails: ImportDetailsTable
  importStaged: ImportStagedTable
  importChangedFields: ImportChangedFieldsTable
  importChangedRows: ImportChangedRowsTable
  alertSettings: AlertSettingsTable
  alertDistricts: AlertDistrictsTable
  alertCauses: AlertCausesTable
  alertMessages: AlertMessagesTable
  webhooks: WebhooksTable
  webhookDeliveries: WebhookDeliveriesTable
  correctionRequests: CorrectionRequestsTable
  correctionRows: CorrectionRowsTable
  importCauses: ImportCausesTable
  importChecks: ImportChecksTable
  importHeldRows: ImportHeldRowsTable
  importUnacceptedResults: ImportUnacceptedResultsTable
  importHoldDecisions: ImportHoldDecisionsTable
  importLeftOutStudents: ImportLeftOutStudentsTable
  importRememberedRows: ImportRememberedRowsTable
  importUploads: ImportUploadsTable
  importUploadFiles: ImportUploadFilesTable
  rollovers: RolloversTable
  rolloverRuns: RolloverRunsTable
  rolloverRunDistricts: RolloverRunDistrictsTable
  rowCounts: RowCountsTable
  jobTurns: JobTurnsTable
  jobs: JobsTable
  scheduleSlots: ScheduleSlotsTable
  scheduleChecks: ScheduleChecksTable
  exports: ExportsTable
  exportBatches: ExportBatchesTable
  exportResults: ExportResultsTable
  exportDetails: ExportDetailsTable
  exportFiles: ExportFilesTable
  products: ProductsTable
  productsEnabled: ProductsEnabledTable
  clientProducts: ClientProductsTable
  instances: InstancesTable
  instanceStatusChanges: InstanceStatusChangesTable
  instanceSteps: InstanceStepsTable
  instanceProducts: InstanceProductsTable
  subscriptions: SubscriptionsTable
  auditEntries: AuditEntriesTable
  auditValues: AuditValuesTable
  auditChains: AuditChainsTable
  auditCheckpoints: AuditCheckpointsTable
}

export type Db = Kysely<Schema>
