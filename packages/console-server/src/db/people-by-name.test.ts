import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const ask = async (query: string, path: string) =>
  (await browser(`${path}${query}`, { headers: { 'x-ied-client-id': '90412' } })).json()

describe('[R16] people by name', () => {
  const PEOPLE = [
    '/api/district/students',
    '/api/district/staffs',
    '/api/contact',
    '/api/accounts',
    '/api/users',
  ]
  const peopleOf = (path: string) => `${path}?lea=4107320&`.replace(/(accounts|users)\?lea=4107320&/, '$1?')

  it.each(PEOPLE)('%s stand by last and then first name, on every page', async (path) => {
    for (const direction of ['asc', 'desc']) {
      const query = `sort[lastName]=${direction}&limit=40`
      const pages = [await ask(query, peopleOf(path)), await ask(`${query}&offset=40`, peopleOf(path))]
      const names = pages.flatMap(({ data }) => data.map(nameOf))
      const sorted = names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(names.length).toBeGreaterThan(3)
      expect(names).toEqual(direction === 'asc' ? sorted : sorted.toReversed())
    }
  })

  it.each(PEOPLE)('%s are found by all words of a name, in any order', async (path) => {
    const [{ firstName, lastName }] = (await ask('limit=1&offset=2', peopleOf(path))).data
    const words = [
      `${firstName} ${lastName}`,
      `${lastName}, ${firstName}`,
      ` ${lastName}  ${firstName.slice(0, 3)} `,
    ]
    for (const search of words) {
      const { data } = await ask(`limit=1000&search=${encodeURIComponent(search)}`, peopleOf(path))
      expect(data.map(nameOf)).toContain(nameOf({ firstName, lastName }))
    }
    const none = await ask(`search=${encodeURIComponent(`${lastName} nobody-of-this-name`)}`, peopleOf(path))
    expect(none.extensions.totalCount).toBe(0)
  })

  it('account sync logs are found by the name of the person', async () => {
    const path = '/api/account-sync-logs?lea=4107320&'
    const { data: lines } = await ask('filter[staffId][empty]=false&limit=1', path)
    const query = `filter[staffId]=${lines[0].staffId}&limit=1`
    const [{ firstName, lastName }] = (await ask(query, peopleOf('/api/district/staffs'))).data
    const { data } = await ask(`limit=1000&search=${encodeURIComponent(`${firstName} ${lastName}`)}`, path)
    expect(data.map(({ staffId }: { staffId: string }) => staffId)).toContain(lines[0].staffId)
  })

  const nameOf = ({ lastName, firstName }: { lastName: string; firstName: string }) =>
    `${lastName.toLowerCase()}\t${firstName.toLowerCase()}`
})
