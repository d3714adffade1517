import { useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CorrectionsCard } from '../../features/corrections/corrections-card.tsx'
import { RolloverPanel } from '../../features/rollover/rollover-panel.tsx'
import { Card } from '../../patterns/card/card.tsx'
import { PageParts } from '../../patterns/define-screen/page-parts.tsx'
import { ATTENTION_TARGETS } from './attention.ts'
import { ExportsCard } from './exports-card.tsx'
import { messages } from './messages.ts'
import { NeedsAttention } from './needs-attention.tsx'
import { openScreens } from './open-screens.ts'
import { RecentBatches } from './recent-batches.tsx'
import { RecentDistricts } from './recent-districts.tsx'
import { RowsByDay } from './rows-by-day.tsx'
import * as css from './screen.css.ts'
import { ScreenList } from './screen-list.tsx'
import { Summary } from './summary.tsx'

/** What provider staff see of the selected district. Without access to a card's targets there is a list of what is open. */
export function EmployeeHome({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  const attention = ATTENTION_TARGETS.some(can)
  const logs = can('import-logs')
  return (
    <>
      <PageParts>
        <Summary districtId={districtId} />
      </PageParts>
      <div className={css.columns}>
        <div className={css.stack}>
          <PageParts>
            {attention ? <NeedsAttention districtId={districtId} /> : null}
            {logs ? <CorrectionsCard districtId={districtId} /> : null}
            {logs ? <RowsByDay /> : null}
            {logs ? <RecentBatches districtId={districtId} /> : null}
            {attention || logs ? null : (
              <Card title={m.screens}>
                <ScreenList districtId={districtId} screens={openScreens(can)} />
              </Card>
            )}
          </PageParts>
        </div>
        <div className={css.stack}>
          <PageParts>
            <RolloverPanel />
            {can('export') ? <ExportsCard districtId={districtId} /> : null}
            <RecentDistricts />
          </PageParts>
        </div>
      </div>
    </>
  )
}
