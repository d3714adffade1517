import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
// Certificates and metadata have lines, as notes do.
import { text as asEntered } from '../notes/notes.css.ts'
import type { AuditMessages } from './messages.ts'
import type { ValueText } from './value-text.ts'

type ChangedValueProps = {
  value: ValueText | null
  /** The field and the side, for assistive technology: several values have the same button. */
  of: readonly [field: string, side: string]
  m: AuditMessages
}

/** One side of a change. A long value is shortened until all of it is wanted. */
export function ChangedValue({ value, of, m: { panel: m } }: ChangedValueProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  if (value === null) return <NoValue />
  const { short, full } = value
  if (short === full) return <>{full}</>
  const action = isOpen ? m.less : m.all
  return (
    <>
      <span className={isOpen ? asEntered : undefined}>{isOpen ? full : short}</span>{' '}
      <Button
        kind="link"
        size="sm"
        aria-expanded={isOpen}
        aria-label={m.actionOf(action, of.join(', '))}
        onClick={() => setOpen(!isOpen)}
      >
        {action}
      </Button>
    </>
  )
}
