import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { LiveRegion } from '../../patterns/live-region/live-region.tsx'
import * as css from './screen.css.ts'

const ROWS = 12

/** The list of columns on its way. */
export function EditorSkeleton({ label }: { label: string }): ReactElement {
  return (
    <div className={css.skeleton} aria-busy="true">
      <LiveRegion>{label}</LiveRegion>
      {Array.from({ length: ROWS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={css.skeletonRow}>
          <Skeleton width={index % 2 ? '56%' : '70%'} />
          <Skeleton width={64} />
          <Skeleton width="90%" />
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  )
}
