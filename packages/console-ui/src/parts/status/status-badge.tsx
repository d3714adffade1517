import type { ReactElement } from 'react'
import { Badge } from '../badge/badge.tsx'
import { StatusIcon } from './status-icon.tsx'
import type { StatusProps } from './status-props.ts'
import { useStatusLook } from './use-status-look.ts'

/** A state in a title or a card: icon and word in a tinted box (R44). */
export function StatusBadge({ status, componentsFailed, oldFiles }: StatusProps): ReactElement {
  const look = useStatusLook()(status, componentsFailed, oldFiles)
  return (
    <Badge tone={look.tone} icon={<StatusIcon look={look} size="sm" />}>
      {look.word}
    </Badge>
  )
}
