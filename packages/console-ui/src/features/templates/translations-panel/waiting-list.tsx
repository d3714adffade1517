import type { ReactElement } from 'react'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { useHeldLoading } from '../../../parts/skeleton/use-held-loading.ts'
import { LiveRegion } from '../../../patterns/live-region/live-region.tsx'
import * as css from './translations-panel.css.ts'

const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list of translations while the platform values are on their way. */
export function WaitingList({ label }: { label: string }): ReactElement {
  const shown = useHeldLoading(true)
  return (
    <div aria-busy="true">
      <LiveRegion>{label}</LiveRegion>
      {shown &&
        LINES.map((line) => (
          <div key={line} className={css.waiting}>
            <Skeleton width={48} />
            <Skeleton width={160} />
          </div>
        ))}
    </div>
  )
}
