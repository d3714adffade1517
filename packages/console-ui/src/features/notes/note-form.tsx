import {
  NOTE_MAX,
  type Note,
  notesResource,
  useAccess,
  useDraft,
  useMessages,
  useRun,
} from '@edconsole/console-core'
import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { useLengthFault } from '../../parts/field/use-length-fault.ts'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import { TextArea } from '../../parts/text-area/text-area.tsx'
import { noteMessages } from './messages.ts'
import * as css from './notes.css.ts'
import type { NoteSubject } from './use-notes.ts'

type Values = { readonly text: string; readonly isShared: boolean }

/**
 * What was typed of a note and not yet saved, across reloads and closing.
 * @param record the note's ID, or what a new one is about
 */
export const useNoteDraft = (record: string) => useDraft('notes', record)

/** Names a subject among the drafts. */
export const draftOf = (subject: NoteSubject): string => `new ${Object.values(subject).join(' ')}`

export type NoteFormProps = {
  subject: NoteSubject
  /** The note that is edited; absent for a new one. */
  note?: Note
  /** The note is saved, or its editing is given up. */
  onDone?: () => void
}

/** Text of a note, and for provider staff who can read it. What is typed stays until it is saved. */
export function NoteForm({ subject, note, onDone }: NoteFormProps): ReactElement {
  const m = useMessages('notes', noteMessages)
  const { isEmployee } = useAccess()
  const draft = useNoteDraft(note ? String(note.id) : draftOf(subject))
  const stored: Values = note ?? { text: '', isShared: !isEmployee }
  const [values, setValues] = useState<Values>(() => {
    const { text, isShared } = draft.read()?.values ?? {}
    return {
      text: typeof text === 'string' ? text : stored.text,
      isShared: typeof isShared === 'boolean' ? isShared : stored.isShared,
    }
  })
  const create = useRun(notesResource.create, { confirm: () => m.added })
  const update = useRun(notesResource.update, { confirm: () => m.saved })
  const { text, isShared } = values
  const isEmpty = text.trim() === ''
  const tooLong = useLengthFault()(text, NOTE_MAX)
  const saving = create.saving || update.saving

  const change = (next: Values) => {
    setValues(next)
    if (next.text === stored.text) draft.drop()
    else draft.keep({ values: next, base: {} })
  }
  const save = async () => {
    if (isEmpty || tooLong !== undefined || saving) return
    try {
      if (note) await update.run({ params: { id: note.id }, record: note, body: { text, isShared } })
      else await create.run({ body: newNote(subject, values) })
    } catch {
      // The call has shown its own failure, and what was typed stays.
      return
    }
    draft.drop()
    setValues({ text: '', isShared })
    onDone?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }
  return (
    <div className={css.form}>
      <Field label={note ? m.edited : m.field} help={m.help} error={tooLong}>
        <TextArea
          value={text}
          onChange={(next) => change({ text: next, isShared })}
          onKeyDown={onKeyDown}
          autoFocus={note !== undefined}
          data-autofocus
        />
      </Field>
      <div className={css.foot}>
        {isEmployee ? (
          <SegmentedControl
            label={m.visible}
            value={isShared ? 'shared' : 'staffOnly'}
            options={[
              { value: 'staffOnly', label: m.staffOnly },
              { value: 'shared', label: m.shared },
            ]}
            onChange={(choice) => change({ text, isShared: choice === 'shared' })}
          />
        ) : null}
        <span className={css.buttons}>
          {note ? (
            <Button
              size="sm"
              onClick={() => {
                draft.drop()
                onDone?.()
              }}
            >
              {m.cancel}
            </Button>
          ) : null}
          <Button
            kind="primary"
            size="sm"
            aria-keyshortcuts="Control+Enter"
            disabledReason={isEmpty ? m.write : tooLong}
            busy={saving}
            busyLabel={note ? m.saving : m.adding}
            onClick={() => void save()}
          >
            {note ? m.save : m.add}
          </Button>
        </span>
      </div>
    </div>
  )
}

const newNote = (subject: NoteSubject, { text, isShared }: Values) => {
  const { subjectKind } = subject
  if (subject.subjectKind === 'batch')
    return { subjectKind, batchId: Number(subject.batchId), text, isShared }
  if (subject.subjectKind === 'district') return { subjectKind, text, isShared }
  const { componentName, cause } = subject
  return { subjectKind, componentName, cause, text, isShared }
}
