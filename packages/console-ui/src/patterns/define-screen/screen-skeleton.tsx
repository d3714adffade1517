import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { PageTitle } from '../page-header/page-title.tsx'
import * as css from './screen.css.ts'

/** A screen that is on its way; with its title when that is known already. */
export function ScreenSkeleton({ title }: { title?: string | undefined }): ReactElement {
  return (
    <div className={css.lines} aria-busy="true">
      <LiveRegion>Loading</LiveRegion>
      {title === undefined ? (
        <Skeleton shape="title" width={220} />
      ) : (
        <PageTitle level={1}>{title}</PageTitle>
      )}
      {['94%', '88%', '91%', '72%', '84%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
