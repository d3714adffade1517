import { isPlaceId } from './is-place-id.ts'
import { type PlaceId, ROUTE_IDS, type RouteEntry, routeTable } from './route-table.ts'

export type PathMatch = {
  id: PlaceId
  params: Record<string, string>
  /** The address is another spelling of the route (R1). */
  alias: boolean
}

type Pattern = { id: PlaceId; alias: boolean; expression: RegExp; names: string[]; rank: string }

/** The route that a path means, or null. A fixed segment wins over a parameter, digits over free text. */
export const matchPath = (pathname: string): PathMatch | null => {
  for (const { id, alias, expression, names } of patterns()) {
    const found = expression.exec(pathname)
    if (!found) continue
    const params = readParams(names, found)
    if (params) return { id, params, alias }
  }
  return null
}

let compiled: Pattern[] | undefined

const patterns = (): Pattern[] => {
  compiled ??= ROUTE_IDS.filter(isPlaceId)
    .flatMap((id) => {
      const route: RouteEntry = routeTable[id]
      const own = route.path ? [compile(id, route.path, route.digits, false)] : []
      return [...own, ...(route.aliases ?? []).map((path) => compile(id, path, route.digits, true))]
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
  return compiled
}

const compile = (id: PlaceId, path: string, digits: readonly string[] = [], alias: boolean): Pattern => {
  const names: string[] = []
  let rank = ''
  const segments = path.split('/').filter(Boolean)
  const source = segments.map((segment) => {
    if (!segment.startsWith(':')) {
      rank += '0'
      return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    }
    const optional = segment.endsWith('?')
    const name = segment.replace(/^:|\?$/g, '')
    names.push(name)
    rank += digits.includes(name) ? '1' : '2'
    const value = digits.includes(name) ? '([0-9]+)' : '([^/]+)'
    return optional ? `(?:/${value})?` : `/${value}`
  })
  return { id, alias, names, rank, expression: new RegExp(`^${source.join('')}/?$`) }
}

const readParams = (names: string[], found: RegExpExecArray): Record<string, string> | null => {
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const raw = found[index + 1]
    if (raw === undefined) continue
    try {
      params[name] = decodeURIComponent(raw)
    } catch {
      return null // a broken escape is no address of ours
    }
  }
  return params
}
