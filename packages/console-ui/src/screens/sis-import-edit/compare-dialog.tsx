import { type SisImportTemplateDetailed, useMessages } from '@edconsole/console-core'
import {
  columnsOf,
  type DraftColumn,
  type DraftConflict,
  type DraftFields,
  type DraftTranslation,
  draftOf,
  mergeDrafts,
  type TemplateDraft,
  takeMine,
} from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo, useState } from 'react'
import { platformText } from '../../features/templates/translations-panel/platform-values.ts'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Field } from '../../parts/field/field.tsx'
import { partMessages } from '../../parts/messages.ts'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import { type SisImportEditMessages, translationName } from './messages.ts'
import * as css from './screen.css.ts'
import type { Editing } from './use-editing.ts'

export type CompareDialogProps = {
  editing: Editing
  theirs: SisImportTemplateDetailed
  labels: Readonly<Record<string, string>>
  onClose: () => void
  onSettle: (draft: TemplateDraft) => void
  m: SisImportEditMessages
}

/** Both values of everything that was changed on both sides, one choice for each. */
export function CompareDialog({
  editing,
  theirs,
  labels,
  onClose,
  onSettle,
  m,
}: CompareDialogProps): ReactElement {
  const { yesNo } = useMessages('parts', partMessages)
  const { saved, draft } = editing
  const now = useMemo(() => draftOf(theirs), [theirs])
  const merged = useMemo(() => mergeDrafts(saved, draft, now), [saved, draft, now])
  const [mine, setMine] = useState<readonly DraftConflict[]>(merged.conflicts)
  const columns = columnsOf(draft.fields.componentName)
  const columnOf = ({ name }: DraftConflict) => columns.find(({ columnName }) => columnName === name)
  const labelOf = (conflict: DraftConflict) => {
    const { kind, name } = conflict
    if (kind === 'field') return labels[name] ?? name
    const column = columnOf(conflict)?.displayName ?? name
    return kind === 'column' ? column : m.conflict.translationOf(column, sourcesOf(conflict, m))
  }
  const textOf = (conflict: DraftConflict, side: 'mine' | 'theirs') => {
    const of = side === 'mine' ? draft : now
    if (conflict.kind === 'field') return fieldText(of.fields[conflict.name], m, yesNo)
    if (conflict.kind === 'column') return mappingText(of.columns[conflict.name], m)
    const column = columnOf(conflict)
    return translationsText(conflict, side, (value) => (column ? platformText(column, value) : value), m)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.conflict.dialogTitle}
      width="md"
      actions={
        <>
          <Button onClick={onClose}>{m.conflict.cancel}</Button>
          <Button kind="primary" onClick={() => onSettle(takeMine(merged, draft, mine))}>
            {m.conflict.apply}
          </Button>
        </>
      }
    >
      <div className={css.choices}>
        <p>{merged.conflicts.length > 0 ? m.conflict.dialogText : m.conflict.nothing}</p>
        {merged.conflicts.map((conflict) => (
          <Field key={keyOf(conflict)} label={labelOf(conflict)} group>
            <RadioCards
              value={mine.includes(conflict) ? 'mine' : 'theirs'}
              onChange={(choice) =>
                setMine((was) => [
                  ...was.filter((one) => one !== conflict),
                  ...(choice === 'mine' ? [conflict] : []),
                ])
              }
              options={[
                { value: 'mine', label: textOf(conflict, 'mine'), note: m.conflict.mine },
                { value: 'theirs', label: textOf(conflict, 'theirs'), note: m.conflict.theirs },
              ]}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}

const keyOf = (conflict: DraftConflict): string => {
  const sources = conflict.kind === 'translation' ? originsOf(conflict) : []
  return [conflict.kind, conflict.name, ...sources.flatMap((one) => [one.matchType, one.sourceValue])].join(
    ' ',
  )
}

type TranslationConflict = Extract<DraftConflict, { kind: 'translation' }>

/** The translations that a conflict is about, as they were; those that both sides added, as one of them did. */
const originsOf = ({ was, mine }: TranslationConflict): readonly DraftTranslation[] =>
  was.length > 0 ? was : mine

const sourcesOf = (conflict: TranslationConflict, { save }: SisImportEditMessages): string =>
  [...new Set(originsOf(conflict).map((one) => translationName(one, save)))].join(', ')

const fieldText = (
  value: DraftFields[keyof DraftFields],
  { conflict }: SisImportEditMessages,
  yesNo: typeof partMessages.yesNo,
): string => {
  if (typeof value === 'boolean') return yesNo[value ? 'true' : 'false']
  if (value === null || value === '') return conflict.unmapped
  return typeof value === 'object' ? value.join(', ') : String(value)
}

const mappingText = (column: DraftColumn | undefined, { conflict }: SisImportEditMessages): string =>
  (column?.mappingType === 'fixed' ? column.fixedValue : column?.sourceColumn) ?? conflict.unmapped

const translationsText = (
  conflict: TranslationConflict,
  side: 'mine' | 'theirs',
  platformOf: (value: string) => string,
  { conflict: m, save }: SisImportEditMessages,
): string => {
  if (conflict[side].length === 0) return m.removed
  // How source values are matched is said only where it is part of the difference.
  const isMatchedAlike =
    new Set([...conflict.mine, ...conflict.theirs].map((one) => one.matchType)).size === 1
  const texts = conflict[side].map((one) => {
    const name = translationName(one, save)
    const source = one.matchType === 'ignoreCase' && !isMatchedAlike ? m.anyCase(name) : name
    return m.translation(source, platformOf(one.translatedValue))
  })
  return texts.join(', ')
}
