import type { ReactElement, ReactNode } from 'react'
import { useOverlayAttributes } from './use-overlay-attributes.ts'

export type OverlaySurfaceProps = {
  className?: string | undefined
  children: ReactNode
}

/** The outermost element of anything portalled to the body: the root's scheme, density and variables stand on it again. */
export function OverlaySurface({ className, children }: OverlaySurfaceProps): ReactElement {
  return (
    <div {...useOverlayAttributes()} className={className}>
      {children}
    </div>
  )
}
