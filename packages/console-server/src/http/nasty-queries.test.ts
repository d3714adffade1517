import { OPERATION_IDS, OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { type Asked, addressOf, ask } from '../testing/walks/ask.ts'
import { callerWith } from '../testing/walks/caller-with.ts'
import { fingerprintTables } from '../testing/walks/fingerprint-tables.ts'
import { NASTY_TEXTS } from '../testing/walks/nasty-values.ts'
import { type Records, recordsOf } from '../testing/walks/records-of.ts'
import { RECORD_IN_ADDRESS, sampleCall } from '../testing/walks/sample-calls.ts'

let server: TestServer
let staff: TestFetch
let records: Records
let about: Asked
let before: Record<string, string>
beforeAll(async () => {
  server = await createTestServer()
  staff = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
  records = await recordsOf(server.db, '4107320')
  about = { lea: records.lea, districtId: records.district, clientId: records.client }
  before = await fingerprintTables(server.db)
})
afterAll(async () => {
  expect(await fingerprintTables(server.db)).toEqual(before)
  await server.close()
})

const READS = OPERATION_IDS.filter((id) => OPERATIONS[id].method === 'GET')
const LISTS = READS.filter((id) => OPERATIONS[id].list)
const NUL = '%00'
const SQL_TEXTS = NASTY_TEXTS.slice(0, 12)

/** Asks, and wants an answer that a caller can read: never a failure of the server, which throws. */
const answerTo = async (id: OperationId, query: string): Promise<{ status: number; total: number }> => {
  const response = await ask(staff, id, { ...about, ...sampleCall(id, records), query })
  const answer = await response.json()
  expect([query, response.status]).toEqual([query, expect.toBeOneOf([200, 400])])
  if (response.status === 400)
    expect(answer.error.message).not.toMatch(/syntax error|operator|column|undefined/)
  return { status: response.status, total: answer.extensions?.totalCount ?? 0 }
}

describe('[R16] what means something to a database means nothing in a parameter of', () => {
  it.each(LISTS)('%s', async (id) => {
    const { key, filterable = [], sortable = [] } = OPERATIONS[id].list ?? { key: '' }
    const { total: all } = await answerTo(id, '')
    const fields = [key, ...filterable]
    for (const [turn, text] of SQL_TEXTS.entries()) {
      const value = encodeURIComponent(text)
      // Every field meets some of the texts, and every kind of parameter all of them.
      const field = fields[turn % fields.length]
      const queries = [
        ...[`limit=${value}`, `offset=${value}`, `search=${value}`, `facets[0]=${value}`],
        ...[`sort[${sortable[0] ?? key}]=${value}`, `sort[${value}]=asc`, `filter[${value}]=x`],
        ...[`filter[${field}]=${value}`, `filter[${field}][0]=${value}&filter[${field}][1]=x`],
        ...[`filter[${field}][gte]=${value}`, `filter[${field}][${value}]=1`],
      ]
      for (const query of queries) expect((await answerTo(id, query)).total).toBeLessThanOrEqual(all)
    }
    for (const name of ['limit', 'search', 'sort[x]', `filter[${key}]`])
      expect((await answerTo(id, `${name}=${NUL}`)).status).toBe(400)
  })

  it.each(LISTS)('%s: a placeholder stands for itself', async (id) => {
    const { total: all } = await answerTo(id, '')
    for (const text of ['%25', '%25%25', '%5C', '%25e%25', '___________'])
      expect([text, (await answerTo(id, `search=${text}`)).total]).toEqual([text, 0])
    const { filterable = [] } = OPERATIONS[id].list ?? {}
    for (const field of filterable) {
      const { status, total } = await answerTo(id, `filter[${field}]=%25`)
      expect([field, status === 400 || total === 0]).toEqual([field, true])
    }
    expect((await answerTo(id, '')).total).toBe(all)
  })

  it.each(READS.filter((id) => OPERATIONS[id].query))('%s: its own', async (id) => {
    // An unknown or foreign district has answers of its own.
    for (const name of OPERATIONS[id].query ?? [])
      for (const text of [...NASTY_TEXTS, '\u0000'])
        if (name === 'lea') await staff(`${addressOf(id, about).address}?lea=${encodeURIComponent(text)}`)
        else await answerTo(id, `${name}=${encodeURIComponent(text)}`)
  })
})

describe('[S7] what means something to a database names no record in an address of', () => {
  const named = OPERATION_IDS.filter((id) => RECORD_IN_ADDRESS[id] !== undefined)

  it.each(named)('%s', async (id) => {
    for (const record of [
      ...NASTY_TEXTS,
      '0',
      '1.0',
      '+1',
      ' 1',
      '1 ',
      '0x1',
      '١',
      '1;',
      'null',
      '1/2',
      '1?x=1',
    ]) {
      const response = await ask(staff, id, { ...about, ...sampleCall(id, records), record })
      expect([record, response.status]).toEqual([record, 404])
    }
  })

  it.each(['99999999999', 'abc'])('in a sentence that is true of %s', async (record) => {
    const response = await ask(staff, 'roles.get', { record })
    const { error } = await response.json()
    expect(error.message).toBe(`'${record}' isn't a valid ID.`)
  })

  it('reference.configuration', async () => {
    for (const record of NASTY_TEXTS) {
      const response = await ask(staff, 'reference.configuration', { record })
      expect([record, response.status, (await response.json()).data]).toEqual([record, 200, []])
    }
  })

  it('any call: an address that cannot be decoded', async () => {
    for (const part of ['%', '%zz', '%c3%28', '%00', '%ff', '..%2f..%2fetc%2fpasswd', '%2e%2e'])
      for (const path of ['/api/roles/', '/api/configuration/', '/api/ied/clients/'])
        expect((await staff(`${path}${part}`)).status).toBeOneOf([200, 400, 404])
  })
})

describe('R19 what means something to a database names no client', () => {
  it.each(READS.filter((id) => OPERATIONS[id].clientHeader))('%s', async (id) => {
    const printable = NASTY_TEXTS.filter((text) => /^[\x20-\x7e]*$/.test(text))
    for (const text of [...printable, '', '90412,90413', '90412 or 1=1']) {
      const { address } = addressOf(id, { ...about, ...sampleCall(id, records) })
      const response = await staff(address, { headers: { 'x-ied-client-id': text } })
      expect([text, response.status]).toEqual([text, 400])
    }
  })
})
