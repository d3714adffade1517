import { useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { LastBatch } from './last-batch.tsx'
import { LastOfDistrict } from './last-of-district.tsx'
import { LastWeek } from './last-week.tsx'
import { messages } from './messages.ts'
import * as css from './summary.css.ts'

/** The last import and the last week in one band. Without the logs the district itself says how its last import ended. */
export function Summary({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  return (
    <section className={css.band} aria-label={m.summary}>
      {can('import-logs') ? (
        <>
          <LastBatch districtId={districtId} />
          <LastWeek />
        </>
      ) : (
        <LastOfDistrict />
      )}
    </section>
  )
}
