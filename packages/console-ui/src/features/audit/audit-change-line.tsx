import { type AuditChange, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ForwardIcon } from '../../parts/icons/icons.ts'
import { partMessages } from '../../parts/messages.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import * as css from './audit.css.ts'
import { auditChangeTexts, auditListChange } from './audit-texts.ts'
import type { AuditMessages } from './messages.ts'

/** One field in a line of text: before and after, or of a list what came and what went. */
export function AuditChangeLine({ change, m }: { change: AuditChange; m: AuditMessages }): ReactElement {
  const { yesNo } = useMessages('parts', partMessages)
  const { field, from, to } = auditChangeTexts(change, { m, yesNo })
  const list = auditListChange(change, m)
  return (
    <>
      <span className={css.field}>{field}: </span>
      {list ?? (
        <>
          {from ?? <NoValue />}
          <ForwardIcon size="sm" className={panel.arrow} />
          <VisuallyHidden> {m.becomes} </VisuallyHidden>
          {to ?? <NoValue />}
        </>
      )}
    </>
  )
}
