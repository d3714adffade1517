import type { findingMessages } from '@edconsole/console-core/import-rules'
import type { alertMessages } from './features/alerts/messages.ts'
import type { auditMessages } from './features/audit/messages.ts'
import type { messages as imtTabsMessages } from './features/clients/imt-tabs.tsx'
import type { clientMessages as featuresClientsMessages } from './features/clients/messages.ts'
import type { correctionMessages } from './features/corrections/messages.ts'
import type { addManyMessages } from './features/district/add-many/messages.ts'
import type { importStateMessages } from './features/district/import-state/messages.ts'
import type { setupStepsMessages } from './features/district/setup-steps/messages.ts'
import type { exportCheckMessages } from './features/exports/check/messages.ts'
import type { destinationTestMessages } from './features/exports/form/destination-test-messages.ts'
import type { importRunMessages } from './features/imports/messages.ts'
import type { modeMessages } from './features/imports/mode-messages.ts'
import type { uploadMessages } from './features/imports/upload/messages.ts'
import type { messages as useResultsDownloadMessages } from './features/imports/use-results-download.ts'
import type { instanceMessages as featuresInstancesMessages } from './features/instances/messages.ts'
import type { noteMessages } from './features/notes/messages.ts'
import type { peopleMessages } from './features/people/messages.ts'
import type { personMessages } from './features/people/person-panel/messages.ts'
import type { userFormMessages } from './features/people/user-form/messages.ts'
import type { productMessages } from './features/products/messages.ts'
import type { messages as usersAndRolesTabsMessages } from './features/roles/users-and-roles-tabs.tsx'
import type { rolloverManyMessages } from './features/rollover/many/messages.ts'
import type { authenticationMessages } from './features/sign-in/authentication-tabs.tsx'
import type { newPasswordMessages } from './features/sign-in/new-password-messages.ts'
import type { policyMessages } from './features/sign-in/policy/messages.ts'
import type { secondFactorMessages } from './features/sign-in/second-factor/messages.ts'
import type { sisConnectionMessages } from './features/sis/messages.ts'
import type { recordDrawerMessages } from './features/tables/record-drawer/messages.ts'
import type { tableViewerMessages } from './features/tables/viewer/messages.ts'
import type { TableDefinition } from './features/tables/viewer/table-definition.ts'
import type { TABLES } from './features/tables/viewer/tables.ts'
import type { dryRunMessages } from './features/templates/dry-run/messages.ts'
import type { sisImportsMessages } from './features/templates/import-templates/sis-imports-tabs.tsx'
import type { messages as mappingEditorMessages } from './features/templates/mapping-editor/messages.ts'
import type { messages as settingsMessages } from './features/templates/settings/messages.ts'
import type { translationsPanelMessages } from './features/templates/translations-panel/messages.ts'
import type { webhooksActionMessages } from './features/webhooks/action-messages.ts'
import type { webhookMessages } from './features/webhooks/messages.ts'
import type { fileMessages } from './parts/file-drop/messages.ts'
import type { partMessages } from './parts/messages.ts'
import type { secretMessages } from './parts/secret-field/messages.ts'
import type { accessMessages } from './patterns/access-request/messages.ts'
import type { chartMessages } from './patterns/batch-chart/messages.ts'
import type { patternMessages } from './patterns/messages.ts'
import type { linkMessages } from './patterns/page-header/link-messages.ts'
import type { messages as resourceFormMessages } from './patterns/resource-form/messages.ts'
import type { tableMessages } from './patterns/resource-table/messages.ts'
import type { viewMessages } from './patterns/resource-table/saved-views/messages.ts'
import type { panelMessages } from './patterns/split-panel/messages.ts'
import type { messages as accountLockingMessages } from './screens/account-locking/messages.ts'
import type { messages as accountSyncLogsMessages } from './screens/account-sync-logs/messages.ts'
import type { alertSettingsMessages } from './screens/alerts/messages.ts'
import type { messages as authenticationConfigsMessages } from './screens/authentication-configs/messages.ts'
import type { messages as clientMessages } from './screens/client/messages.ts'
import type { messages as clientCommunicationMessages } from './screens/client-communication/messages.ts'
import type { messages as clientCreateMessages } from './screens/client-create/messages.ts'
import type { messages as clientEditMessages } from './screens/client-edit/messages.ts'
import type { messages as consoleUserEditMessages } from './screens/console-user-edit/messages.ts'
import type { fleetMessages } from './screens/dashboard/fleet/messages.ts'
import type { messages as dashboardMessages } from './screens/dashboard/messages.ts'
import type { messages as dataExplorerMessages } from './screens/data-explorer/messages.ts'
import type { messages as districtMessages } from './screens/district/messages.ts'
import type { messages as districtInstancesMessages } from './screens/district-instances/messages.ts'
import type { messages as districtProfileMessages } from './screens/district-profile/messages.ts'
import type { messages as districtProfileAddMessages } from './screens/district-profile-add/messages.ts'
import type { messages as exportMessages } from './screens/export/messages.ts'
import type { messages as exportAddMessages } from './screens/export-add/messages.ts'
import type { messages as exportEditMessages } from './screens/export-edit/messages.ts'
import type { messages as exportLogDetailsMessages } from './screens/export-log-details/messages.ts'
import type { messages as exportLogResultsMessages } from './screens/export-log-results/messages.ts'
import type { messages as exportLogsMessages } from './screens/export-logs/messages.ts'
import type { messages as importLogDetailsMessages } from './screens/import-log-details/messages.ts'
import type { messages as importLogErrorsMessages } from './screens/import-log-errors/messages.ts'
import type { CompareMessages } from './screens/import-log-results/compare/messages.ts'
import type { messages as importLogResultsMessages } from './screens/import-log-results/messages.ts'
import type { messages as importLogsMessages } from './screens/import-logs/messages.ts'
import type { messages as imtAccountsMessages } from './screens/imt-accounts/messages.ts'
import type { tokenMessages } from './screens/imt-accounts/tokens/messages.ts'
import type { messages as imtAuthenticationsMessages } from './screens/imt-authentications/messages.ts'
import type { messages as imtClientsMessages } from './screens/imt-clients/messages.ts'
import type { messages as imtInstancesMessages } from './screens/imt-instances/messages.ts'
import type { messages as instanceMessages } from './screens/instance/messages.ts'
import type { messages as instanceCreateMessages } from './screens/instance-create/messages.ts'
import type { messages as instanceEditMessages } from './screens/instance-edit/messages.ts'
import type { messages as lockedUsersMessages } from './screens/locked-users/messages.ts'
import type { messages as loginMessages } from './screens/login/messages.ts'
import type { messages as ownAccountMessages } from './screens/own-account/messages.ts'
import type { messages as passwordComplexityMessages } from './screens/password-complexity/messages.ts'
import type { messages as roleCreateMessages } from './screens/role-create/messages.ts'
import type { messages as roleEditMessages } from './screens/role-edit/messages.ts'
import type { messages as rolesMessages } from './screens/roles/messages.ts'
import type { messages as setupMessages } from './screens/setup/messages.ts'
import type { messages as sisImportApiSetupMessages } from './screens/sis-import-api-setup/messages.ts'
import type { messages as sisImportCreateMessages } from './screens/sis-import-create/messages.ts'
import type { messages as sisImportEditMessages } from './screens/sis-import-edit/messages.ts'
import type { messages as sisImportTemplatesMessages } from './screens/sis-import-templates/messages.ts'
import type { messages as siteOverviewMessages } from './screens/site-overview/messages.ts'
import type { messages as userCreateMessages } from './screens/user-create/messages.ts'
import type { messages as userEditMessages } from './screens/user-edit/messages.ts'
import type { messages as userListMessages } from './screens/user-list/messages.ts'
import type { messages as userRolesMessages } from './screens/user-roles/messages.ts'
import type { messages as usersMessages } from './screens/users/messages.ts'
import type { shellMessages } from './shell/messages.ts'
import type { shortcutMessages } from './shell/shortcuts/messages.ts'
import type { TokenName } from './styles/token-name.ts'

type Definitions = { [Id in keyof typeof TABLES]: Awaited<ReturnType<(typeof TABLES)[Id]['load']>> }

type FieldWords = { title: string; blank: string; words: Readonly<Record<string, string>> }
type FindingWords = { title: string; sentence: (count: number, text: string) => string }

/** The words of one of the sixteen tables, by the names of its fields and findings. */
type TableWords<Table> =
  Table extends TableDefinition<infer FieldName, infer FindingName>
    ? {
        noun: { one: string; many: string }
        search: string
        fields: Readonly<Record<FieldName, FieldWords>>
      } & ([FindingName] extends [never]
        ? unknown
        : { findings: Readonly<Record<FindingName, FindingWords>> })
    : never

/** Our texts by the IDs under which a host replaces them. */
export type OwnMessages = {
  'account-locking': typeof accountLockingMessages
  'account-sync-logs': typeof accountSyncLogsMessages
  alerts: typeof alertMessages & typeof alertSettingsMessages
  'all-districts': typeof fleetMessages
  audit: typeof auditMessages
  authentication: typeof authenticationMessages
  'authentication-configs': typeof authenticationConfigsMessages
  chart: typeof chartMessages
  client: typeof clientMessages
  'client-communication': typeof clientCommunicationMessages
  'client-create': typeof clientCreateMessages
  'client-edit': typeof clientEditMessages
  clients: typeof featuresClientsMessages
  'console-user-edit': typeof consoleUserEditMessages
  corrections: typeof correctionMessages
  dashboard: typeof dashboardMessages
  'data-explorer': typeof dataExplorerMessages
  'destination-test': typeof destinationTestMessages
  district: typeof districtMessages
  'district-instances': typeof districtInstancesMessages
  'district-profile': typeof districtProfileMessages
  'district-profile-add': typeof districtProfileAddMessages
  'districts-from-csv': typeof addManyMessages
  'dry-run': typeof dryRunMessages
  export: typeof exportMessages
  'export-add': typeof exportAddMessages
  'export-check': typeof exportCheckMessages
  'export-edit': typeof exportEditMessages
  'export-log-details': typeof exportLogDetailsMessages
  'export-log-results': typeof exportLogResultsMessages
  'export-logs': typeof exportLogsMessages
  findings: typeof findingMessages
  form: typeof resourceFormMessages
  'import-log-compare': CompareMessages
  'import-log-details': typeof importLogDetailsMessages
  'import-log-errors': typeof importLogErrorsMessages
  'import-log-results': typeof useResultsDownloadMessages & typeof importLogResultsMessages
  'import-logs': typeof importLogsMessages
  'import-run': typeof importRunMessages
  'import-states': typeof importStateMessages
  'import-upload': typeof uploadMessages
  'imt-accounts': typeof imtAccountsMessages
  'imt-authentications': typeof imtAuthenticationsMessages
  'imt-clients': typeof imtClientsMessages
  'imt-instances': typeof imtInstancesMessages
  instance: typeof instanceMessages
  'instance-create': typeof instanceCreateMessages
  'instance-edit': typeof instanceEditMessages
  instances: typeof featuresInstancesMessages
  link: typeof linkMessages
  'locked-users': typeof lockedUsersMessages
  login: typeof loginMessages
  'mapping-editor': typeof mappingEditorMessages
  'new-password': typeof newPasswordMessages
  notes: typeof noteMessages
  'own-account': typeof ownAccountMessages
  panel: typeof panelMessages
  parts: typeof fileMessages & typeof partMessages & typeof secretMessages
  'password-complexity': typeof passwordComplexityMessages
  patterns: typeof accessMessages & typeof patternMessages
  people: typeof peopleMessages
  person: typeof personMessages
  products: typeof productMessages
  'record-drawer': typeof recordDrawerMessages
  'role-create': typeof roleCreateMessages
  'role-edit': typeof roleEditMessages
  roles: typeof rolesMessages
  'rollover-many': typeof rolloverManyMessages
  'second-factor': typeof secondFactorMessages
  services: typeof imtTabsMessages
  setup: typeof setupMessages
  'setup-steps': typeof setupStepsMessages
  shell: typeof shellMessages & typeof shortcutMessages
  'sign-in-policy': typeof policyMessages
  'sis-connection': typeof sisConnectionMessages
  'sis-import-api-setup': typeof sisImportApiSetupMessages
  'sis-import-create': typeof sisImportCreateMessages
  'sis-import-edit': typeof settingsMessages & typeof sisImportEditMessages
  'sis-import-templates': typeof sisImportTemplatesMessages
  'sis-imports': typeof sisImportsMessages
  'site-overview': typeof siteOverviewMessages
  sync: typeof modeMessages
  table: typeof tableMessages
  'table-viewer': typeof tableViewerMessages
  'template-settings': typeof settingsMessages
  tokens: typeof tokenMessages
  'translations-panel': typeof translationsPanelMessages
  'user-create': typeof userCreateMessages
  'user-edit': typeof userEditMessages
  'user-form': typeof userFormMessages
  'user-list': typeof userListMessages
  'user-roles': typeof userRolesMessages
  users: typeof usersMessages
  webhooks: typeof webhookMessages
  webhooksAction: typeof webhooksActionMessages
  'users-and-roles': typeof usersAndRolesTabsMessages
  views: typeof viewMessages
} & { [Id in keyof Definitions]: TableWords<Definitions[Id]> }

type Own = OwnMessages
type Names = Record<TokenName, string>

declare module '@edconsole/console-core' {
  interface ReplaceableMessages extends Own {}
  interface ThemeTokens extends Names {}
}
