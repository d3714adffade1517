import type { DatabaseColumn, DraftTranslation } from '@edconsole/console-core/import-rules'
import { type ReactElement, useState } from 'react'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import type { TranslationsPanelMessages } from './messages.ts'
import { usePanelDraft } from './panel-draft.ts'
import { TranslationForm, typedTranslation } from './translation-form.tsx'

export type NewTranslationProps = {
  column: DatabaseColumn
  options: readonly ComboboxOption[]
  others: readonly DraftTranslation[]
  /** Opened by its button; without it what was typed before is shown again. */
  takesFocus: boolean
  onAdd: (made: DraftTranslation) => void
  onClose: () => void
  m: TranslationsPanelMessages
}

/** The form of a translation to add. What is typed stays until it is added or given up by Cancel. */
export function NewTranslation(props: NewTranslationProps): ReactElement {
  const { column, options, others, takesFocus, onAdd, onClose, m } = props
  const draft = usePanelDraft('new-translation', column)
  const [typed] = useState(() => typedTranslation(draft.read()?.values, m.match))
  return (
    <TranslationForm
      column={column}
      options={options}
      m={m.form}
      match={m.match}
      label={m.form.addLabel}
      others={others}
      typed={typed}
      takesFocus={takesFocus}
      onType={(next) => {
        const { sourceValue, translatedValue, matchType } = next
        if (sourceValue === '' && translatedValue === '') draft.drop()
        else draft.keep({ values: { sourceValue, translatedValue, matchType }, base: {} })
      }}
      onDone={(made) => {
        draft.drop()
        onAdd(made)
      }}
      onCancel={() => {
        draft.drop()
        onClose()
      }}
      onEscape={onClose}
    />
  )
}
