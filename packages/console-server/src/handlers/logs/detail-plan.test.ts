import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const found = async (search: string): Promise<{ message: string; params: unknown }[]> => {
  const browser = await server.browser('employee@example.org')
  const query = `lea=4107320&filter[batchId]=48212&search=${encodeURIComponent(search)}`
  return (await (await browser(`/api/district/import-log-details?${query}`)).json()).data
}

it.each([
  ['words of its sentence', 'not in the list', /is not in the list of/],
  ['a parameter', 'grade levels', /grade levels/],
  ['its value and words together', 'TK+ list', /^Value "TK\+" is not in the list/],
])('finds a line by %s', async (_, search, message) => {
  const lines = await found(search)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line.message).toMatch(message)
})

it('does not find lines by the names of parameters', async () => {
  expect(await found('otherForm')).toEqual([])
})

it('a line that kept the sentence of an earlier release is found by it', async () => {
  const one = server.db.selectFrom('importDetails').select('id').where('batchId', '=', 48_212).limit(1)
  const stored = { params: null, causeTitle: 'Old', message: 'An odd sentence.' }
  await server.db.updateTable('importDetails').set(stored).where('id', '=', one).execute()
  expect(await found('odd sentence')).toMatchObject([{ message: 'An odd sentence.', causeTitle: 'Old' }])
})

it.each([
  ['V004', { form: 'MM/dd/yyyy', leftOut: true }, 'date left out', 'date row loaded'],
  ['V004', { form: 'MM/dd/yyyy', otherForm: 'yyyy-MM-dd' }, 'date row loaded', 'date left out'],
  ['E001', { reason: 'badCertificate' }, 'valid certificate', 'its server name is unknown'],
])('finds a line of %s with %o by what is said in its case only', async (errorCode, params, own, other) => {
  const one = server.db.selectFrom('importDetails').select('id').where('batchId', '=', 48_212).limit(1)
  const value = `case-of-${Object.keys(params).at(-1)}`
  const line = { errorCode, params: JSON.stringify(params), rejectedValue: value, message: null }
  await server.db.updateTable('importDetails').set(line).where('id', '=', one).execute()
  expect(await found(`${value} ${own}`)).toMatchObject([{ params }])
  expect(await found(`${value} ${other}`)).toEqual([])
})
