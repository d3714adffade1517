import type { TemplateColumnDraft } from '@edconsole/console-core'
import type { DraftFields } from '@edconsole/console-core/import-rules'
import type { RefusedTranslation } from '../translations-panel/translations-panel-props.ts'

/** Where something is wrong; null where it belongs to no single place. */
export type FaultPlace =
  | { readonly kind: 'field'; readonly name: keyof DraftFields }
  | { readonly kind: 'column'; readonly name: string }
  | null

/** What kept something from being saved. */
export type SaveFault = {
  readonly text: string
  readonly at: FaultPlace
  /** The translation of that column which was refused. */
  readonly translation?: RefusedTranslation | undefined
  /** The answer got lost: it may be saved. */
  readonly outcomeUnknown?: boolean
}

type SentTranslation = Omit<RefusedTranslation, 'message'>

/** Which of the columns that were sent the path of a refused value leads to, as in `importTemplateColumns.3.fixedValue`. */
export const sentColumnAt = (
  columns: readonly TemplateColumnDraft[] = [],
  field: string,
): { columnName: string; translation: SentTranslation | undefined } | undefined => {
  const [, place, at] =
    /^importTemplateColumns\.(\d+)(?:\.importTemplateTranslations\.(\d+))?/.exec(field) ?? []
  const { columnName, importTemplateTranslations } = columns[Number(place ?? -1)] ?? {}
  return columnName === undefined
    ? undefined
    : { columnName, translation: importTemplateTranslations?.[Number(at ?? -1)] }
}

/** The refused translations, by the column that has them. */
export const refusedTranslations = (
  faults: readonly SaveFault[],
): ReadonlyMap<string, readonly RefusedTranslation[]> => {
  const refused = new Map<string, RefusedTranslation[]>()
  for (const { at, translation } of faults)
    if (at?.kind === 'column' && translation)
      refused.set(at.name, [...(refused.get(at.name) ?? []), translation])
  return refused
}
