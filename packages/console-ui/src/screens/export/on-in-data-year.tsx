import { exportsResource, useDataYear, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { ShownYear } from '../../features/tables/viewer/use-shown-year.ts'
import { Button } from '../../parts/button/button.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import type { ExportOverviewMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** Until a district moves to a new year, what it sends is listed under the year before: says so above the new year's list. */
export function OnInDataYear({
  year,
  m,
}: {
  year: ShownYear
  m: ExportOverviewMessages
}): ReactElement | null {
  const dataYear = useDataYear() ?? 0
  const isAhead = dataYear > 0 && year.value > dataYear
  const { totalCount = 0 } = useList(
    exportsResource.list,
    { limit: 1, filter: { schoolYear: dataYear, isEnabled: true } },
    { enabled: isAhead, silent: true },
  )
  if (!isAhead || totalCount === 0) return null
  return (
    <Banner
      tone="info"
      className={css.banner}
      action={
        <Button size="sm" onClick={() => year.change(dataYear)}>
          {m.dataYear.show(dataYear)}
        </Button>
      }
    >
      {m.dataYear.text(dataYear, totalCount)}
    </Banner>
  )
}
