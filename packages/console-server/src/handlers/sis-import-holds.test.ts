import type { AuditEntry, HeldRemoval, ImportLogHeader } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdBatch } from '../testing/hold-batch.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const ask = sender('/district/sis-imports/sync')
/** A district with a batch whose students are held, and one of them to go. */
const held = async (roles?: readonly string[]) => {
  const { lea, email } = await server.newDistrict(roles ? { roles } : {})
  const { batchId, isActive } = await holdBatch(server.db, { lea, now: server.now() })
  const browser = await server.browser(email)
  const removals = (query = '', by = browser) =>
    sender('/district/import-log-removals')(by, 'GET', `?lea=${lea}&filter[batchId]=${batchId}${query}`)
  /** What people did with the batch, for whoever sees imports. */
  const history = async (): Promise<Pick<AuditEntry, 'operation' | 'actorName' | 'changes'>[]> =>
    (
      await sender('/district/audit-log')(
        browser,
        'GET',
        `?lea=${lea}&filter[subject]=import:${batchId}&sort[at]=asc`,
      )
    ).data
  return {
    lea,
    batchId,
    isActive,
    removals,
    history,
    decide: (body: object) => ask(browser, 'POST', `?lea=${lea}`, body),
  }
}

it('[R46] a held batch is released by the call that starts imports, and its header tells by whom', async () => {
  const { batchId, isActive, history, decide } = await held([
    'ROLE_IMPORT_LOG_VIEW',
    'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT',
  ])
  expect(await decide({ batchId, decision: 'release' })).toMatchObject({ status: 200, data: { batchId } })
  await server.jobs.idle()
  expect(await isActive()).toBe(false)
  expect(await decide({ batchId, decision: 'release' })).toMatchObject({ status: 200, data: { batchId } })
  expect(await decide({ batchId, decision: 'discard' })).toMatchObject({
    status: 409,
    error: { code: 409, message: expect.stringContaining('was released by Robin Moss') },
  })
  // The same decision again, and one that is refused, leave nothing.
  expect(await history()).toMatchObject([
    {
      operation: 'sisImports.sync',
      actorName: expect.stringContaining('Robin Moss'),
      changes: [{ field: 'decision', from: null, to: 'Released' }],
    },
  ])
})

it.each([
  ['decision', {}],
  ['decision', { decision: 'forget' }],
  ['batchId', { batchId: undefined, decision: 'release' }],
  ['batchId', { batchId: 0, decision: 'release' }],
  ['components', { decision: 'release', components: ['students'] }],
  ['mode', { decision: 'release', mode: 'full' }],
  ['force', { decision: 'release', force: true }],
])('[R46] refuses a decision by its %s: %o', async (field, body) => {
  const { batchId, isActive, decide } = await held()
  expect(await decide({ batchId, ...body })).toMatchObject({ status: 400, error: { code: 400 } })
  expect((await decide({ batchId, ...body })).error.message).not.toContain(`'${field}'`)
  expect(await isActive()).toBe(true)
})

it('[R46] is not there for a batch of another district', async () => {
  const other = await held()
  const { decide } = await held()
  expect(await decide({ batchId: other.batchId, decision: 'release' })).toMatchObject({
    status: 404,
    error: { code: 404, message: `Batch ${other.batchId} isn't in this district.` },
  })
  expect(await other.isActive()).toBe(true)
})

it('lists who a held batch would remove, by search and by page, until that is decided', async () => {
  const { batchId, removals, decide } = await held()
  const { data, extensions } = await removals()
  const [row] = data as HeldRemoval[]
  expect(extensions).toMatchObject({ totalCount: 1 })
  expect(row).toMatchObject({
    batchId,
    componentName: 'students',
    sourceId: `held ${batchId}`,
    isAccepted: true,
  })
  expect((await removals('&search=nobody')).data).toEqual([])
  expect((await removals(`&search=held ${batchId}`)).data).toHaveLength(1)
  expect((await removals('&offset=1')).data).toEqual([])
  expect((await removals('&facets[0]=siteCode')).status).toBe(200)
  await decide({ batchId, decision: 'discard' })
  expect((await removals()).data).toEqual([])
})

it('a release that expects another number of removals is refused and removes nothing', async () => {
  const { batchId, isActive, decide } = await held()
  expect(await decide({ batchId, decision: 'release', removals: 2 })).toMatchObject({
    status: 409,
    error: { message: 'A release would remove 1 record now. Check the list, then release again.' },
  })
  expect(await isActive()).toBe(true)
  expect(await decide({ batchId, decision: 'discard', removals: 1 })).toMatchObject({ status: 400 })
  expect(await decide({ batchId, decision: 'release', removals: 1 })).toMatchObject({ status: 200 })
  await server.jobs.idle()
  expect(await isActive()).toBe(false)
})

it('[R47] the list of removals needs the role of import logs, and shows nothing of other districts', async () => {
  const own = await held()
  const other = await held()
  expect((await own.removals()).data).toHaveLength(1)
  const { removals } = await held(['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'])
  expect(await removals()).toMatchObject({ status: 403 })
  const browser = await server.browser('employee@example.org')
  const list = sender('/district/import-log-removals')
  expect((await list(browser, 'GET', `?lea=${own.lea}&filter[batchId]=${other.batchId}`)).data).toEqual([])
})

it('the header of a batch says how the district stands', async () => {
  const browser = await server.browser('employee@example.org')
  const { data } = await sender('/district/import-log-headers')(browser, 'GET', '?lea=4107320&limit=1')
  const [newest] = data as ImportLogHeader[]
  expect(newest?.districtFindings).toContainEqual(
    expect.objectContaining({
      code: 'D001',
      severity: 'warning',
      message: expect.stringMatching(/^Sections without a teacher: \d+ \(\d+ more than in batch \d+\)\.$/),
    }),
  )
})

it('[R47] needs the role of a sync', async () => {
  const { batchId, decide, isActive } = await held([
    'ROLE_IMPORT_LOG_VIEW',
    'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW',
  ])
  expect(await decide({ batchId, decision: 'discard' })).toMatchObject({ status: 403 })
  expect(await isActive()).toBe(true)
})
