import { isRecord } from '@edconsole/console-core/contract'
import { type ImportedComponent, SIS_COMPONENT_NAMES } from '@edconsole/console-core/import-rules'
import { z } from 'zod'
import { type FlatRow, flatRow } from '../flat-row.ts'
import { PAGE_SIZE, paged } from '../paged.ts'
import type { SisAdapter, SisConnectionOf, SisSchool } from '../sis-adapter.ts'
import { SisError } from '../sis-error.ts'
import type { SisHttp } from '../sis-http.ts'
import { AERIES_ENDPOINTS, type AeriesEndpoint } from './aeries-endpoints.ts'

const API = '/api/v5'
const ACCEPT = 'application/json, text/html, application/xhtml+xml, */*'

/** `2026-2027`. */
const systemInfo = z.object({ DatabaseYear: z.string().optional() })

/** Aeries, by its API of version 5. The certificate goes along with everything but the first question. */
export const aeriesAdapter = (http: SisHttp, { secrets }: SisConnectionOf): SisAdapter => {
  const headers = { accept: ACCEPT, 'AERIES-CERT': secrets.sisApiKey }
  const list = (path: string, query: Readonly<Record<string, string>> = {}): AsyncGenerator<unknown> =>
    http.items({ path: `${API}${path}?${new URLSearchParams(query)}`, headers }, '$.*')

  const info = (query = '') =>
    http.json({ path: `${API}/systeminfo${query}`, headers: { accept: ACCEPT } }, systemInfo)

  /** Through the outer lists, with what each keeps. */
  async function* scopes(
    [outer, ...inner]: AeriesEndpoint['through'],
    known: FlatRow,
    year: Readonly<Record<string, string>>,
  ): AsyncGenerator<FlatRow> {
    if (!outer) return yield known
    const found: FlatRow[] = []
    for await (const record of records(list(fill(outer.path, known), year))) {
      const row = flatRow(record)
      if (outer.path === '/schools' && Number(row.SchoolCode) === 0) continue
      found.push({ ...known, ...pick(row, outer.keep) })
    }
    for (const scope of found) yield* scopes(inner, scope, year)
  }

  return {
    greet: async () => {
      const { value, certificateEnds } = await info().catch((error: unknown) => {
        throw asksForMore(error) ? new SisError('unknownPath') : error
      })
      if (value.DatabaseYear === undefined) throw new SisError('unknownPath')
      return { certificateEnds }
    },
    schools: async () => {
      const schools: SisSchool[] = []
      for await (const record of records(list('/schools'))) {
        const { SchoolCode: code = '', Name: name = '' } = flatRow(record)
        if (Number(code) !== 0) schools.push({ code, name })
      }
      return schools
    },
    // Aeries answers a year that it does not have with another, and says which.
    schoolYear: async (wanted) => {
      const { value } = await info(`?DatabaseYear=${wanted}`)
      return Number(value.DatabaseYear?.slice(0, 4)) || null
    },
    endpoint: (component) => {
      const areas: { readonly [Component in ImportedComponent]?: string } = SIS_COMPONENT_NAMES.aeries
      const [path, area] = [AERIES_ENDPOINTS[component]?.path, areas[component]]
      return path === undefined || area === undefined ? null : { path: `${API}${path}`, area }
    },
    rows: async function* (component, schoolYear) {
      const endpoint = AERIES_ENDPOINTS[component]
      if (!endpoint) return
      const { through, path, isPaged, rowsOf = (record) => [record] } = endpoint
      const year = { DatabaseYear: String(schoolYear) }
      for await (const scope of scopes(through, {}, year)) {
        const at = fill(path, scope)
        const found = isPaged
          ? paged((received) =>
              list(at, {
                ...year,
                StartingRecord: String(received + 1),
                EndingRecord: String(received + PAGE_SIZE),
              }),
            )
          : list(at, year)
        for await (const record of records(found))
          for (const row of rowsOf(record)) yield { ...scope, ...flatRow(row) }
      }
    },
  }
}

/** Aeries asks for nothing before its first answer: who does is something in front of it, or another product. */
const asksForMore = (error: unknown): boolean =>
  error instanceof SisError && (error.fault === 'unauthorized' || error.fault === 'noPermission')

async function* records(items: AsyncGenerator<unknown>): AsyncGenerator<Record<string, unknown>> {
  for await (const item of items) {
    // An object in place of the list, which holds a message.
    if (!isRecord(item)) throw new SisError('malformed')
    yield item
  }
}

const fill = (path: string, known: FlatRow): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? ''))

const pick = (row: FlatRow, names: readonly string[]): FlatRow =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? '']))
