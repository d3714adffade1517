import { OPERATION_IDS, OPERATIONS, type OperationId, queryKeysOf } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
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
})
afterAll(() => server.close())

const { paths, components } = openApiDocument()
const described = Object.values(paths).flatMap((methods) => Object.values(methods))

/** What the description says of a call's answer, as something that judges; here a field too many is a fault too. */
const judgeOf = (id: OperationId, code: 200 | 400): z.ZodType => {
  const answer = described.find(({ operationId }) => operationId === id)?.responses[code]
  const written = JSON.stringify({
    ...(answer && 'content' in answer
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

const reads = OPERATION_IDS.filter(
  (id) => OPERATIONS[id].method === 'GET' && !OPERATIONS[id].path.includes('{'),
)

it.each(reads)('[R17] %s answers as described', async (id) => {
  const keys = queryKeysOf(OPERATIONS[id])
  const response = await browser(`/api${OPERATIONS[id].path}${keys.includes('lea') ? `?lea=${LEA}` : ''}`, {
    headers: { 'x-ied-client-id': clientId },
  })
  const body = await response.json()
  expect([response.status, body.error]).toEqual([200, undefined])
  const { error } = judgeOf(id, 200).safeParse(body)
  const faults = error?.issues.map(({ path, message }) => `${path.join('.').replace(/\d+/, 'n')}: ${message}`)
  expect([...new Set(faults)]).toEqual([])
})

it('[R17] a refusal is as described', async () => {
  const body = await (await browser('/api/district/sites?lea=4107320&limit=0')).json()
  expect(judgeOf('sites.list', 400).safeParse(body).success).toBe(true)
  expect(judgeOf('sites.list', 200).safeParse(body).success).toBe(false)
})
