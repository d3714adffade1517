import type { ReactElement } from 'react'
import { DataIcon } from '../../parts/icons/icons.ts'
import { StatePanel, type StatePanelProps } from './state-panel.tsx'

export type EmptyStateProps = Omit<StatePanelProps, 'icon' | 'role'> & { icon?: ReactElement }

/** Nothing there yet: says how the first one comes. */
export function EmptyState({ icon = <DataIcon size="xl" />, ...rest }: EmptyStateProps): ReactElement {
  return <StatePanel icon={icon} {...rest} />
}
