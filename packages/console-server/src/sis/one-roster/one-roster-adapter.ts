import { isRecord } from '@edconsole/console-core/contract'
import { type ImportedComponent, SIS_COMPONENT_NAMES } from '@edconsole/console-core/import-rules'
import { type FlatRow, flatRow } from '../flat-row.ts'
import { PAGE_SIZE, paged } from '../paged.ts'
import { signedIn } from '../signed-in.ts'
import type { SisAdapter, SisConnectionOf } from '../sis-adapter.ts'
import { SisError } from '../sis-error.ts'
import type { SisHttp } from '../sis-http.ts'
import {
  createClassTeachers,
  identifierOf,
  type OneRosterNames,
  oneRosterRows,
  RACE_COLUMNS,
} from './one-roster-rows.ts'

const API = '/ims/oneroster/v1p1'
const TOKEN_PATHS = ['/oauth/token', '/token']

/** OneRoster 1.1 over REST: of whoever speaks it, and of Q, which hands its data out that way. */
export const oneRosterAdapter = (http: SisHttp, connection: SisConnectionOf): SisAdapter => {
  // What Q calls a file tells its server which of its databases is meant. No public text says how it wants to hear it.
  const headers: Record<string, string> = {}
  if (connection.qFilename !== null) headers['x-q-file-name'] = encodeURIComponent(connection.qFilename)
  const { greet, items } = signedIn(http, connection, { paths: TOKEN_PATHS, headers })

  const records = async function* ({ path, members, filter }: OneRosterList) {
    const pages = paged((received) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(received) })
      if (filter !== undefined) query.set('filter', filter)
      return items(`${API}${path}?${query}`, `$.${members}.*`)
    })
    for await (const item of pages) {
      if (!isRecord(item)) throw new SisError('malformed')
      yield item
    }
  }
  const rows = async function* (list: OneRosterList): AsyncGenerator<FlatRow> {
    for await (const record of records(list)) yield flatRow(record)
  }

  const kept = new Map<OneRosterList, Promise<Map<string, FlatRow>>>()
  /** A list by id, read once for all components. */
  const byId = (list: OneRosterList, keep: readonly string[]): Promise<Map<string, FlatRow>> => {
    const reading = kept.get(list) ?? collect(rows(list), keep)
    kept.set(list, reading)
    return reading
  }
  const orgs = () => byId(ORGS, ['identifier', 'name', 'type', 'status'])
  const namesFor = async (component: ImportedComponent): Promise<OneRosterNames> => {
    const schools = [...(await orgs())].filter(([, { type }]) => type === 'school')
    const hasPeople = component === 'roster' || component === 'sections'
    const users = identifiersOf(hasPeople ? [...(await byId(USERS, ['identifier']))] : [])
    return {
      schools: identifiersOf(schools),
      openSchools: new Set(schools.filter(([, org]) => isThere(org)).map(([, org]) => identifierOf(org))),
      users,
      teachers: component === 'sections' ? await teachersOfClasses(users) : new Map(),
      demographics: component === 'students' ? await byId(DEMOGRAPHICS, DEMOGRAPHIC_COLUMNS) : new Map(),
    }
  }

  const teachersOfClasses = async (users: OneRosterNames['users']): Promise<OneRosterNames['teachers']> => {
    const teachers = createClassTeachers()
    for await (const record of records(TEACHERS)) teachers.add(record)
    return teachers.ofClasses(users)
  }

  return {
    greet,
    schools: async () =>
      [...(await orgs()).values()]
        .filter((org) => org.type === 'school' && isThere(org))
        .map((org) => ({ code: identifierOf(org), name: org.name ?? '' })),
    schoolYear: async (wanted) => {
      const starts: number[] = []
      for await (const { type, schoolYear, startDate = '' } of rows(SESSIONS)) {
        // OneRoster names a year by its end.
        if (type === 'schoolYear')
          starts.push(schoolYear ? Number(schoolYear) - 1 : Number(startDate.slice(0, 4)))
      }
      return starts.includes(wanted) ? wanted : (starts.sort((a, b) => b - a)[0] ?? null)
    },
    endpoint: (component) => {
      const list = ONE_ROSTER_LISTS[component]
      return list ? { path: `${API}${list.path}`, area: list.members } : null
    },
    rows: async function* (component) {
      const list = ONE_ROSTER_LISTS[component]
      if (!list) return
      const names = await namesFor(component)
      for await (const record of records(list)) yield* oneRosterRows(component, record, names)
    },
  }
}

const isThere = ({ status }: FlatRow): boolean => status !== 'tobedeleted'

const collect = async (rows: AsyncGenerator<FlatRow>, keep: readonly string[]) => {
  const found = new Map<string, FlatRow>()
  for await (const row of rows) {
    const { sourcedId = '' } = row
    found.set(sourcedId, Object.fromEntries(['sourcedId', ...keep].map((name) => [name, row[name] ?? ''])))
  }
  return found
}

const identifiersOf = (rows: readonly (readonly [string, FlatRow])[]): ReadonlyMap<string, string> =>
  new Map(rows.map(([id, row]) => [id, identifierOf(row)]))

type OneRosterList = {
  /** Below `/ims/oneroster/v1p1`. */
  readonly path: string
  /** Where the answer has its members. */
  readonly members: string
  /** Of OneRoster's own language. */
  readonly filter?: string
}

const listOf = (name: string): OneRosterList => ({ path: `/${name}`, members: name })
const names = SIS_COMPONENT_NAMES.oneroster

const ORGS: OneRosterList = listOf(names.sites)
const SESSIONS: OneRosterList = listOf(names.gradingPeriods)
const USERS: OneRosterList = listOf(names.staff)
const COURSES: OneRosterList = listOf(names.courses)
const DEMOGRAPHIC_COLUMNS = ['status', 'birthDate', 'sex', 'hispanicOrLatinoEthnicity', ...RACE_COLUMNS]
const DEMOGRAPHICS: OneRosterList = listOf('demographics')

const TEACHERS: OneRosterList = { ...listOf(names.roster), filter: "role='teacher'" }

/** Where OneRoster 1.1 keeps the rows of a component. What is missing is not part of it. */
const ONE_ROSTER_LISTS: { readonly [Component in ImportedComponent]?: OneRosterList } = {
  sites: ORGS,
  // Whoever is no student, so that people whom the import doesn't take are counted.
  staff: { ...USERS, filter: "role!='student'" },
  gradingPeriods: SESSIONS,
  students: { ...USERS, filter: "role='student'" },
  courses: COURSES,
  sections: listOf(names.sections),
  roster: listOf(names.roster),
}
