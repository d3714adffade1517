import { placeOf, useAccess, useMessages, useRollover } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import {
  setupProgress,
  setupStepsMessages,
  useSetupSteps,
  whyNoSync,
} from '../../features/district/setup-steps/index.ts'
import { useSyncNow } from '../../features/imports/use-sync-now.tsx'
import { RolloverPanel } from '../../features/rollover/rollover-panel.tsx'
import { Badge } from '../../parts/badge/badge.tsx'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { PageParts } from '../../patterns/define-screen/page-parts.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { AboutCard } from './about-card.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { messages } from './messages.ts'
import { RecentImports } from './recent-imports.tsx'
import * as css from './screen.css.ts'
import { StatusStrip } from './status-strip.tsx'

const DistrictNotes = lazyPart(
  async () => (await import('../../features/notes/district-notes.tsx')).DistrictNotes,
)

/** District Overview ([S2.2]): how the district stands, what is still to be set up, and what it is. */
export function DistrictOverviewScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('district', messages)
  const steps = useMessages('setup-steps', setupStepsMessages)
  const { can } = useAccess()
  const setup = useSetupSteps()
  const sync = useSyncNow(districtId, m.run, whyNoSync(setup, steps))
  const rollover = useRollover()
  // While a step of the setup is left, that is the one primary button.
  const isLeft = !setup.loading && !setupProgress(setup.steps).complete && can('setup')
  const start: PageAction[] = sync.action
    ? [isLeft ? { ...sync.action, kind: 'secondary' } : sync.action]
    : []
  const { district, imports } = setup.facts
  // Of a district that was never imported there is nothing to sum up: what comes first is to set it up.
  const isNew = imports !== undefined && imports !== null && imports.last === undefined
  const profile: PageAction = {
    id: 'district-profile',
    label: m.profile,
    to: placeOf('district-profile', { districtId }),
  }
  return (
    <>
      <PageHeader
        title={m.title}
        badge={district && <Badge>{m.lea(district.lea)}</Badge>}
        actions={<PageActions items={[...(can('district-profile') ? [profile] : []), ...start]} />}
      />
      {rollover.processing.length > 0 ? (
        <Banner tone="info" role="status" className={css.banner}>
          {m.rolling}
        </Banner>
      ) : null}
      <PageParts>{isNew ? null : <StatusStrip setup={setup} m={m} />}</PageParts>
      <div className={css.body}>
        <div className={css.stack}>
          <PageParts>
            <ChecklistCard districtId={districtId} setup={setup} m={m} />
            {can('import-logs') && !isNew ? (
              <RecentImports districtId={districtId} batches={sync.recent} m={m} />
            ) : null}
          </PageParts>
        </div>
        <div className={css.stack}>
          <PageParts>
            <AboutCard district={district} m={m} />
            <RolloverPanel />
            <DistrictNotes districtId={districtId} />
          </PageParts>
        </div>
      </div>
      {sync.dialog}
    </>
  )
}
