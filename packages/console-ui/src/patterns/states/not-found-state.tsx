import type { ReactElement } from 'react'
import { NoMatchIcon } from '../../parts/icons/icons.ts'
import { StatePanel, type StatePanelProps } from './state-panel.tsx'

/** The record or district of the address is not there, or not for this reader. */
export function NotFoundState(props: Omit<StatePanelProps, 'icon' | 'role'>): ReactElement {
  return <StatePanel icon={<NoMatchIcon size="xl" />} {...props} />
}
