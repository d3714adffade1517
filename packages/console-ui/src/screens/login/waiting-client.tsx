import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as css from './screen.css.ts'

/** Stands in for the remembered district and its first button. */
export function WaitingClient(): ReactElement {
  return (
    <div className={css.waiting} aria-busy>
      <Skeleton width="30%" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  )
}
