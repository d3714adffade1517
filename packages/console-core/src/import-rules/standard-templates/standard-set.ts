import type { ImportedComponent } from '../database-column.ts'

/** What each code of a SIS means to us; `*` stands for any other one. */
export type StandardCodes = Readonly<Record<string, string>>

/** What is usual for one SIS beside the names of its columns, which the columns know themselves. */
export type StandardSet = {
  readonly source: 'api' | 'sftp'
  /**
   * Codes of the columns that have some, by our column's name; an empty list where the SIS writes ours. A coded column that
   * stands here for no component is left out, since every district has codes of its own there.
   */
  readonly codes: Partial<Readonly<Record<ImportedComponent, Readonly<Record<string, StandardCodes>>>>>
  /** What the SIS does not tell and we require. */
  readonly constants: Partial<Readonly<Record<ImportedComponent, Readonly<Record<string, string>>>>>
}
