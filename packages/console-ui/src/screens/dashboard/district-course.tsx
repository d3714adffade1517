import { importLogsResource, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useInView } from '../../parts/lazy-part/use-in-view.ts'
import { Sparkline } from '../../parts/sparkline/sparkline.tsx'
import * as css from './recent-districts.css.ts'
import { sharesOfBatches } from './shares-of-batches.ts'

const BATCHES = 8

/**
 * How the accepted share of a district's last imports went. It is an addition to the line: asked for once somebody sees it,
 * and its place stays empty when it does not come.
 */
export function DistrictCourse({ enabled }: { enabled: boolean }): ReactElement {
  const [place, inView] = useInView()
  const { data = [] } = useList(
    importLogsResource.headers,
    { limit: BATCHES, sort: { startedAt: 'desc' } },
    { enabled: enabled && inView, silent: true },
  )
  return (
    <span className={css.course} ref={place}>
      <Sparkline
        width={72}
        values={sharesOfBatches(data)}
        tone={data[0]?.status === 'failed' ? 'danger' : 'data'}
      />
    </span>
  )
}
