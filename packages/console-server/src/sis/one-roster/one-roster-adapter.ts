import { isRecord } from '@edconsole/console-core/contract'
import { createFormatReader } from '../../source-formats/format-reader.ts'
import { oneRoster11 } from '../../source-formats/one-roster/one-roster.ts'
import type { RowFilter } from '../../source-formats/source-format.ts'
import { PAGE_SIZE, paged } from '../paged.ts'
import { signedIn } from '../signed-in.ts'
import type { SisAdapter, SisConnectionOf, SisSchool } from '../sis-adapter.ts'
import { SisError } from '../sis-error.ts'
import type { SisHttp } from '../sis-http.ts'
import { oneRosterRow } from './one-roster-row.ts'

const API = '/ims/oneroster/v1p1'
const TOKEN_PATHS = ['/oauth/token', '/token']

/** OneRoster 1.1 over REST: of any system that speaks it, and of Q, which hands its data out that way. */
export const oneRosterAdapter = (http: SisHttp, connection: SisConnectionOf): SisAdapter => {
  // What Q calls a file tells its server which of its databases is meant. No public text says how it wants to hear it.
  const headers: Record<string, string> = {}
  if (connection.qFilename !== null) headers['x-q-file-name'] = encodeURIComponent(connection.qFilename)
  const { greet, items } = signedIn(http, connection, { paths: TOKEN_PATHS, headers })

  const records = async function* ({ name, filter }: OneRosterList) {
    const pages = paged((received) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(received) })
      if (filter !== undefined) query.set('filter', filter)
      return items(`${API}/${name}?${query}`, `$.${name}.*`)
    })
    for await (const item of pages) {
      if (!isRecord(item)) throw new SisError('malformed')
      yield item
    }
  }
  const reader = createFormatReader(oneRoster11, {
    // Lists of texts come joined like this.
    listSeparator: ';',
    rows: async function* (file, where) {
      let rowNumber = 0
      for await (const record of records(listOf(file, filterOf(where)))) {
        rowNumber += 1
        yield { rowNumber, cells: oneRosterRow(record) }
      }
    },
  })

  return {
    greet,
    schools: async () => {
      const found: SisSchool[] = []
      for await (const { cells } of reader.rows('sites'))
        if (cells.type === 'school' && cells.status !== 'tobedeleted')
          found.push({ code: cells.identifier ?? '', name: cells.name ?? '' })
      return found
    },
    schoolYear: async (wanted) => {
      const starts: number[] = []
      for await (const record of records(listOf(SESSIONS))) {
        const { type, schoolYear, startDate = '' } = oneRosterRow(record)
        // OneRoster names a year by its end.
        if (type === 'schoolYear')
          starts.push(schoolYear ? Number(schoolYear) - 1 : Number(startDate.slice(0, 4)))
      }
      return starts.includes(wanted) ? wanted : (starts.sort((a, b) => b - a)[0] ?? null)
    },
    endpoint: (component) => {
      const file = oneRoster11.components[component]?.from[0]?.file
      return file === undefined ? null : { path: `${API}/${file}`, area: file }
    },
    rows: async function* (component) {
      for await (const { cells } of reader.rows(component)) yield cells
    },
  }
}

const SESSIONS = 'academicSessions'

type OneRosterList = {
  /** Below `/ims/oneroster/v1p1`, and where the answer has its members. */
  readonly name: string
  /** Of OneRoster's own language. */
  readonly filter: string | undefined
}

const listOf = (name: string, filter?: string): OneRosterList => ({ name, filter })

/** Asks for no more than is needed, as far as one condition of OneRoster's language can say it. */
const filterOf = (where: readonly RowFilter[]): string | undefined => {
  for (const { of, in: wanted, notIn } of where) {
    if (of !== 'role') continue
    const [one] = wanted ?? []
    const [other] = notIn ?? []
    if (one !== undefined && wanted?.length === 1) return `role='${one}'`
    if (other !== undefined && notIn?.length === 1) return `role!='${other}'`
  }
  return undefined
}
