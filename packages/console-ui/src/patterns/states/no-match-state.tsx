import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { NoMatchIcon } from '../../parts/icons/icons.ts'
import { StatePanel } from './state-panel.tsx'

export type NoMatchStateProps = {
  /** What is listed, many: `batches`. */
  noun: string
  onClear: () => void
  clearLabel?: string
  children?: ReactNode
}

/** There are some, but none for these filters. */
export function NoMatchState({
  noun,
  onClear,
  clearLabel = 'Clear filters',
  children = 'Change the filters, or clear them.',
}: NoMatchStateProps): ReactElement {
  return (
    <StatePanel
      icon={<NoMatchIcon size="xl" />}
      title={`No ${noun} match these filters`}
      action={<Button onClick={onClear}>{clearLabel}</Button>}
    >
      {children}
    </StatePanel>
  )
}
