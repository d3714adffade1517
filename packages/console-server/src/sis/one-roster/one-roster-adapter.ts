import { isRecord } from '@edconsole/console-core/contract'
import {
  createFormatReader,
  type FormatReader,
  type NumberedRow,
} from '../../source-formats/format-reader.ts'
import { oneRoster11 } from '../../source-formats/one-roster/one-roster.ts'
import type { RowFilter } from '../../source-formats/source-format.ts'
import { PAGE_SIZE, paged } from '../paged.ts'
import type { SisAdapter, SisConnectionOf, SisSchool } from '../sis-adapter.ts'
import { isWithheld, SisError } from '../sis-error.ts'
import type { SisHttp } from '../sis-http.ts'
import { oneRosterRow, rolesOf } from './one-roster-row.ts'
import { type OneRosterService, openOneRoster } from './one-roster-service.ts'

type OneRosterRecord = Readonly<Record<string, unknown>>

/** OneRoster over REST: of any system that speaks it, and of Q, which hands its data out that way. */
export const oneRosterAdapter = (http: SisHttp, connection: SisConnectionOf): SisAdapter => {
  let opening: Promise<OpenRoster> | undefined
  let opened: OpenRoster | undefined
  const open = async (): Promise<OpenRoster> => {
    opening ??= openOneRoster(http, connection).then(readerOf)
    opened = await opening
    return opened
  }
  return {
    greet: async () => {
      const { certificateEnds } = await open()
      return { certificateEnds }
    },
    schools: async () => {
      const { reader } = await open()
      const found: SisSchool[] = []
      for await (const { cells } of reader.rows('sites'))
        if (cells.type === 'school' && cells.status !== 'tobedeleted')
          found.push({ code: cells.identifier ?? '', name: cells.name ?? '' })
      return found
    },
    schoolYear: async (wanted) => {
      const { records } = await open()
      const starts: number[] = []
      for await (const record of records('academicSessions')) {
        const { type, schoolYear, startDate = '' } = oneRosterRow(record)
        // OneRoster names a year by its end.
        if (type === 'schoolYear')
          starts.push(schoolYear ? Number(schoolYear) - 1 : Number(startDate.slice(0, 4)))
      }
      return starts.includes(wanted) ? wanted : (starts.sort((a, b) => b - a)[0] ?? null)
    },
    endpoint: (component) => {
      const list = oneRoster11.components[component]?.from[0]?.file
      return list === undefined ? null : { path: `/ims/oneroster/v1p1/${list}`, area: list }
    },
    rows: async function* (component) {
      const { reader } = await open()
      for await (const { cells } of reader.rows(component)) yield cells
    },
    lacking: (component) => opened?.reader.lacking(component) ?? [],
  }
}

type OpenRoster = Pick<OneRosterService, 'certificateEnds'> & {
  readonly reader: FormatReader
  readonly records: (list: string, filter?: string) => AsyncGenerator<OneRosterRecord>
}

const readerOf = ({ api, format, items, certificateEnds }: OneRosterService): OpenRoster => {
  const records = async function* (list: string, filter?: string): AsyncGenerator<OneRosterRecord> {
    const pages = paged((received) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(received) })
      if (filter !== undefined) query.set('filter', filter)
      return pageOf(items(`${api}/${list}?${query}`, `$.${list}.*`), received)
    })
    try {
      for await (const item of pages) {
        if (!isRecord(item)) throw new SisError('malformed')
        yield item
      }
    } catch (error) {
      throw error instanceof SisError ? error.at({ path: `${api}/${list}`, area: list }) : error
    }
  }
  const withheld = new Set<string>()
  const rowsOf = async function* (list: string, filter?: string) {
    try {
      for await (const record of records(list, filter)) yield record
    } catch (error) {
      if (format.files[list]?.isRequired || !(error instanceof SisError) || !isWithheld(error)) throw error
      withheld.add(list)
    }
  }
  const reader = createFormatReader(format, {
    // Lists of texts come joined like this.
    listSeparator: ';',
    isAbsent: (list) => withheld.has(list),
    rows: async function* (list, where): AsyncGenerator<NumberedRow> {
      // Over REST, users bring their roles along; what else their profiles hold isn't needed.
      if (list === 'userProfiles') return
      const asked = list === 'roles' ? 'users' : list
      let rowNumber = 0
      for await (const record of rowsOf(asked, list === asked ? filterOf(where) : undefined))
        for (const cells of list === 'roles' ? rolesOf(record) : [oneRosterRow(record)]) {
          rowNumber += 1
          yield { rowNumber, cells }
        }
    },
  })
  return { reader, records, certificateEnds }
}

/**
 * A page behind the last record may be one that isn't there. Only after a page that wasn't full: otherwise records would count as
 * gone because a server was confused for a moment.
 */
async function* pageOf(items: AsyncGenerator<unknown>, received: number): AsyncGenerator<unknown> {
  try {
    yield* items
  } catch (error) {
    const mayBeTheEnd = received % PAGE_SIZE !== 0
    if (!mayBeTheEnd || !(error instanceof SisError) || error.fault !== 'unknownPath') throw error
  }
}

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
