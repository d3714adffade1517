import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Item = Readonly<Record<string, unknown>>

/** What a OneRoster 1.1 provider holds, by the name of each list, as its answers write it. */
export type OneRosterLists = Readonly<Record<string, readonly Item[]>>

/**
 * A provider that knows nothing of this product: lists, pages and filters as the standard has them. It stands where
 * tests of districts expect a simulated SIS.
 */
export const serveOneRoster = async (first: OneRosterLists) => {
  let lists = first
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    asked.push(`${request.method} ${url.pathname}${url.search}`)
    if (url.pathname.endsWith('/token'))
      return json(response, 200, { access_token: 'of-the-test', token_type: 'bearer', expires_in: 3600 })
    const name = url.pathname.replace('/ims/oneroster/v1p1/', '')
    const list = lists[name]
    if (!list) return json(response, 404, { imsx_codeMajor: 'failure', imsx_severity: 'error' })
    const found = list.filter(filterOf(url.searchParams.get('filter') ?? ''))
    const offset = Number(url.searchParams.get('offset') ?? 0)
    const limit = Number(url.searchParams.get('limit') ?? 100)
    json(response, 200, { [name]: found.slice(offset, offset + limit) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    addressOf: () => `http://127.0.0.1:${port}`,
    install: () => {},
    /** Replaces some of the lists. */
    change: (other: OneRosterLists) => {
      lists = { ...lists, ...other }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** `role='teacher' OR role='aide'`, `role!='student'`: one kind of connective is enough here. */
const filterOf = (filter: string): ((item: Item) => boolean) => {
  const terms = [...filter.matchAll(/(\w+)(!?=)'([^']*)'/g)].map(
    ([, field = '', sign, value]) =>
      (item: Item) =>
        (String(item[field]) === value) === (sign === '='),
  )
  if (terms.length === 0) return () => true
  return filter.includes(' AND ')
    ? (item) => terms.every((term) => term(item))
    : (item) => terms.some((term) => term(item))
}
