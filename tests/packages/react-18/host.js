// Runs in the page of a host on React 18; what it names is installed there, not here.
import {
  ConsoleProvider,
  createConsoleRuntime,
  memoryNavigation,
  memoryStorage,
  placeOf,
} from '@edconsole/console-core'
import { ConsoleShell } from '@edconsole/console-ui'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import { createElement as h, version as reactVersion } from 'react'
import { createRoot } from 'react-dom/client'

const ROLES = ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_IMPORT_LOG_VIEW']
const user = {
  id: 7,
  emailAddress: 'sample.employee@provider.example',
  clientId: 1,
  accountId: 1,
  roles: ROLES,
  reachableRoles: ROLES,
  lastLogin: null,
  clientName: 'Provider Operations',
  ssoUser: {
    name: 'Sample Employee',
    firstName: 'Sample',
    lastName: 'Employee',
    email: 'sample.employee@provider.example',
    authType: 'illuminate',
  },
}
const district = {
  id: 42,
  lea: '0042',
  districtName: 'Larkspur Valley Unified',
  state: 'CA',
  isActive: true,
  lastImportStatus: null,
  illuminateClientId: null,
  sisYear: 2026,
}
const at = '2026-09-13T22:00:00Z'
const batch = {
  batchId: 48212,
  lea: '0042',
  schoolYear: 2026,
  districtName: district.districtName,
  sisProviderName: 'Aeries',
  source: 'api',
  triggerType: 'manual',
  triggeredBy: null,
  status: 'completed',
  startedAt: at,
  endedAt: at,
  durationMs: 1000,
  componentsTotal: 4,
  componentsDone: 4,
  componentsFailed: 0,
  components: [],
  recordsExpected: null,
  failureOrigin: null,
  message: null,
  recordsRead: 12,
  recordsInserted: 12,
  recordsUpdated: 0,
  recordsUnchanged: 0,
  recordsRejected: 0,
  recordsDeleted: 0,
  recordsWarned: 0,
  warningCount: 0,
  errorCount: 0,
}
const answers = {
  '/api/districts': [district],
  '/api/district': [district],
  '/api/district/import-log-headers': [batch],
  '/api/user-preferences': { columnStates: null, pageSizes: null },
}

// Whatever a client of axios would do, as far as the console asks it.
const http = Object.assign(() => {}, {
  defaults: {},
  request: async ({ baseURL, url }) => ({
    status: 200,
    data: JSON.stringify({ data: answers[`${baseURL}${url}`] ?? null, extensions: { totalCount: 1 } }),
  }),
})

export const version = reactVersion
const runtime = createConsoleRuntime({
  http,
  session: user,
  storage: memoryStorage(),
  draftStorage: memoryStorage(),
  navigation: memoryNavigation(placeOf('import-logs', { districtId: '42' })),
  clock: () => new Date('2026-09-14T12:14:00Z'),
})
const root = createRoot(document.getElementById('host'))
root.render(
  h(
    ConsoleProvider,
    { runtime, districtId: '42' },
    h(ConsoleShell, null, h(ImportLogs, { districtId: '42' })),
  ),
)
export const say = (message) => runtime.snackbars.show({ title: 'Success', message })
export const unmount = () => root.unmount()
