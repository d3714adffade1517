import { type SisImportTemplateDetailed, useMessages } from '@edconsole/console-core'
import {
  columnsOf,
  type DraftConflict,
  draftOf,
  mergeDrafts,
  type TemplateDraft,
  takeMine,
} from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Field } from '../../parts/field/field.tsx'
import { partMessages } from '../../parts/messages.ts'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import type { SisImportEditMessages } from './messages.ts'
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
  const labelOf = ({ kind, name }: DraftConflict) =>
    kind === 'field'
      ? (labels[name] ?? name)
      : (columns.find(({ columnName }) => columnName === name)?.displayName ?? name)
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
          <Field key={`${conflict.kind} ${conflict.name}`} label={labelOf(conflict)} group>
            <RadioCards
              value={mine.includes(conflict) ? 'mine' : 'theirs'}
              onChange={(choice) =>
                setMine((was) => [
                  ...was.filter((one) => one !== conflict),
                  ...(choice === 'mine' ? [conflict] : []),
                ])
              }
              options={[
                { value: 'mine', label: conflictValue(conflict, draft, m, yesNo), note: m.conflict.mine },
                { value: 'theirs', label: conflictValue(conflict, now, m, yesNo), note: m.conflict.theirs },
              ]}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}

/** One side of a conflict as a person reads it. */
const conflictValue = (
  conflict: DraftConflict,
  draft: TemplateDraft,
  { conflict: m, save }: SisImportEditMessages,
  yesNo: typeof partMessages.yesNo,
): string => {
  if (conflict.kind === 'field') {
    const value = draft.fields[conflict.name]
    if (typeof value === 'boolean') return yesNo[value ? 'true' : 'false']
    return value === null || value === ''
      ? m.unmapped
      : Array.isArray(value)
        ? value.join(', ')
        : String(value)
  }
  const column = draft.columns[conflict.name]
  const source = column?.mappingType === 'fixed' ? column.fixedValue : column?.sourceColumn
  const count = column?.translations.length ?? 0
  return [source ?? m.unmapped, ...(count > 0 ? [save.translations(count)] : [])].join(', ')
}
