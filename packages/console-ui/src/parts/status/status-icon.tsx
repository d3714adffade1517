import type { ReactElement } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import type { StatusLook } from './use-status-look.ts'

export type StatusIconProps = { look: StatusLook; size: 'sm' | 'md'; className?: string }

export function StatusIcon({ look, size, className }: StatusIconProps): ReactElement {
  const Drawing = look.turning ? Spinner : look.icon
  return <Drawing size={size} className={className} />
}
