import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json as readJson } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../db/open-database.ts'
import { createLogger } from '../logger.ts'
import { startServer } from '../start-server.ts'
import { newDatabaseAddress } from '../testing/test-database.ts'
import { duringTrace } from './current-trace.ts'
import { statementGroups } from './statement-groups.ts'
import { tracingFromEnv } from './tracing-from-env.ts'

const valueShape = z
  .object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() })
  .loose()
const attributesShape = z
  .array(z.object({ key: z.string(), value: valueShape }))
  .transform(
    (all) => new Map(all.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)])),
  )
const bodyShape = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesShape }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: attributesShape,
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A collector on this machine. */
const collector = async () => {
  const bodies: z.infer<typeof bodyShape>[] = []
  let raw = ''
  const server = createServer(async (request, response) => {
    const body = await readJson(request)
    raw += `${request.url} ${JSON.stringify(body)}`
    bodies.push(bodyShape.parse(body))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    spans: () =>
      bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    service: () => bodies[0]?.resourceSpans[0]?.resource.attributes.get('service.name'),
    raw: () => raw,
  }
}

it('a collector gets calls and jobs with their statements, in the trace of the caller, and nothing about people', async () => {
  const { address, spans, service, raw } = await collector()
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-traces-'))
  const { databaseUrl, remove } = await newDatabaseAddress()
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_SERVICE_NAME: 'console-north' },
  })
  let isOpen = true
  onTestFinished(async () => {
    if (isOpen) await server.close()
    await remove()
    await rm(folder, { recursive: true, force: true })
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/login`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ provider: 'illuminate', username: 'hush@example.org', password: 'hush-hush' }),
  })
  expect(answer.status).toBe(401)
  await fetch(`http://127.0.0.1:${server.port}/api/accounts/hush-7?search=hush`)
  isOpen = false
  await server.close()

  expect(service()).toBe('console-north')
  const call = spans().find(({ name }) => name === 'POST /api/login')
  expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(call && Object.fromEntries(call.attributes)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/login',
    'http.response.status_code': 401,
    'console.operation': 'session.signIn',
    'console.request_id': answer.headers.get('x-request-id'),
  })
  const children = spans().filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(children.map(({ name }) => name)).toContain('select accounts')
  expect(children.every((child) => child.traceId === traceId)).toBe(true)
  expect(spans().map(({ name }) => name)).toContain('GET /api/accounts/:id')
  expect(raw()).toMatch(/^\/v1\/traces /)
  expect(raw()).not.toContain('hush')
})

it('a job is a trace of its own, with its kind, district, and attempts', async () => {
  const { address, spans } = await collector()
  const tracing = await tracingFromEnv({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${address}/here` }, () => {})
  const { databaseUrl, remove } = await newDatabaseAddress()
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-traces-'))
  const { db, close } = await openDatabase(
    databaseUrl === undefined ? { folder } : { url: databaseUrl },
    () => {},
  )
  onTestFinished(async () => {
    await close()
    await remove()
    await rm(folder, { recursive: true, force: true })
  })
  await tracing?.job({ kind: 'import', id: 7, lea: '4107320', batchId: 12, attempts: 2 }, async () => {
    await db.selectFrom('districts').select('id').where('districtName', '=', 'Hush').execute()
    await db.selectFrom('districts').select('id').execute()
    await db.transaction().execute((trx) => trx.selectFrom('jobs').select('id').execute())
    return 'done'
  })
  await tracing?.close()
  const job = spans().find(({ name }) => name === 'job import')
  expect(job && Object.fromEntries(job.attributes)).toEqual({
    'console.job.kind': 'import',
    'console.job.id': 7,
    'console.job.attempts': 2,
    'console.job.outcome': 'done',
    'console.district': '4107320',
    'console.batch_id': 12,
  })
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(statements.map(({ name, attributes }) => [name, attributes.get('console.db.statements')])).toEqual(
    expect.arrayContaining([
      ['select districts', 2],
      ['select jobs', 1],
    ]),
  )
})

it('nothing is traced, and nothing loaded for it, unless a collector is named', async () => {
  expect(await tracingFromEnv({ OTEL_SERVICE_NAME: 'console' }, () => {})).toBeUndefined()
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' }
  expect(await tracingFromEnv(off, () => {})).toBeUndefined()
})

it('a collector that is away is told of, and holds nothing up', async () => {
  const told: unknown[] = []
  const tracing = await tracingFromEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, (error) =>
    told.push(error),
  )
  await tracing?.job({ kind: 'import', id: 1, lea: null, batchId: null, attempts: 1 }, async () => 'done')
  const from = performance.now()
  await tracing?.close()
  expect(performance.now() - from).toBeLessThan(6000)
  expect(told.length).toBeGreaterThan(0)
})

it('lines of the log name the trace that they belong to', async () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => lines.push(line) })
  await duringTrace({ traceId: 'abc', statement: () => {} }, async () => log.warn('inside'))
  log.warn('outside')
  expect(lines.map((line) => JSON.parse(line).traceId)).toEqual(['abc', undefined])
})

it.each([
  ['select "id" from "sis_rows" where name = \'Kim\'', 'select sis_rows'],
  ['insert into "jobs" ("kind") values ($1)', 'insert jobs'],
  ['update jobs set status = $1', 'update jobs'],
  ['with found as (select 1 from districts) delete from notes', 'with districts'],
  ['begin', 'begin '],
])('of %s only operation and table are kept', (text, kept) => {
  const groups = statementGroups()
  groups.add(text, 2)
  groups.add(text, 3)
  expect(
    groups.all().map(({ operation, table, count, ms }) => [`${operation} ${table ?? ''}`, count, ms]),
  ).toEqual([[kept, 2, 5]])
})
