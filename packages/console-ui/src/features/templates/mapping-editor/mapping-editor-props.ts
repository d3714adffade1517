import type { SisSystem } from '@edconsole/console-core'
import type { DatabaseColumn, SeenSource, TemplateDraft } from '@edconsole/console-core/import-rules'
import type { ReactNode } from 'react'
import type {
  PossibleValuesState,
  RefusedTranslation,
} from '../translations-panel/translations-panel-props.ts'

export const MAPPING_FILTERS = ['all', 'required', 'toFix', 'lists'] as const
export type MappingFilter = (typeof MAPPING_FILTERS)[number]

/** One step of editing. Steps of the same name that follow one another are undone together: the letters of one field. */
export type DraftStep = (change: (was: TemplateDraft) => TemplateDraft, step?: string) => void

export type MappingEditorProps = {
  /** Of any component; another one starts the list anew. */
  draft: TemplateDraft
  /** What can be filled: `useDatabaseColumns`. Default what the import rules know of the component. */
  columns?: readonly DatabaseColumn[] | undefined
  /** Where the platform values of coded columns are, while they are not there. */
  possible?: PossibleValuesState | undefined
  /** Takes the change as a function, so that rows need not be drawn again for it; a state's setter will do. */
  onChange: DraftStep
  /** What is stored: marks what differs from it. */
  saved?: TemplateDraft | undefined
  /** Translations that the last save was refused, by the column that has them. */
  refused?: ReadonlyMap<string, readonly RefusedTranslation[]> | undefined
  /** What is known of the SIS: its columns, codes of the last import. `NOTHING_SEEN` where nothing has run. */
  seen: SeenSource
  /** Whose column names to look for first. */
  kind?: SisSystem['kind'] | undefined
  /** The column whose panel is open, by its name; null while none is. */
  open: string | null
  onOpen: (columnName: string | null) => void
  filter: MappingFilter
  onFilter: (filter: MappingFilter) => void
  search: string
  onSearch: (search: string) => void
  /** Source values that a link leads to: they stand first among those without a translation, and have the focus. */
  values?: readonly string[] | undefined
  /** Stands before the tools of the list: Undo, for example. */
  tools?: ReactNode
}
