import { type ReactElement, type ReactNode, useState } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { CheckIcon, MixedIcon } from '../../parts/icons/icons.ts'
import { differences } from './checklist-rows.ts'
import type { RoleMessages } from './messages.ts'
import type { OpenedScreens } from './opened-screens.ts'
import * as css from './preview.css.ts'
import * as note from './save-note.css.ts'

/** A change beside the roles. */
export type FieldChange = { readonly label: string; readonly from: string; readonly to: string }

export type SaveNoteProps = {
  stored: readonly string[]
  chosen: readonly string[]
  fields: readonly FieldChange[]
  screens: OpenedScreens
  /** How many have the role that is changed. */
  users?: number | undefined
  titleOf: (name: string) => string
  m: RoleMessages
}

/** In the save bar: how many roles are added and removed, and the list of all that would be saved. */
export function SaveNote(props: SaveNoteProps): ReactElement {
  const { stored, chosen, users = 0, m: all } = props
  const m = all.review
  const [open, setOpen] = useState(false)
  const { added, removed } = differences(stored, chosen)
  return (
    <span className={note.root}>
      {added.length > 0 ? <Badge tone="success">{m.added(added.length)}</Badge> : null}
      {removed.length > 0 ? <Badge tone="danger">{m.removed(removed.length)}</Badge> : null}
      <Button kind="link" size="sm" onClick={() => setOpen(true)}>
        {m.action}
      </Button>
      {users > 0 ? <span className={note.users}>{all.affected.count(users)}</span> : null}
      <ReviewDialog {...props} open={open} onClose={() => setOpen(false)} />
    </span>
  )
}

function ReviewDialog(props: SaveNoteProps & { open: boolean; onClose: () => void }): ReactElement {
  const { stored, chosen, fields, screens, titleOf, m: all, open, onClose } = props
  const m = all.review
  const { added, removed } = differences(stored, chosen)
  const lines = screens.sections.flatMap((section) => section.lines)
  const opened = lines.filter(({ effect }) => effect === 'opens')
  const closed = lines.filter(({ effect }) => effect === 'closes')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title}
      actions={<Button onClick={onClose}>{m.close}</Button>}
    >
      <p className={css.text}>{m.text}</p>
      {added.length + removed.length > 0 ? (
        <Part title={m.roles}>
          {added.map((name) => (
            <Change key={name} text={titleOf(name)} kind="added" m={all} code={name} />
          ))}
          {removed.map((name) => (
            <Change key={name} text={titleOf(name)} kind="removed" m={all} code={name} />
          ))}
        </Part>
      ) : null}
      {fields.length > 0 ? (
        <Part title={m.fields}>
          {fields.map(({ label, from, to }) => (
            <li key={label} className={css.line}>
              <span className={css.name}>{label}</span>
              <span className={css.note}>
                {from || m.empty} {m.becomes} {to || m.empty}
              </span>
            </li>
          ))}
        </Part>
      ) : null}
      {opened.length + closed.length > 0 ? (
        <Part title={m.screens}>
          {opened.map(({ id, title }) => (
            <li key={id} className={css.line}>
              <CheckIcon size="md" className={css.icon.opens} />
              <span className={css.name}>{title}</span>
              <span className={css.note}>{all.screens.opens}</span>
            </li>
          ))}
          {closed.map(({ id, title }) => (
            <li key={id} className={css.line}>
              <MixedIcon size="md" className={css.icon.closes} />
              <span className={css.name}>{title}</span>
              <span className={css.note}>{all.screens.closes}</span>
            </li>
          ))}
        </Part>
      ) : null}
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <>
      <h3 className={css.section}>{title}</h3>
      <ul className={css.list} aria-label={title}>
        {children}
      </ul>
    </>
  )
}

type ChangeProps = { text: string; code: string; kind: 'added' | 'removed'; m: RoleMessages }

function Change({ text, code, kind, m }: ChangeProps): ReactElement {
  return (
    <li className={css.line}>
      <span className={css.name}>{text}</span>
      <span className={note.code}>{code}</span>
      <Badge tone={kind === 'added' ? 'success' : 'danger'}>{m.checklist[kind]}</Badge>
    </li>
  )
}
