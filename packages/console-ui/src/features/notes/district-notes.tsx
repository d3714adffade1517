import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Card } from '../../patterns/card/card.tsx'
import { AuditHistory } from '../audit/audit-history.tsx'
import { noteMessages } from './messages.ts'
import * as css from './notes.css.ts'
import { NotesList } from './notes-list.tsx'
import { useNotes } from './use-notes.ts'

const SUBJECT = { subjectKind: 'district' } as const

/** Notes about the district, beside the history of who changed it. */
export function DistrictNotes({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('notes', noteMessages)
  const notes = useNotes(SUBJECT)
  const subjects = (['district', 'connection', 'inbox'] as const).map((kind) => ({ kind, id: districtId }))
  return (
    <>
      {notes ? (
        <Card title={m.title} {...(notes.totalCount ? { count: notes.totalCount } : {})}>
          <div className={css.inCard}>
            <NotesList subject={SUBJECT} />
          </div>
        </Card>
      ) : null}
      <AuditHistory districtId={districtId} subjects={subjects} place="card" />
    </>
  )
}
