import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import { AuditHistory } from '../audit/audit-history.tsx'
import { noteMessages } from './messages.ts'
import * as css from './notes.css.ts'
import { NotesList } from './notes-list.tsx'
import type { NoteSubject } from './use-notes.ts'

export type NotesDrawerProps = {
  open: boolean
  districtId: string
  subject: Exclude<NoteSubject, { subjectKind: 'district' }>
  title: string
  onClose: () => void
}

/** Notes about an import, or about a cause in whichever import it appears, with the history of who did what about it. */
export function NotesDrawer({ open, districtId, subject, title, onClose }: NotesDrawerProps): ReactElement {
  const m = useMessages('notes', noteMessages)
  return (
    <Drawer open={open} title={title} onClose={onClose}>
      <div className={css.root}>
        {subject.subjectKind === 'cause' ? <p className={panel.text}>{m.causeHelp}</p> : null}
        <NotesList subject={subject} />
        <AuditHistory districtId={districtId} subjects={[changedBy(subject)]} />
      </div>
    </Drawer>
  )
}

/** What the audit log calls a subject. */
const changedBy = (subject: NotesDrawerProps['subject']) =>
  subject.subjectKind === 'batch'
    ? ({ kind: 'import', id: subject.batchId } as const)
    : ({ kind: 'cause', id: `${subject.componentName}/${subject.cause}` } as const)
