import { describe, expect, it } from 'vitest'
import { OPERATION_IDS, OPERATIONS, type OperationId } from './operation-id.ts'

/** How a call names the district that it is about (R18). */
type Lea =
  /** It is about none. */
  | 'none'
  /** It always names one. */
  | 'own'
  /** It may name one, to be narrowed to it. */
  | 'may'
  /** It names the one that it makes. */
  | 'new'

type Written = { call: string; lea: Lea; client: boolean; query: string[] }

const calls = (lea: Lea, ...lines: string[]): Written[] =>
  lines.map((line) => ({ call: line, lea, client: false, query: [] }))
const withQuery = (call: string, lea: Lea, ...query: string[]): Written[] => [
  { call, lea, client: false, query },
]
const aboutClient = (...lines: string[]): Written[] =>
  lines.map((line) => ({ call: line, lea: 'none', client: true, query: [] }))

/**
 * Every row of the table of calls, in its order and written out a second time, by hand ([S7]): what the product
 * answers is compared with this, and with nothing that is made from the same data.
 */
const TABLE: readonly Written[] = [
  ...calls('none', 'GET /user-info'),
  ...calls('own', 'GET /export'),
  ...withQuery('PATCH /export/{id}', 'own', 'encryptPassword'),
  ...calls('own', 'POST /export', 'DELETE /export/{id}', 'POST /export/send-now'),
  ...withQuery('GET /accounts', 'none', 'locked').map((one) => ({ ...one, client: true })),
  ...aboutClient('GET /accounts/{id}', 'PATCH /accounts/{accountId}'),
  ...calls('own', 'GET /account-sync-logs'),
  ...calls('own', 'GET /attendance', 'GET /behavior'),
  ...withQuery('GET /components', 'may', 'schoolYear'),
  ...calls('own', 'GET /contact', 'GET /course'),
  ...withQuery('GET /database-column-map', 'may', 'componentName'),
  ...calls('own', 'GET /enrollment', 'GET /grade', 'GET /gradebook', 'GET /grading-periods'),
  ...withQuery('GET /possible-values', 'may', 'componentName'),
  ...calls('own', 'GET /schedule', 'GET /school-year', 'GET /section'),
  ...calls('may', 'GET /sis-systems'),
  ...calls('own', 'GET /student-programs', 'GET /student-tags', 'GET /transcript'),
  ...calls('may', 'GET /configuration/{key}'),
  ...calls('may', 'GET /district'),
  ...withQuery('GET /districts', 'none', 'limit'),
  ...calls('own', 'PATCH /district/{id}'),
  ...calls('new', 'POST /district'),
  ...calls('own', 'POST /district/{id}/request-from-customer'),
  ...calls(
    'own',
    'GET /district/export-log-details',
    'GET /district/export-log-headers',
    'GET /district/export-log-results',
    'GET /district/import-log-details',
    'GET /district/import-log-headers',
    'GET /district/import-log-results',
  ),
  ...calls('own', 'PATCH /district/{id}/api-provider'),
  ...calls('own', 'GET /district/{id}/sis-import-provider-configs'),
  ...calls('own', 'GET /district/sis-imports', 'GET /district/sis-imports-detailed'),
  ...calls('own', 'POST /district/sis-imports'),
  ...calls('own', 'PATCH /district/sis-imports/{id}', 'DELETE /district/sis-imports/{id}'),
  ...calls('own', 'POST /district/sis-imports/sync'),
  ...calls('own', 'GET /district/sis-import-translations', 'POST /district/sis-import-translations'),
  ...calls('own', 'PATCH /district/sis-import-translations/{id}'),
  ...calls('own', 'GET /district/sites', 'POST /district/site', 'PATCH /district/site/{id}'),
  ...calls('own', 'PATCH /district/site'),
  ...calls('own', 'GET /district/staffs', 'POST /district/staff', 'PATCH /district/staff/{id}'),
  ...calls('own', 'GET /district/students'),
  ...calls('none', 'GET /ied/instances', 'POST /ied/instances'),
  ...calls('none', 'GET /ied/instances/{id}', 'PATCH /ied/instances/{id}', 'DELETE /ied/instances/{id}'),
  ...calls('none', 'PATCH /ied/instances/{id}/status', 'POST /ied/instances/{id}/sandbox'),
  ...calls('none', 'GET /ied/instances/{id}/products', 'POST /ied/instances/{id}/products'),
  ...calls('none', 'DELETE /ied/instances/{id}/products'),
  ...calls('none', 'GET /ied/products', 'GET /ied/subscriptions'),
  ...calls('none', 'GET /ied/clients', 'POST /ied/clients'),
  ...calls('none', 'GET /ied/clients/{id}', 'PATCH /ied/clients/{id}'),
  ...calls('none', 'GET /ied/clients/{id}/products', 'POST /ied/clients/{id}/products'),
  ...calls('none', 'DELETE /ied/clients/{id}/products'),
  ...withQuery('GET /public/clients', 'none', 'search', 'id'),
  ...aboutClient('GET /ied/authentications/', 'POST /ied/authentications/'),
  ...aboutClient('PATCH /ied/authentications/{id}', 'DELETE /ied/authentications/{id}'),
  ...aboutClient('GET /ied/authentications/remote'),
  ...withQuery('GET /products-enabled', 'own', 'schoolYear'),
  ...calls('own', 'PATCH /products-enabled/{productId}'),
  ...calls('none', 'GET /roles', 'GET /roles/{id}', 'POST /roles', 'PATCH /roles/{id}'),
  ...calls('none', 'GET /users', 'GET /users/{id}', 'PATCH /users/{id}'),
  ...calls('none', 'GET /user-preferences'),
  ...calls('none', 'POST /user-preferences/column_states', 'PATCH /user-preferences/column_states'),
  ...calls('none', 'POST /user-preferences/page_sizes', 'PATCH /user-preferences/page_sizes'),
  ...calls('own', 'POST /rollover/templates', 'POST /rollover/staff', 'POST /rollover/exports'),
  ...calls('own', 'POST /qmlativ/oauth', 'POST /aeries/schools', 'POST /q/schools'),
]

/** Signing out has its address in [S2.1], signing in in R12; a test of OneRoster is one more validator (R34). */
const BESIDE: readonly Written[] = [
  ...calls('own', 'POST /oneroster/schools'),
  ...calls('none', 'POST /logout'),
  ...withQuery('POST /login', 'none', 'returnTo'),
]

/** Calls that other backends may lack. */
const EXTENSIONS: readonly Written[] = [
  ...calls('own', 'POST /export/test-destination', 'GET /district/people', 'GET /district/audit-log'),
  ...calls('own', 'GET /district/export-log-headers/{id}/check', 'GET /district/import-log-removals'),
  ...withQuery('GET /district/import-log-headers/{id}/compare', 'own', 'with'),
  ...calls('own', 'GET /district/import-status', 'GET /district/correction-requests'),
  ...calls('own', 'GET /district/correction-rows', 'POST /district/correction-requests'),
  ...calls('own', 'POST /district/correction-requests/{id}/answer'),
  ...calls('own', 'POST /district/correction-requests/{id}/close'),
  ...calls('own', 'GET /district/notes', 'POST /district/notes'),
  ...calls('own', 'PATCH /district/notes/{id}', 'DELETE /district/notes/{id}'),
  ...calls('own', 'GET /district/inbox', 'PATCH /district/inbox'),
  ...calls('own', 'POST /district/inbox-keys', 'DELETE /district/inbox-keys/{id}'),
  ...calls('own', 'GET /district/source-formats', 'POST /district/source-formats/templates'),
  ...calls('own', 'GET /district/import-upload', 'POST /district/import-upload'),
  ...calls('own', 'POST /district/import-upload/check', 'POST /district/import-upload/start'),
  ...calls('own', 'DELETE /district/import-upload', 'DELETE /district/import-upload/files/{id}'),
  ...calls('none', 'GET /audit-log', 'GET /districts/status', 'GET /districts/status-counts'),
  ...calls(
    'none',
    'GET /districts/states',
    'GET /districts/owners',
    'POST /districts/assign',
    'POST /districts/sync',
  ),
  ...calls('none', 'GET /districts/rollovers', 'GET /districts/rollover-results'),
  ...calls('none', 'POST /districts/rollovers/preview', 'POST /districts/rollovers'),
  ...calls('none', 'POST /districts/rollovers/{id}/cancel', 'POST /districts/rollovers/{id}/retry'),
  ...calls('none', 'POST /password-links', 'POST /password-links/check'),
  ...calls('none', 'POST /password-links/use', 'POST /password-links/renew'),
  ...aboutClient('POST /accounts/require-new-passwords'),
  ...aboutClient('POST /accounts/send-invitations', 'POST /accounts/{accountId}/sign-out'),
  ...aboutClient('GET /accounts/{accountId}/tokens', 'POST /accounts/{accountId}/tokens'),
  ...aboutClient('DELETE /accounts/{accountId}/tokens/{id}'),
  ...aboutClient('POST /accounts/{accountId}/reset-factors', 'POST /accounts/{accountId}/password-link'),
  ...aboutClient('POST /ied/authentications/read-address', 'POST /ied/authentications/{id}/test'),
  ...aboutClient('POST /ied/authentications/{id}/test-result'),
  ...aboutClient('GET /ied/webhooks', 'POST /ied/webhooks', 'PATCH /ied/webhooks/{id}'),
  ...aboutClient('DELETE /ied/webhooks/{id}', 'POST /ied/webhooks/{id}/secret'),
  ...aboutClient('POST /ied/webhooks/{id}/test', 'GET /ied/webhooks/{id}/deliveries'),
  ...calls('none', 'GET /alerts', 'GET /alerts/unread', 'POST /alerts/read'),
  ...calls('none', 'GET /alerts/settings', 'POST /alerts/settings'),
  ...calls('none', 'GET /account', 'POST /account/password', 'GET /account/sessions'),
  ...calls('none', 'GET /account/factors', 'POST /account/factors/remove'),
  ...calls('none', 'POST /account/factors/app', 'POST /account/factors/app/confirm'),
  ...calls('none', 'POST /account/factors/recovery-codes', 'POST /login/second-step'),
  ...calls('none', 'POST /login/second-step/app', 'POST /login/second-step/app/confirm'),
  ...calls('none', 'POST /account/factors/passkey', 'POST /account/factors/passkey/confirm'),
  ...calls('none', 'POST /account/factors/passkey/rename', 'POST /login/second-step/passkey'),
  ...calls('none', 'POST /login/second-step/passkey/confirm', 'POST /login/second-step/passkey/request'),
  ...calls(
    'none',
    'POST /login/second-step/passkey/use',
    'POST /sign-in-links/check',
    'POST /sign-in-links/use',
  ),
  ...calls('none', 'DELETE /account/sessions', 'DELETE /account/sessions/{id}'),
  ...calls('own', 'POST /district/personal-data-shown'),
  ...calls('may', 'GET /saved-views', 'POST /saved-views'),
  ...calls('may', 'PATCH /saved-views/{id}', 'DELETE /saved-views/{id}'),
]

const nameOf = (id: OperationId) => `${OPERATIONS[id].method} ${OPERATIONS[id].path}`
const written = [...TABLE, ...BESIDE, ...EXTENSIONS]
const answered = new Map(OPERATION_IDS.map((id) => [nameOf(id), id]))

const leaOf = (id: OperationId): Lea => {
  const { lea, query = [] } = OPERATIONS[id]
  if (lea === true) return 'own'
  if (lea === 'body') return 'new'
  return query.includes('lea') ? 'may' : 'none'
}

describe('[S7] the contract', () => {
  it('has 104 calls, each once', () => {
    expect(TABLE).toHaveLength(104)
    expect(new Set([...TABLE, ...BESIDE].map(({ call }) => call)).size).toBe(107)
    expect(new Set(OPERATION_IDS.map(nameOf)).size).toBe(OPERATION_IDS.length)
  })

  it('lacks none of them', () => {
    expect(written.map(({ call }) => call).filter((call) => !answered.has(call))).toEqual([])
  })

  it('marks those that other backends may lack, and no others', () => {
    const marked = OPERATION_IDS.filter((id) => OPERATIONS[id].extension)
    expect(marked.map(nameOf).toSorted()).toEqual(EXTENSIONS.map(({ call }) => call).toSorted())
  })

  it('has no other', () => {
    const known = new Set(written.map(({ call }) => call))
    expect([...answered.keys()].filter((call) => !known.has(call))).toEqual([])
  })

  it.each(written)('R18, R19 $call names its district, its client and its parameters', (one) => {
    const id = answered.get(one.call)
    if (!id) throw new Error(`${one.call} is not answered.`)
    const { clientHeader = false, query = [] } = OPERATIONS[id]
    expect({
      call: one.call,
      lea: leaOf(id),
      client: clientHeader,
      query: query.filter((key) => key !== 'lea').toSorted(),
    }).toEqual({ ...one, query: one.query.toSorted() })
  })

  it('R18 calls of the provider name no district, R19 those about a client name it', () => {
    for (const { call, lea, client } of written) {
      const provider =
        /^\w+ \/(ied|roles|users|user-info|user-preferences|public|districts|account|alerts|login|password-links|sign-in-links|logout|audit-log)(\/|$)/
      const aClient = /^\w+ \/(accounts|ied\/(authentications|webhooks))(\/|$)/
      expect([call, client]).toEqual([call, aClient.test(call)])
      expect([call, lea === 'none']).toEqual([call, provider.test(call) || aClient.test(call)])
    }
  })
})
