import { OPERATION_IDS, OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { OPERATION_BODIES } from '@edconsole/console-core/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { addressOf } from '../testing/walks/ask.ts'
import { callerWith } from '../testing/walks/caller-with.ts'
import { fingerprintTables } from '../testing/walks/fingerprint-tables.ts'
import { recordsOf } from '../testing/walks/records-of.ts'
import { RECORD_IN_ADDRESS } from '../testing/walks/sample-calls.ts'

let server: TestServer
let send: (id: OperationId, body: BodyInit, headers?: Record<string, string>) => Promise<Response>
let before: Record<string, string>
beforeAll(async () => {
  server = await createTestServer()
  const records = await recordsOf(server.db, '4107320')
  const fetch = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
  send = (id, body, headers = {}) => {
    const named = RECORD_IN_ADDRESS[id]
    const about = { lea: records.lea, districtId: records.district, clientId: records.client }
    const { address, headers: own } = addressOf(id, {
      ...about,
      ...(named ? { record: records[named] } : {}),
    })
    // Node asks for duplex where a body is a stream; the DOM's types of a request don't name it.
    const request: RequestInit & { duplex: 'half' } = {
      method: OPERATIONS[id].method,
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json', ...own, ...headers },
    }
    return fetch(address, request)
  }
  before = await fingerprintTables(server.db)
})
afterAll(async () => {
  expect(await fingerprintTables(server.db)).toEqual(before)
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  await server.close()
})

const WRITES = OPERATION_IDS.filter((id) => OPERATIONS[id].method !== 'GET')
const takesBody = (id: OperationId) => Object.hasOwn(OPERATION_BODIES, id)

const LISTS_IN_BODY: readonly OperationId[] = [
  'instances.addProducts',
  'instances.removeProducts',
  'clients.addProducts',
  'clients.removeProducts',
]

const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000)
const BODIES: readonly (readonly [string, BodyInit])[] = [
  ['null', 'null'],
  ['a text', '"x"'],
  ['a number', '1'],
  ['true', 'true'],
  ['broken JSON', '{'],
  ['two of them', '{"a":1}{"b":2}'],
  ['a comma too much', '{"a":1,}'],
  ['what is no number in JSON', '{"a":NaN}'],
  ['lists in lists', deep('[', ']')],
  ['objects in objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['a prototype further in', '{"a":{"__proto__":{"isAdmin":true}}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['a length that is no number', '{"displayName":{"length":{"toString":"x"}}}'],
  ['a null character in a key', '{"a\\u0000":1}'],
  ['a null character in a value', '{"a":"\\u0000"}'],
  ['half a character in a key', '{"a\\ud800":1}'],
  ['half a character in a value', '{"a":"\\udc00"}'],
  ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['text in another encoding', new Uint8Array(Buffer.from('\ufeff{"a":1}', 'utf16le'))],
  ['a key that nobody knows', '{"nobodyKnows":1}'],
]

describe.each(WRITES)('[S7] %s', (id) => {
  it.each(BODIES)('refuses %s with a sentence', async (what, body) => {
    // Tables go by whatever name their screen gives them.
    if (what === 'a key that nobody knows' && id.endsWith('PageSizes')) return
    const response = await send(id, body)
    expect(response.status).toBe(400)
    const { error } = await response.json()
    expect(error).toMatchObject({ code: 400, message: expect.stringMatching(/^\S.{5,300}\.$/) })
    expect(error.message).not.toMatch(/undefined|\[object|Error:|at .*\.ts/)
  })

  it('refuses the wrong one of list and object', async () => {
    const takesList = LISTS_IN_BODY.includes(id)
    expect((await send(id, takesList ? '{}' : '[]')).status).toBe(400)
  })

  it.each([
    ['in one piece', 'x'.repeat(1_048_577)],
    ['of JSON', `{"a":"${'x'.repeat(1_048_576)}"}`],
  ])('refuses more than 1 MB %s', async (_, body) => {
    const response = await send(id, body)
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: { code: 413, message: 'The body is larger than 1 MB.' } })
  })

  it('refuses more than 1 MB without a length, as soon as it is more', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(0x20))
      },
    })
    const response = await send(id, endless)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(3 * 1_048_576)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('takes JSON only, not %j', async (type) => {
    const response = await send(id, '{"a":1}', { 'content-type': type })
    expect(response.status).toBe(takesBody(id) ? 415 : 400)
  })
})
