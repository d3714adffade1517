import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import type { Installation, SimulatedRow } from './installation.ts'

/** A record as the SIS hands it out. */
export type SimulatedRecord = Readonly<Record<string, unknown>>

type Table = {
  readonly all: readonly SimulatedRow[]
  readonly ofSite: ReadonlyMap<string, readonly SimulatedRow[]>
  readonly ofStudent: ReadonlyMap<string, readonly SimulatedRow[]>
}

export type Tables = (component: ImportedComponent) => Promise<Table>

/** The rows of an installation, read once and then found by site and student. */
export const tablesOf = ({ rows }: Pick<Installation, 'rows'>): Tables => {
  const read = new Map<ImportedComponent, Promise<Table>>()
  const load = async (component: ImportedComponent): Promise<Table> => {
    const all = await rows(component)
    const hasSites = DATABASE_COLUMNS[component].some(({ columnName }) => columnName === 'siteCode')
    const sites = hasSites ? null : await sitesOfStudents()
    return {
      all,
      ofSite: Map.groupBy(all, ({ siteCode, studentId }) => siteCode || (sites?.get(studentId ?? '') ?? '')),
      ofStudent: Map.groupBy(all, ({ studentId }) => studentId ?? ''),
    }
  }
  const tables: Tables = (component) => {
    const table = read.get(component) ?? load(component)
    read.set(component, table)
    return table
  }
  const sitesOfStudents = async (): Promise<ReadonlyMap<string, string>> =>
    new Map((await rows('students')).map(({ studentId = '', siteCode = '' }) => [studentId, siteCode]))
  return tables
}

/** A row under the names that a SIS has for its columns; the others it does not know. */
export const recordOf = (
  component: ImportedComponent,
  kind: Installation['kind'],
  row: SimulatedRow,
): Record<string, unknown> => {
  const record: Record<string, unknown> = {}
  for (const { columnName, defaultSourceColumns } of DATABASE_COLUMNS[component]) {
    const name = defaultSourceColumns[kind]
    const value = row[columnName]
    if (name !== undefined && value !== undefined) record[name] = value
  }
  return record
}
