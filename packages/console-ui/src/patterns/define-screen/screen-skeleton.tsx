import { type PlaceId, routeTable, useMessages, usePlace } from '@edconsole/console-core'
import { type ReactElement, useContext, useId } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { patternMessages } from '../messages.ts'
import { PageHeader } from '../page-header/page-header.tsx'
import * as css from './screen.css.ts'
import { type ScreenFrame, ScreenFrameContext } from './screen-frame.ts'
import { type ScreenHost, ScreenHostContext } from './screen-host.ts'

export type ScreenSkeletonProps = {
  /** Until it's known who is signed in, the target isn't known either. */
  untitled?: boolean
}

/** A screen that is on its way, under the title of its place when that is known: it stays where it will be (ux 4.6). */
export function ScreenSkeleton({ untitled = false }: ScreenSkeletonProps): ReactElement {
  const m = useMessages('patterns', patternMessages).screen
  const host = useContext(ScreenHostContext)
  const around = useContext(ScreenFrameContext)
  const place = usePlace()
  const headingId = useId()
  const frame = around ?? (host && place && !untitled ? frameOf(host, place.id, headingId) : null)
  const title = frame ? routeTable[frame.id].title : undefined
  return (
    <div className={css.section} aria-busy="true">
      <LiveRegion>{m.loading}</LiveRegion>
      {title !== undefined && (
        <ScreenFrameContext.Provider value={frame}>
          <PageHeader title={title} />
        </ScreenFrameContext.Provider>
      )}
      <div className={css.lines}>
        {title === undefined && <Skeleton shape="title" width={220} />}
        {['94%', '88%', '91%', '72%', '84%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}

function frameOf({ headingLevel, breadcrumbs }: ScreenHost, id: PlaceId, headingId: string): ScreenFrame {
  return { headingLevel, breadcrumbs, id, headingId }
}
