import { useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CorrectionsCard } from '../../features/corrections/corrections-card.tsx'
import { Card } from '../../patterns/card/card.tsx'
import { PageParts } from '../../patterns/define-screen/page-parts.tsx'
import { ApiSetupCard } from './api-setup-card.tsx'
import { messages } from './messages.ts'
import { NeededFromYou } from './needed-from-you.tsx'
import { NoScreens } from './no-screens.tsx'
import { openScreens } from './open-screens.ts'
import { RecentImports } from './recent-imports.tsx'
import * as css from './screen.css.ts'
import { ScreenList } from './screen-list.tsx'

/** The home of a district's own user: what the roles allow, and nothing that would be refused (R40). */
export function DistrictHome({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  const screens = openScreens(can)
  const setup = can('client-communication')
  const logs = can('import-logs')

  if (!setup && screens.length === 0) return <NoScreens />
  return (
    <>
      <PageParts>{setup ? <ApiSetupCard districtId={districtId} /> : null}</PageParts>
      {logs ? (
        <div className={css.columns}>
          <div className={css.stack}>
            <PageParts>
              <CorrectionsCard districtId={districtId} />
              <NeededFromYou districtId={districtId} />
            </PageParts>
            <Card title={m.screens}>
              <ScreenList districtId={districtId} screens={screens} />
            </Card>
          </div>
          <PageParts>
            <RecentImports districtId={districtId} />
          </PageParts>
        </div>
      ) : screens.length > 0 ? (
        <Card title={m.screens}>
          <ScreenList districtId={districtId} screens={screens} />
        </Card>
      ) : null}
    </>
  )
}
