import type { Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'

/** A count that leads to what it counts; the count alone where there is nothing to see. */
export function FindingsLink({
  to,
  label,
  children,
}: {
  to: Place | null
  label: string
  children: ReactElement
}): ReactElement {
  if (to === null) return children
  return (
    <PlaceLink to={to} aria-label={label}>
      {children}
    </PlaceLink>
  )
}
