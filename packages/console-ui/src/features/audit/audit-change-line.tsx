import type { AuditChange } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ForwardIcon } from '../../parts/icons/icons.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import * as css from './audit.css.ts'
import type { ChangedRecord, ChangeTexts } from './change-texts.ts'
import type { AuditMessages } from './messages.ts'

type AuditChangeLineProps = {
  record: ChangedRecord
  change: AuditChange
  texts: ChangeTexts
  m: AuditMessages
}

/** One field in a line of text: before and after, or of a list what came and what went. */
export function AuditChangeLine({ record, change, texts, m }: AuditChangeLineProps): ReactElement {
  const { field, from, to } = texts.of(record, change)
  const list = texts.listOf(record, change)
  return (
    <>
      <span className={css.field}>{field}: </span>
      {list ?? (
        <>
          {from?.short ?? <NoValue />}
          <ForwardIcon size="sm" className={panel.arrow} />
          <VisuallyHidden> {m.becomes} </VisuallyHidden>
          {to?.short ?? <NoValue />}
        </>
      )}
    </>
  )
}
