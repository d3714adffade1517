import { useMessages } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { NoMatchIcon } from '../../parts/icons/icons.ts'
import { patternMessages } from '../messages.ts'
import { StatePanel } from './state-panel.tsx'

export type NoMatchStateProps = {
  /** What is listed, many: `batches`. */
  noun: string
  onClear: () => void
  clearLabel?: string
  children?: ReactNode
}

/** There are some, but none for these filters. */
export function NoMatchState({ noun, onClear, clearLabel, children }: NoMatchStateProps): ReactElement {
  const m = useMessages('patterns', patternMessages).states
  return (
    <StatePanel
      icon={<NoMatchIcon size="xl" />}
      title={m.noMatch(noun)}
      action={<Button onClick={onClear}>{clearLabel ?? m.clearFilters}</Button>}
    >
      {children ?? m.noMatchText}
    </StatePanel>
  )
}
