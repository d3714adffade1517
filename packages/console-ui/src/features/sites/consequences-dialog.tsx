import { type Site, sectionsResource, useAccess, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import * as css from './consequences.css.ts'
import type { Consequences } from './consequences-of.ts'
import type { SiteMessages } from './messages.ts'

export type ConsequencesDialogProps = {
  open: boolean
  /** What is shown; while it closes, what was. */
  consequences: Consequences
  site: Pick<Site, 'siteCode' | 'studentCount' | 'staffCount' | 'schoolYear'>
  onAnswer: (goOn: boolean) => void
  m: SiteMessages
}

/** Asks before a change that reaches further than the site itself: who is there, and what the next runs do. */
export function ConsequencesDialog(props: ConsequencesDialogProps): ReactElement {
  const { open, consequences, site, onAnswer, m } = props
  const { siteCode, schoolYear, studentCount, staffCount } = site
  const sections = useList(
    sectionsResource.list,
    { filter: { siteCode, schoolYear, isActive: true }, limit: 1 },
    { enabled: useAccess().can('table-sections'), silent: true, within: { siteCode } },
  )
  return (
    <ConfirmDialog
      open={open}
      title={consequences.title}
      confirmLabel={consequences.action}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div className={css.lines}>
        <p className={css.line}>
          {m.consequences.people(studentCount, staffCount, sections.totalCount, schoolYear)}
        </p>
        {consequences.lines.map((line) => (
          <p key={line} className={css.line}>
            {line}
          </p>
        ))}
      </div>
    </ConfirmDialog>
  )
}
