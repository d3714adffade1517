import { isRecord } from '@edconsole/console-core/contract'
import {
  DATABASE_COLUMNS,
  type ImportedComponent,
  SIS_COMPONENT_NAMES,
} from '@edconsole/console-core/import-rules'
import { type FlatRow, flatRow } from '../flat-row.ts'
import { PAGE_SIZE, paged } from '../paged.ts'
import { signedIn } from '../signed-in.ts'
import type { SisAdapter, SisConnectionOf, SisSchool } from '../sis-adapter.ts'
import { SisError } from '../sis-error.ts'
import type { SisHttp } from '../sis-http.ts'

/** The whole district. */
const DISTRICT_ENTITY = 1

/** Skyward Qmlativ, by its Generic API. */
export const qmlativAdapter = (http: SisHttp, connection: SisConnectionOf): SisAdapter => {
  const { greet, items } = signedIn(http, connection, { paths: ['/oauth/token'] })
  const pathOf = (object: QmlativObject) =>
    `/Generic/${connection.entityId ?? DISTRICT_ENTITY}/${object.path}`

  const rowsOf = async function* (object: QmlativObject, year?: string): AsyncGenerator<FlatRow> {
    const query = new URLSearchParams(object.fields.map((field) => ['searchFields', field]))
    if (year !== undefined) query.set('SchoolYearID', year)
    const pages = paged((_, page) =>
      items(`${pathOf(object)}/${page + 1}/${PAGE_SIZE}?${query}`, '$.Objects.*'),
    )
    for await (const item of pages) {
      if (!isRecord(item)) throw new SisError('malformed')
      yield flatRow(item)
    }
  }

  let known: Promise<FlatRow[]> | undefined
  const years = () => {
    known ??= allOf(rowsOf(SCHOOL_YEARS))
    return known
  }
  /** The year that is asked for: the one that the district has set, the one of the console, else the current one. */
  const yearOf = async (wanted: number): Promise<FlatRow | undefined> => {
    const all = await years()
    const chosen = all.find(({ SchoolYearID }) => SchoolYearID === String(connection.apiSchoolYearId ?? ''))
    return chosen ?? all.find((year) => startOf(year) === wanted) ?? all.find(isCurrent)
  }

  return {
    greet,
    schools: async () => {
      const schools: SisSchool[] = []
      for await (const { Code: code = '', Name: name = '' } of rowsOf(SCHOOLS)) schools.push({ code, name })
      return schools
    },
    schoolYear: async (wanted) => {
      const year = await yearOf(wanted)
      return year === undefined ? null : startOf(year)
    },
    endpoint: (component) => {
      const object = qmlativObject(component)
      return object && { path: pathOf(object), area: object.path }
    },
    rows: async function* (component, schoolYear) {
      const object = qmlativObject(component)
      if (object) yield* rowsOf(object, (await yearOf(schoolYear))?.SchoolYearID)
    },
  }
}

const allOf = async (rows: AsyncGenerator<FlatRow>): Promise<FlatRow[]> => {
  const all: FlatRow[] = []
  for await (const row of rows) all.push(row)
  return all
}

const SCHOOLS: QmlativObject = { path: 'District/School', fields: ['Code', 'Name'] }

/** `2026-2027`, else by its number, which is that of the year in which it ends. */
const startOf = ({ Description = '', NumericYear = '' }: FlatRow): number | null => {
  const [start] = /^\d{4}(?=\D+\d{2})/.exec(Description) ?? []
  if (start !== undefined) return Number(start)
  return Number(NumericYear) > 0 ? Number(NumericYear) - 1 : null
}

const isCurrent = ({ IsCurrentYearForProvidedEntity }: FlatRow): boolean =>
  IsCurrentYearForProvidedEntity === 'true' || IsCurrentYearForProvidedEntity === '1'

type QmlativObject = {
  /** `module/object` of the Generic API. */
  readonly path: string
  /** Of an object and those that it points to, joined with dots. */
  readonly fields: readonly string[]
}

/** Asks for what columns are known by: Qmlativ hands out the fields that are named, and no others. */
const qmlativObject = (component: ImportedComponent): QmlativObject | null => {
  const names: { readonly [Component in ImportedComponent]?: string } = SIS_COMPONENT_NAMES.qmlativ
  const path = names[component]
  if (path === undefined) return null
  const fields = DATABASE_COLUMNS[component].flatMap((column) => column.defaultSourceColumns.qmlativ ?? [])
  return { path, fields }
}

const SCHOOL_YEARS: QmlativObject = {
  path: 'District/SchoolYear',
  fields: ['SchoolYearID', 'Description', 'NumericYear', 'IsCurrentYearForProvidedEntity'],
}
