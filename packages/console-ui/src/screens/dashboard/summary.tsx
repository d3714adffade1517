import { useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ActiveUsers } from './active-users.tsx'
import { ExportsSent } from './exports-sent.tsx'
import { LastBatch } from './last-batch.tsx'
import { LastOfDistrict } from './last-of-district.tsx'
import { LastWeek } from './last-week.tsx'
import { messages } from './messages.ts'
import * as css from './summary.css.ts'

/** The last import, the last week and the people in one band. Without the logs the district itself says how its last import ended. */
export function Summary({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  const exports = can('export-logs')
  return (
    <section className={css.band} aria-label={m.summary}>
      {can('import-logs') ? (
        <>
          <LastBatch districtId={districtId} />
          <LastWeek withBatches={!exports} />
        </>
      ) : (
        <LastOfDistrict />
      )}
      {exports ? <ExportsSent /> : null}
      {can('locked-users') ? <ActiveUsers /> : null}
    </section>
  )
}
