import {
  formatDateTime,
  type Note,
  notesResource,
  useConsoleSettings,
  useMessages,
  useRemove,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DeleteIcon, EditIcon } from '../../parts/icons/icons.ts'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import { Loaded } from '../../patterns/split-panel/panel-section.tsx'
import { type NoteMessages, noteMessages } from './messages.ts'
import { NoteForm, useNoteDraft } from './note-form.tsx'
import * as css from './notes.css.ts'
import { NOTES_PAGE, type NoteSubject, useNotes } from './use-notes.ts'

/** A new note, and below it the notes about the subject, the newest first. */
export function NotesList({ subject }: { subject: NoteSubject }): ReactElement {
  const m = useMessages('notes', noteMessages)
  const [limit, setLimit] = useState(NOTES_PAGE)
  const list = useNotes(subject, limit) ?? { data: [], errors: [], retry: () => {}, totalCount: 0 }
  return (
    <div className={css.root}>
      <NoteForm subject={subject} />
      <Loaded list={list} m={m}>
        {(notes: readonly Note[]) => (
          <>
            <ol className={panel.list}>
              {notes.map((note) => (
                <li key={note.id} className={panel.event}>
                  <OneNote subject={subject} note={note} m={m} />
                </li>
              ))}
            </ol>
            {(list.totalCount ?? 0) > notes.length ? (
              <div>
                <Button kind="link" size="sm" onClick={() => setLimit(limit + NOTES_PAGE)}>
                  {m.older}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </div>
  )
}

type OneNoteProps = { subject: NoteSubject; note: Note; m: NoteMessages }

function OneNote({ subject, note, m }: OneNoteProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const draft = useNoteDraft(String(note.id))
  const [isEditing, setEditing] = useState(() => note.canChange && draft.read() !== null)
  const [isRemoving, setRemoving] = useState(false)
  const { run, saving, errors } = useRemove(notesResource.remove, { confirm: () => m.confirm.done })
  const { id, text, isShared, createdAt, createdBy, updatedAt, updatedBy } = note
  const at = formatDateTime(createdAt, timeZone)
  const remove = async () => {
    try {
      await run({ params: { id } })
      draft.drop()
    } catch {
      // The failure stands in the dialog.
    }
  }
  return (
    <>
      <span className={css.head}>
        <span className={panel.note}>
          {at} · {createdBy ?? m.erased}
        </span>
        {isShared ? null : <Badge>{m.staffOnly}</Badge>}
        {note.canChange && !isEditing ? (
          <span className={css.buttons}>
            <IconButton size="sm" label={m.edit(at)} icon={<EditIcon />} onClick={() => setEditing(true)} />
            <IconButton
              size="sm"
              label={m.remove(at)}
              icon={<DeleteIcon />}
              onClick={() => setRemoving(true)}
            />
          </span>
        ) : null}
      </span>
      {isEditing ? (
        <NoteForm subject={subject} note={note} onDone={() => setEditing(false)} />
      ) : (
        <span className={css.text}>{text}</span>
      )}
      {updatedAt === null ? null : (
        <span className={panel.note}>
          {m.changed(formatDateTime(updatedAt, timeZone), updatedBy ?? m.erased)}
        </span>
      )}
      <ConfirmDialog
        open={isRemoving}
        danger
        title={m.confirm.title}
        confirmLabel={m.confirm.action}
        busy={saving}
        busyLabel={m.confirm.busy}
        failure={errors[0]?.message}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        <p className={dialog.text}>{m.confirm.text}</p>
      </ConfirmDialog>
    </>
  )
}
