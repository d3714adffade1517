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

/** What a new template maps of a component, where the names of columns aren't those of a kind of SIS. */
export type StandardMapping = {
  /** Columns of the source by ours. */
  readonly columns: Readonly<Record<string, string>>
  /** Codes of the columns that have some; an empty list where the source writes ours. Others are left out. */
  readonly codes?: Readonly<Record<string, StandardCodes>>
  /** What the source does not tell and we require. */
  readonly constants?: Readonly<Record<string, string>>
}
