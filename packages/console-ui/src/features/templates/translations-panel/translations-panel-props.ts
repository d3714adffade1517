import type { ApiFailure } from '@edconsole/console-core'
import type { DatabaseColumn, DraftTranslation } from '@edconsole/console-core/import-rules'

/** A code of the SIS that no translation names. `rows` of the last import had it; null where they weren't counted. */
export type UnknownValue = { readonly sourceValue: string; readonly rows: number | null }

/** A stored translation, with what the last import made of it. Null before one has read the column. */
export type SavedTranslation = DraftTranslation & { readonly timesUsedLastRun?: number | null }

/** A translation that the server didn't take, as it was sent, and why. One that was changed since may be right. */
export type RefusedTranslation = Partial<Omit<DraftTranslation, 'id'>> & { readonly message: string }

/** Where the list of platform values is. Absent once it is there. */
export type PossibleValuesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure?: ApiFailure | undefined; readonly onRetry: () => void }

export type TranslationsPanelProps = {
  /** Of the template's component. Another one starts the panel anew. */
  column: DatabaseColumn
  /** What the SIS calls it; null while nothing is mapped. */
  sourceColumn: string | null
  translations: readonly DraftTranslation[]
  /** Most important first: the first ten are shown, the others on demand. */
  unknown: readonly UnknownValue[]
  /** Hears of every change that is valid; what is not stays in the panel and says why. Nothing is saved here. */
  onChange: (next: readonly DraftTranslation[]) => void
  /** As stored: marks what is new or edited, and keeps what is cleared in its place to undo it. */
  saved?: readonly SavedTranslation[] | undefined
  /** What the last save was refused: each says so where it stands. */
  refused?: readonly RefusedTranslation[] | undefined
  /** Puts the focus into the first value without a translation, as a link from an import does. */
  focusFirst?: boolean | undefined
  possible?: PossibleValuesState | undefined
  /** Values of a column without codes, where a file was tried. What imports read is never kept of those. */
  samples?: readonly string[] | undefined
  /** Draws a head with the names of both columns and a close button. Leave it out where one stands above already. */
  onClose?: (() => void) | undefined
  /** Left, where it moves no caret: back to the list of columns. */
  onLeave?: (() => void) | undefined
}
