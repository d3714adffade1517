import { useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ATTENTION_TARGETS } from './attention.ts'
import { NeedsAttention } from './needs-attention.tsx'
import { RecentBatches } from './recent-batches.tsx'
import { RecentDistricts } from './recent-districts.tsx'
import * as css from './screen.css.ts'
import { Summary } from './summary.tsx'

/** What provider staff see of the selected district. A card whose targets are all closed to the user is not drawn. */
export function EmployeeHome({ districtId }: { districtId: string }): ReactElement {
  const { can } = useAccess()
  return (
    <>
      <Summary districtId={districtId} />
      <div className={css.columns}>
        <div className={css.stack}>
          {ATTENTION_TARGETS.some(can) ? <NeedsAttention districtId={districtId} /> : null}
          {can('import-logs') ? <RecentBatches districtId={districtId} /> : null}
        </div>
        <RecentDistricts />
      </div>
    </>
  )
}
