/** What a list costs without a product around it: `node:http`, SQL, `JSON.stringify`. No session, no roles, no checks, no log. */
import { createServer } from 'node:http'
import { openBareDatabase } from './bare-database.ts'
import { BARE_LISTS, type BareList } from './bare-lists.ts'

const [, , port = '', place = ''] = process.argv
const ask = await openBareDatabase(place)
const totals = new Map<string, number>()

/** Counted once: rows do not change here. */
const totalOf = async ({ from, where, values }: BareList): Promise<number> => {
  const key = JSON.stringify([from, where, values])
  const known = totals.get(key)
  if (known !== undefined) return known
  const [row] = await ask(`select count(*) as total from ${from} where ${where}`, values)
  const total = Number(row?.total)
  totals.set(key, total)
  return total
}

/** A page of the second half is read from the end. */
const rowsOf = async (list: BareList, limit: number, offset: number, total: number) => {
  const backwards = offset > total / 2
  const count = backwards ? Math.min(limit, total - offset) : limit
  const way = list.descending === backwards ? 'asc' : 'desc'
  const next = list.values.length
  const rows = await ask(
    `select ${list.columns} from ${list.from} where ${list.where}
      order by ${list.order.map((column) => `${column} ${way}`).join(', ')} limit $${next + 1} offset $${next + 2}`,
    [...list.values, count, backwards ? total - offset - count : offset],
  )
  return backwards ? rows.reverse() : rows
}

const answer = async (url: URL): Promise<string> => {
  const list = BARE_LISTS[url.pathname]?.(url.searchParams)
  if (!list) throw new Error(`There is no list ${url.pathname}.`)
  const limit = Number(url.searchParams.get('limit') ?? 25)
  const offset = Number(url.searchParams.get('offset') ?? 0)
  const totalCount = await totalOf(list)
  const rows = await rowsOf(list, limit, offset, totalCount)
  const data = list.rowOf ? rows.map(list.rowOf) : rows
  return JSON.stringify({ data, errors: [], extensions: { limit, offset, totalCount } })
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://bare.test')
  if (url.pathname === '/ready') return response.end()
  answer(url).then(
    (text) => response.setHeader('content-type', 'application/json').end(text),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
