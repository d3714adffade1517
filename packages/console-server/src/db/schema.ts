import type { Kysely } from 'kysely'
import type { AccountSyncLogsTable } from './schema/account-sync-logs.ts'
import type { ConnectionTestsTable } from './schema/connection-tests.ts'
import type { CustomerRequestsTable } from './schema/customer-requests.ts'
import type { ConfigurationTable, DistrictsTable, MetaTable, SisSystemsTable } from './schema/districts.ts'
import type {
  ExportBatchesTable,
  ExportDetailsTable,
  ExportFilesTable,
  ExportResultsTable,
  ExportsTable,
} from './schema/exports.ts'
import type { ImportHeldRowsTable, ImportHoldDecisionsTable } from './schema/holds.ts'
import type {
  ImportBatchesTable,
  ImportDetailsTable,
  ImportResultsTable,
  ImportStagedTable,
  ImportTemplateColumnsTable,
  ImportTemplateSourcesTable,
  ImportTemplatesTable,
  ImportTemplateTranslationsTable,
  JobsTable,
  SisRowsTable,
} from './schema/imports.ts'
import type {
  FormerPasswordsTable,
  LettersSentTable,
  LocalPasswordsTable,
  PasswordCodesTable,
} from './schema/passwords.ts'
import type {
  AccountsTable,
  AuthenticationsTable,
  ClientsTable,
  RoleInheritanceTable,
  RolesTable,
  SessionsTable,
  UserDistrictsTable,
  UserPreferencesTable,
  UserRolesTable,
  UsersTable,
} from './schema/people.ts'
import type {
  ClientProductsTable,
  InstanceProductsTable,
  InstanceStatusChangesTable,
  InstancesTable,
  ProductsEnabledTable,
  ProductsTable,
  SubscriptionsTable,
} from './schema/platform.ts'
import type { ImportLeftOutStudentsTable, ImportRememberedRowsTable } from './schema/remembered-rows.ts'
import type { RolloversTable } from './schema/rollovers.ts'
import type { RowCountsTable } from './schema/row-counts.ts'
import type { ScheduleChecksTable, ScheduleSlotsTable } from './schema/schedules.ts'
import type { SignInFailuresTable } from './schema/sign-in-failures.ts'
import type { SisApiConfigsTable, SisApiSecretsTable } from './schema/sis-api.ts'

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
  passwordCodes: PasswordCodesTable
  lettersSent: LettersSentTable
  sessions: SessionsTable
  signInFailures: SignInFailuresTable
  connectionTests: ConnectionTestsTable
  customerRequests: CustomerRequestsTable
  clients: ClientsTable
  authentications: AuthenticationsTable
  userPreferences: UserPreferencesTable
  districts: DistrictsTable
  sisApiConfigs: SisApiConfigsTable
  sisApiSecrets: SisApiSecretsTable
  configuration: ConfigurationTable
  sisSystems: SisSystemsTable
  sisRows: SisRowsTable
  importTemplates: ImportTemplatesTable
  importTemplateColumns: ImportTemplateColumnsTable
  importTemplateSources: ImportTemplateSourcesTable
  importTemplateTranslations: ImportTemplateTranslationsTable
  importBatches: ImportBatchesTable
  importResults: ImportResultsTable
  importDetails: ImportDetailsTable
  importStaged: ImportStagedTable
  importHeldRows: ImportHeldRowsTable
  importHoldDecisions: ImportHoldDecisionsTable
  importLeftOutStudents: ImportLeftOutStudentsTable
  importRememberedRows: ImportRememberedRowsTable
  rollovers: RolloversTable
  rowCounts: RowCountsTable
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
  instanceProducts: InstanceProductsTable
  subscriptions: SubscriptionsTable
}

export type Db = Kysely<Schema>
