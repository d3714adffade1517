import { OPERATION_IDS, OPERATIONS, type OperationId, queryKeysOf } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { exportCalls } from '../testing/export-calls.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { openApiDocument } from './open-api-document.ts'

const LEA = '4107320'

let server: TestServer
let browser: TestFetch
let clientId: string
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('employee@example.org')
  const { illuminateClientId } = await server.db
    .selectFrom('districts')
    .select('illuminateClientId')
    .where('lea', '=', LEA)
    .executeTakeFirstOrThrow()
  clientId = String(illuminateClientId)
  // The newest sending is the one that calls about a sending are asked of: one of files that are there.
  const exports = exportCalls(await server.browser('admin@example.org'))
  const { id } = await exports.add({
    exportType: 'oneroster11Csv',
    deliveryMethod: 'download',
    isEnabled: true,
  })
  expect(await exports.sendNow({ exportIds: [id] })).toMatchObject({ status: 200 })
  await server.jobs.idle()
})
afterAll(() => server.close())

const { paths, components } = openApiDocument()
const described = Object.values(paths).flatMap((methods) => Object.values(methods))

/** What the description says of a call's answer, as something that judges; here a field too many is a fault too. */
const judgeOf = (id: OperationId, code: 200 | 400): z.ZodType => {
  const answer = described.find(({ operationId }) => operationId === id)?.responses[code]
  const written = JSON.stringify({
    ...(answer && 'content' in answer && 'application/json' in answer.content
      ? answer.content['application/json'].schema
      : { $ref: '#/components/schemas/ErrorAnswer' }),
    $defs: components.schemas,
  })
  return z.fromJSONSchema(
    JSON.parse(written.replaceAll('#/components/schemas/', '#/$defs/'), (_, node) =>
      node?.type === 'object' && node.properties && node.additionalProperties === undefined
        ? { ...node, additionalProperties: false }
        : node,
    ),
  )
}

const reads = OPERATION_IDS.filter((id) => OPERATIONS[id].method === 'GET')

const ask = async (id: OperationId, path: string) => {
  const search = queryKeysOf(OPERATIONS[id]).includes('lea') ? `?lea=${LEA}` : ''
  const response = await browser(`/api${path}${search}`, { headers: { 'x-ied-client-id': clientId } })
  const body = await response.json()
  expect([id, response.status, body.error]).toEqual([id, 200, undefined])
  return body
}

/** The address of one record: the first that the list above it has. */
const addressOf = async (id: OperationId): Promise<string> => {
  const { path } = OPERATIONS[id]
  if (!path.includes('{')) return path
  const above = path.slice(0, path.indexOf('/{'))
  const list = reads.find((one) => OPERATIONS[one].path === above)
  const key = (list && OPERATIONS[list].list?.key) ?? 'id'
  const value = list ? (await ask(list, above)).data[0]?.[key] : 'console.banner.message'
  expect(value).toBeDefined()
  return path.replace(/\{\w+\}/, String(value))
}

it.each(reads)('[R17] %s answers as described', async (id) => {
  const body = await ask(id, await addressOf(id))
  // R39: one precision for every time of the API
  const times = JSON.stringify(body).match(/"\d{4}-\d\d-\d\dT[^"]*"/g) ?? []
  expect(times.filter((time) => !/^"[\d-]+T\d\d:\d\d:\d\d\.\d{3}Z"$/.test(time))).toEqual([])
  const { error } = judgeOf(id, 200).safeParse(body)
  const faults = error?.issues.map(({ path, message }) => `${path.join('.').replace(/\d+/, 'n')}: ${message}`)
  expect([...new Set(faults)]).toEqual([])
})

it('[R17] a refusal is as described', async () => {
  const body = await (await browser('/api/district/sites?lea=4107320&limit=0')).json()
  expect(judgeOf('sites.list', 400).safeParse(body).success).toBe(true)
  expect(judgeOf('sites.list', 200).safeParse(body).success).toBe(false)
})
