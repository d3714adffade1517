import type { ReferredComponent } from '../components/field.ts'
import type { SisComponent } from '../components/sis-components.ts'

export type { ReferredComponent }

/** The components whose rows these rules can read: all but the accounts, which follow the staff. */
export type ImportedComponent = SisComponent

export type CodedValue = { readonly value: string; readonly label: string }

/** A coded value as a column offers it. */
export type PossibleCode = CodedValue & { readonly id: number; readonly sortOrder: number }

/** One column of ours that an import can fill: `GET /database-column-map`. */
export type DatabaseColumn = {
  /** Never changes and is never given again: templates refer to it. */
  readonly id: number
  readonly columnName: string
  readonly displayName: string
  readonly description: string
  readonly dataType: 'string' | 'date' | 'number' | 'boolean' | 'email'
  readonly maxLength: number | null
  readonly isRequired: boolean
  /** Together the key columns name a record; a second row with the same key is refused. */
  readonly isKey: boolean
  readonly isCoded: boolean
  /** What a coded column may hold, in order. */
  readonly possibleValues: readonly PossibleCode[]
  /** Plural noun of the possible values, for `is not in the list of grade levels`. */
  readonly listNoun?: string
  /** Holds several values, in the file separated by `;`, `|` or `,`. */
  readonly isList?: true
  /** Names a record of another component, which must be there. */
  readonly refersTo?: ReferredComponent
  /** The numbers that the column may hold, both included. */
  readonly range?: readonly [least: number, most: number]
  /** What a new record holds when the template does not fill the column. */
  readonly whenAbsent?: string | boolean
  /** Header names by SIS, for matching by name. */
  readonly defaultSourceColumns: Readonly<Record<string, string>>
}
