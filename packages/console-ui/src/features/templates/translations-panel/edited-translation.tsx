import type { DatabaseColumn, DraftTranslation } from '@edconsole/console-core/import-rules'
import { type ReactElement, useRef, useState } from 'react'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import type { TranslationsPanelMessages } from './messages.ts'
import { usePanelDraft } from './panel-draft.ts'
import type { PanelRow } from './panel-rows.ts'
import { TranslationForm, typedTranslation } from './translation-form.tsx'

export type EditedTranslationProps = {
  column: DatabaseColumn
  options: readonly ComboboxOption[]
  row: PanelRow
  label: string
  others: readonly DraftTranslation[]
  takesFocus: boolean
  onValid: (next: DraftTranslation) => void
  onDone: () => void
  onCancel: () => void
  onClear: () => void
  m: TranslationsPanelMessages
}

/** The form of a translation that exists. A step that may stand is taken at once; what may not stand yet is kept as it was typed. */
export function EditedTranslation(props: EditedTranslationProps): ReactElement {
  const { column, options, row, label, others, takesFocus, onValid, onDone, onCancel, onClear, m } = props
  const draft = usePanelDraft('edited-translation', column)
  const [typed] = useState(() => {
    const kept = draft.read()
    return kept && isDraftOf(row, kept.base) ? typedTranslation(kept.values, m.match) : undefined
  })
  const stood = useRef(row.translation)
  const ended = (next: () => void) => () => {
    draft.drop()
    next()
  }
  return (
    <TranslationForm
      column={column}
      options={options}
      m={m.form}
      match={m.match}
      label={label}
      start={row.translation}
      typed={typed && { ...typed, id: row.translation.id }}
      takesFocus={takesFocus}
      others={others}
      onType={({ sourceValue, translatedValue, matchType }, stands) => {
        if (stands) draft.drop()
        else
          draft.keep({
            values: { sourceValue, translatedValue, matchType },
            base: baseOf(row.key, stood.current),
          })
      }}
      onValid={(next) => {
        stood.current = next
        onValid(next)
      }}
      onDone={ended(onDone)}
      onCancel={ended(onCancel)}
      onClear={ended(onClear)}
    />
  )
}

const baseOf = (
  key: string,
  { sourceValue, translatedValue, matchType }: DraftTranslation,
): Readonly<Record<string, unknown>> => ({ key, sourceValue, translatedValue, matchType })

/** Whether what was kept was typed over this very translation. */
export const isDraftOf = (row: PanelRow, base: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(baseOf(row.key, row.translation)).every(([name, value]) => base[name] === value)
