import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Item = Readonly<Record<string, unknown>>

/** What a OneRoster 1.1 provider holds, by the name of each list, as its answers write it. */
export type OneRosterLists = Readonly<Record<string, readonly Item[]>>

/** In what a provider differs from others. */
export type ProviderHabits = {
  readonly api?: string
  /** Where it hands out tokens, with the query; null: requests are to be signed (OAuth 1.0a). */
  readonly tokenPath?: string | null
  /** Returns whether a token is handed out for a request. */
  readonly accepts?: (fields: URLSearchParams, authorization: string | undefined) => boolean
  /** What it answers instead of these lists. */
  readonly refuses?: Readonly<Record<string, number>>
  /** What it answers to paths that it doesn't have. */
  readonly elsewhere?: 404 | 401
  /** What it answers behind the last record. */
  readonly behindTheEnd?: 200 | 404
}

type Keys = { readonly sisApiKey: string; readonly sisApiSecret: string }

/**
 * A provider that knows nothing of this product: lists, pages and filters as the standard has them. It stands where
 * tests of districts expect a simulated SIS.
 */
export const serveOneRoster = async (
  first: OneRosterLists,
  habits: ProviderHabits = {},
  keys: Keys = { sisApiKey: '', sisApiSecret: '' },
) => {
  const { api = '/ims/oneroster/v1p1', tokenPath = '/oauth/token', accepts = () => true } = habits
  let lists = first
  let { refuses = {} } = habits
  const asked: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    asked.push(`${request.method} ${url.pathname}${url.search}`)
    const { authorization } = request.headers
    if (`${url.pathname}${url.search}` === tokenPath) {
      const isGiven = accepts(new URLSearchParams(await text(request)), authorization)
      if (!isGiven) return json(response, 400, { error: 'invalid_scope' })
      return json(response, 200, { access_token: 'of-the-test', token_type: 'bearer', expires_in: 3600 })
    }
    if (!url.pathname.startsWith(`${api}/`)) return json(response, habits.elsewhere ?? 404, NOT_FOUND)
    const isKnown =
      tokenPath === null ? isSigned(url, authorization, keys) : authorization === 'Bearer of-the-test'
    if (!isKnown) return json(response, 401, NOT_FOUND)
    const name = url.pathname.slice(api.length + 1)
    const list = lists[name]
    if (!list || refuses[name]) return json(response, refuses[name] ?? 404, NOT_FOUND)
    const found = list.filter(filterOf(url.searchParams.get('filter') ?? ''))
    const offset = Number(url.searchParams.get('offset') ?? 0)
    const limit = Number(url.searchParams.get('limit') ?? 100)
    const page = found.slice(offset, offset + limit)
    const status = page.length === 0 && offset > 0 ? (habits.behindTheEnd ?? 200) : 200
    json(response, status, status === 200 ? { [name]: page } : NOT_FOUND)
  }
  const server = createServer((request, response) => void answer(request, response))
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
    refuse: (other: Readonly<Record<string, number>>) => {
      refuses = other
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const NOT_FOUND = { imsx_codeMajor: 'failure', imsx_severity: 'error' }

/** Whether a request has the right signature of OAuth 1.0a, in the terms of RFC 5849. */
const isSigned = (url: URL, authorization = '', { sisApiKey, sisApiSecret }: Keys): boolean => {
  const given = [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, decodeURIComponent(value)],
  )
  const { oauth_signature: signature, ...rest } = Object.fromEntries(given)
  const all = [...Object.entries(rest), ...url.searchParams].map(
    ([name, value]) => `${encoded(name)}=${encoded(value)}`,
  )
  const base = ['GET', `${url.origin}${url.pathname}`, all.sort().join('&')].map(encoded).join('&')
  const expected = createHmac('sha256', `${encoded(sisApiSecret)}&`)
    .update(base)
    .digest('base64')
  return rest.oauth_consumer_key === sisApiKey && signature === expected
}

const encoded = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

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
