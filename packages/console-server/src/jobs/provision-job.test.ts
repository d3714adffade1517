import { SIS_ROW_FIELDS } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { startJobs } from '../jobs.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { historyOf, instanceCalls, rowsIn } from '../testing/instance-calls.ts'
import { jobContext } from '../testing/job-context.ts'
import { requestedInstance } from '../testing/new-instance.ts'

const LARKSPUR = '4107320'
const DONE = ['address done', 'database done', 'data done', 'products done', 'signIn done']

let server: TestServer
let employee: TestFetch
let calls: ReturnType<typeof instanceCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
  calls = instanceCalls(employee)
})
afterAll(() => server.close())

/** An instance with a product. */
const requested = async () => {
  const instance = await requestedInstance(server, employee)
  const product = { instanceId: instance.id, productId: 1, enabledAt: server.now() }
  await server.db
    .insertInto('clientProducts')
    .values({ clientId: instance.clientId, productId: 1, enabledAt: server.now() })
    .execute()
  await server.db.insertInto('instanceProducts').values(product).execute()
  return instance
}

const provision = async (id: number) => {
  await calls.move(id, 'provisioning')
  await server.jobs.idle()
}

const larkspurProduction = async (): Promise<number> => {
  const { id } = await server.db
    .selectFrom('instances')
    .select('id')
    .where('name', '=', 'larkspur-valley-prod')
    .executeTakeFirstOrThrow()
  return id
}

describe('domain 8.19 an instance is a database of its own with an address that answers', () => {
  it('holds the rows of its client, its products, and lets people sign in', async () => {
    const instance = await requested()
    const { lea, districtName } = await server.db
      .selectFrom('districts')
      .select(['lea', 'districtName'])
      .where('illuminateClientId', '=', instance.clientId)
      .executeTakeFirstOrThrow()
    const row = {
      lea,
      schoolYear: 2026,
      component: 'students' as const,
      hash: 'x',
      dateLastModified: server.now(),
    }
    await server.db
      .insertInto('sisRows')
      .values(
        ['1', '2'].map((sourceId) => ({
          ...row,
          sourceId,
          data: json({ firstName: 'Kim', birthDate: '2019-01-01' }),
        })),
      )
      .execute()
    await provision(instance.id)
    const built = await calls.read(instance.id)
    expect(await calls.steps(instance.id)).toEqual(DONE)
    expect(built).toMatchObject({
      status: 'active',
      url: `http://console.test/instances/${instance.name}`,
      hostname: 'console.test',
      databaseName: `instance_${instance.id}`,
      dataYear: 2026,
      version: expect.any(String),
    })
    expect(built.steps?.find(({ step }) => step === 'data')).toMatchObject({ doneCount: 2, totalCount: 2 })
    expect(historyOf(built)).toEqual([
      'requested by Ana Silva',
      'provisioning by Ana Silva',
      'active by System',
    ])
    expect(await rowsIn(server, instance.id, 'districts')).toMatchObject([{ lea, districtName }])
    expect(await rowsIn(server, instance.id, 'sis_rows')).toMatchObject(
      ['1', '2'].map((sourceId) => ({ sourceId, data: { firstName: 'Kim', birthDate: '2019-01-01' } })),
    )
    expect(await rowsIn(server, instance.id, 'products')).toMatchObject([
      { productId: 1, name: 'Assessment' },
    ])
    const page = await server.fetch(`/instances/${instance.name}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form')])
  })

  it('a sandbox has the rows of its client with personal fields empty', async () => {
    const sandbox = await calls.createSandbox(await larkspurProduction())
    await server.jobs.idle()
    expect(await calls.steps(sandbox.id)).toEqual(DONE)
    const copied = (await rowsIn(server, sandbox.id, 'sis_rows')) ?? []
    const stored = await server.db.selectFrom('sisRows').selectAll().where('lea', '=', LARKSPUR).execute()
    expect(copied).toHaveLength(stored.length)
    const names = new Set(copied.flatMap(({ data }) => Object.keys(data ?? {})))
    const personal = Object.values(SIS_ROW_FIELDS)
      .flatMap((fields) => Object.entries(fields))
      .filter(([, { personal }]) => personal === true)
      .map(([name]) => name)
    // A field may be personal in one component and not in another: `city` of a site is not.
    const students = copied.filter(({ component }) => component === 'students' || component === 'contacts')
    const kept = new Set(students.flatMap(({ data }) => Object.keys(data ?? {})))
    expect(personal.filter((name) => kept.has(name))).toEqual([])
    for (const name of ['firstName', 'lastName', 'emailAddress', 'username'])
      expect(names).not.toContain(name)
    expect(kept).toContain('gradeLevel')
  })

  it('takes products along that are added or removed later', async () => {
    const { id, clientId } = await requested()
    await provision(id)
    await server.db
      .insertInto('clientProducts')
      .values({ clientId, productId: 2, enabledAt: server.now() })
      .execute()
    const change = (method: string, ids: number[]) =>
      employee(`/api/ied/instances/${id}/products`, { method, body: JSON.stringify(ids) })
    await change('POST', [2])
    await change('DELETE', [1])
    expect(await rowsIn(server, id, 'products')).toMatchObject([{ productId: 2 }])
  })
})

describe('a step that fails is named, and trying again goes on from there', () => {
  type Instance = Awaited<ReturnType<typeof requested>>
  const setLocal = async ({ clientId }: Instance, isEnabled: boolean) => {
    await server.db
      .updateTable('authentications')
      .set({ isEnabled })
      .where('clientId', '=', clientId)
      .execute()
  }
  const setProduct = async (isActive: boolean) => {
    await server.db.updateTable('products').set({ isActive }).where('id', '=', 1).execute()
  }
  const run = (statement: string) => sql.raw(statement).execute(server.db)
  const PROBLEM = 'The server ran into a problem. Its log has the details.'

  it.each([
    {
      step: 'address',
      title: 'Reserve the address',
      message:
        /^The address \/instances\/oakdale-\d+ belongs to copperleaf-prod, which had this name before\./,
      hinder: ({ name }: Instance) =>
        run(`update instances set slug = '${name}' where name = 'copperleaf-prod'`),
      repair: () => run(`update instances set slug = null where name = 'copperleaf-prod'`),
    },
    {
      step: 'database',
      title: 'Create the database',
      message: PROBLEM,
      // A type of that name stands in the way of the table.
      hinder: async ({ id }: Instance) => {
        await run(`create schema instance_${id}`)
        await run(`create type instance_${id}.products as enum ('x')`)
      },
      repair: ({ id }: Instance) => run(`drop type instance_${id}.products`),
    },
    {
      step: 'data',
      title: 'Copy data',
      message: PROBLEM,
      hinder: async ({ id }: Instance) => {
        await run(`create schema instance_${id}`)
        await run(`create table instance_${id}.districts (lea text check (false))`)
      },
      repair: async ({ id }: Instance) => {
        await run(`drop table instance_${id}.districts`)
        await run(
          `create table instance_${id}.districts (lea text, district_name text, state text, school_year integer)`,
        )
      },
    },
    {
      step: 'products',
      title: 'Add products',
      message: 'Assessment is no longer offered.',
      hinder: () => setProduct(false),
      repair: () => setProduct(true),
    },
    {
      step: 'signIn',
      title: 'Check sign-in',
      message: /^\/instances\/oakdale-\d+ answered with status 503 instead of a sign-in page\.$/,
      hinder: (instance: Instance) => setLocal(instance, false),
      repair: (instance: Instance) => setLocal(instance, true),
    },
  ])('$step', async ({ step, title, message, hinder, repair }) => {
    const instance = await requested()
    await hinder(instance)
    await provision(instance.id)
    const failed = await calls.read(instance.id)
    expect(failed).toMatchObject({ status: 'failed', statusChangedBy: 'System' })
    expect(failed.statusReason).toMatch(new RegExp(`^${title}: `))
    const place = DONE.indexOf(`${step} done`)
    expect(failed.steps?.map(({ state }) => state)).toEqual([
      ...DONE.slice(0, place).map(() => 'done'),
      'failed',
      ...DONE.slice(place + 1).map(() => 'pending'),
    ])
    expect(failed.steps?.[place]?.message).toMatch(message)
    const before = failed.steps?.slice(0, place)
    await repair(instance)
    await provision(instance.id)
    const built = await calls.read(instance.id)
    expect(await calls.steps(instance.id)).toEqual(DONE)
    expect(built.status).toBe('active')
    expect(built.steps?.slice(0, place)).toEqual(before)
  })

  it('an address of somebody else is requested as anything that somebody entered, and told where to point', async () => {
    const { id, name } = await requested()
    await server.db.updateTable('instances').set({ url: 'https://10.1.2.3' }).where('id', '=', id).execute()
    await provision(id)
    expect((await calls.steps(id)).at(-1)).toBe(
      `signIn failed: The name points to a private network, which this console doesn't connect to. Point https://10.1.2.3 to /instances/${name} of this server, then try again.`,
    )
    expect((await calls.read(id)).url).toBe('https://10.1.2.3')
  })
})

describe('R30 people and the server move an instance in turn', () => {
  it('what is being created becomes active when the server is done, and no earlier', async () => {
    await server.jobs.stop()
    const { id, name } = await requested()
    await calls.move(id, 'provisioning')
    expect((await calls.move(id, 'active')).error).toEqual({
      code: 409,
      message: `${name} is provisioning. The server makes it active when it's done.`,
    })
    expect((await calls.move(id, 'failed', 'Wrong client')).status).toBe(200)
    const { db, store, now } = server
    const other = startJobs(jobContext({ db, store, now }))
    await other.idle()
    await other.stop()
    // The job found it moved, and left it alone.
    expect(await calls.steps(id)).toEqual([
      'address failed: Ana Silva stopped it.',
      ...['database', 'data', 'products', 'signIn'].map((step) => `${step} pending`),
    ])
    expect(await rowsIn(server, id, 'districts')).toBeNull()
  })

  it('a server that ends hands the copy over in the middle, and two servers share the work', async () => {
    const { db, store, now } = server
    const { id, clientId } = await requested()
    const { lea } = await db
      .selectFrom('districts')
      .select('lea')
      .where('illuminateClientId', '=', clientId)
      .executeTakeFirstOrThrow()
    await sql`insert into sis_rows (lea, component, school_year, source_id, data, hash, date_last_modified)
      select ${lea}, 'students', 2026, n::text, '{}', 'x', now() from generate_series(1, 9001) n`.execute(db)
    const askOwn = async (path: string) => server.app.fetch(new Request(`http://console.test${path}`))
    const context = jobContext({ db, store, now, askOwn })
    const [first, second] = [startJobs(context), startJobs(context)]
    await calls.move(id, 'provisioning')
    first.nudge()
    await vi.waitUntil(
      async () => ((await calls.read(id)).steps?.find(({ step }) => step === 'data')?.doneCount ?? 0) > 0,
      { timeout: 30_000, interval: 2 },
    )
    await first.stop()
    const third = startJobs(context)
    await Promise.all([second.idle(), third.idle()])
    await Promise.all([second.stop(), third.stop()])
    expect(await calls.steps(id)).toEqual(DONE)
    expect(historyOf(await calls.read(id)).slice(1)).toEqual([
      'provisioning by Ana Silva',
      'active by System',
    ])
    expect(await rowsIn(server, id, 'sis_rows')).toHaveLength(9001)
  }, 60_000)
})
