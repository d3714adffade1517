import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import * as css from './screen.css.ts'

/** A screen that is on its way. */
export function ScreenSkeleton(): ReactElement {
  return (
    <div className={css.lines} aria-busy="true">
      <LiveRegion>Loading</LiveRegion>
      <Skeleton shape="title" width={220} />
      {['94%', '88%', '91%', '72%', '84%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
