import type { SisConnection } from '@edconsole/console-core/contract'
import { jsonCalls, readBatch } from '@edconsole/console-server/internal/testing'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SisSimulator } from '../../sis-simulator/start-simulator.ts'
import { DEMO_DISTRICTS } from '../demo-districts.ts'
import { seedInbox } from '../inbox.ts'
import { insertDistricts } from '../insert-districts.ts'
import { seedDistrictOf } from '../seed-districts.ts'
import { completeDistricts } from './complete-districts.ts'
import { demoSisKey } from './demo-sis-key.ts'
import { startDemoSis } from './start-demo-sis.ts'

let server: TestServer
let simulator: SisSimulator
let call: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true })
  const others = DEMO_DISTRICTS.filter(({ lea }) => !server.districts.some((known) => known.lea === lea))
  await insertDistricts(server.db, others, server.now())
  await completeDistricts(server.db, others, server.now())
  const districts = others.map((draft) => seedDistrictOf({ ...draft, sites: 3 }, server.now()))
  await seedInbox(server.inboxDir, { now: server.now(), districts, kind: 'small' })
  simulator = await startDemoSis(server.db, server)
  call = jsonCalls(await server.browser('employee@example.org'))
})
afterAll(async () => {
  await simulator.close()
  await server.close()
})

const TESTS = {
  Aeries: '/aeries/schools',
  Qmlativ: '/qmlativ/oauth',
  Q: '/q/schools',
  OneRoster: '/oneroster/schools',
} as const

/** With the stored keys unless others are given. */
const test = async (slug: string, keys: 'stored' | 'given') => {
  const district = DEMO_DISTRICTS.find((one) => one.slug === slug)
  if (!district) throw new Error(`No district ${slug}`)
  const { lea, sisProviderName } = district
  const [key, secret] = [demoSisKey('sisApiKey', lea), demoSisKey('sisApiSecret', lea)]
  const given = sisProviderName === 'Aeries' ? { cert: key } : { key, secret }
  const answer = await call<SisConnection>('POST', `${TESTS[sisProviderName]}?lea=${lea}`, {
    baseAPI: simulator.addressOf(slug),
    ...(keys === 'given' ? given : {}),
    ...(sisProviderName === 'Q' ? { fileName: 'CONSOLE' } : {}),
  })
  expect(answer.status).toBe(200)
  return answer
}

it.each(['larkspur-valley', 'copperleaf'])(
  '[S5] the connection of %s works with its stored key',
  async (slug) => {
    const { data, errors } = await test(slug, 'stored')
    expect(errors).toBeUndefined()
    expect(data.schools).toHaveLength(3)
    expect(data.steps.filter(({ status }) => status === 'warning')).toEqual([])
  },
)

it.each(
  DEMO_DISTRICTS.filter(({ profile }) => profile !== 'empty').map(({ slug, id }) => [slug, id] as const),
)('[S5] a test of %s comes out as its stored connection says', async (slug, id) => {
  const { lastVerifiedStatus } = await server.db
    .selectFrom('sisApiConfigs')
    .select('lastVerifiedStatus')
    .where('districtId', '=', id)
    .executeTakeFirstOrThrow()
  const { errors } = await test(slug, 'given')
  expect([slug, errors?.[0]?.message ?? 'ok']).toEqual([
    slug,
    lastVerifiedStatus === 'failed' ? expect.stringMatching(/refused/) : 'ok',
  ])
})

it('[S5] one SIS is still in the year before', async () => {
  const { data } = await test('saltmarsh-bend', 'given')
  expect(data.steps.find(({ id }) => id === 'year')).toMatchObject({ status: 'warning' })
})

it('[R46] a district reads from its SIS what it read from files: nothing is lost, nothing is refused', async () => {
  const lea = '0610391'
  const rows = () =>
    server.db
      .selectFrom('sisRows')
      .select(['component', 'sourceId', 'isActive', sql<string>`data ->> 'gradeLevel'`.as('grade')])
      .where('lea', '=', lea)
      .where('component', 'in', ['sites', 'students', 'enrollment'])
      .orderBy('component')
      .orderBy('sourceId')
      .execute()
  const before = await rows()
  const components = ['sites', 'students', 'enrollment']
  const sync = async () => {
    const path = `/district/sis-imports/sync?lea=${lea}`
    const { data, text } = await call<{ batchId: number }>('POST', path, { components })
    expect(data?.batchId, text).toBeGreaterThan(0)
    await server.jobs.idle()
    return readBatch(server.db, data.batchId)
  }
  await sync()
  const { header, results } = await sync()
  expect(results.map(({ fileName }) => fileName)).toEqual([
    '/api/v5/schools',
    '/api/v5/schools/{SchoolCode}/students',
    '/api/v5/schools/{SchoolCode}/enrollment',
  ])
  expect(results.map(({ status }) => status)).not.toContain('failed')
  expect(header.recordsUnchanged).toBe(header.recordsRead - header.recordsRejected)
  expect(await rows()).toEqual(expect.arrayContaining(before))
})

it('[S5] addresses lead to this machine, also after another start; entered ones stay', async () => {
  const entered = 'https://sis.example.org/aeries'
  await server.db
    .updateTable('sisApiConfigs')
    .set({ sisApiUrl: entered })
    .where('districtId', '=', 413)
    .execute()
  const second = await startDemoSis(server.db, server)
  const stored = await server.db.selectFrom('sisApiConfigs').select(['districtId', 'sisApiUrl']).execute()
  const of = (id: number) => stored.find(({ districtId }) => districtId === id)?.sisApiUrl
  expect([of(412), of(413)]).toEqual([second.addressOf('larkspur-valley'), entered])
  expect(second.addressOf('x')).not.toBe(simulator.addressOf('x'))
  await second.close()
})
