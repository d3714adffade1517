import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import { noteMessages } from './messages.ts'
import * as css from './notes.css.ts'
import { NotesList } from './notes-list.tsx'
import type { NoteSubject } from './use-notes.ts'

export type NotesDrawerProps = { open: boolean; subject: NoteSubject; title: string; onClose: () => void }

/** Notes about an import, or about a cause in whichever import it appears. */
export function NotesDrawer({ open, subject, title, onClose }: NotesDrawerProps): ReactElement {
  const m = useMessages('notes', noteMessages)
  return (
    <Drawer open={open} title={title} onClose={onClose}>
      <div className={css.root}>
        {subject.subjectKind === 'cause' ? <p className={panel.text}>{m.causeHelp}</p> : null}
        <NotesList subject={subject} />
      </div>
    </Drawer>
  )
}
