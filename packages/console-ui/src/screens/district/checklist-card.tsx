import { placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import {
  SetupChecklist,
  type SetupStepsState,
  setupProgress,
} from '../../features/district/setup-steps/index.ts'
import { Button } from '../../parts/button/button.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { DistrictOverviewMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** What is set up and what is next (ux 9.2). */
export function ChecklistCard({
  districtId,
  setup,
  m: { checklist: m },
}: {
  districtId: string
  setup: SetupStepsState
  m: DistrictOverviewMessages
}): ReactElement {
  const { done, of } = setupProgress(setup.steps)
  const { can } = useAccess()
  const waiting = setup.loading
  const progress = m.progress(done, of)
  const aside = waiting ? undefined : can('setup') ? (
    <PlaceLink to={placeOf('setup', { districtId })}>{progress}</PlaceLink>
  ) : (
    progress
  )
  return (
    <Card title={m.title} busy={waiting} aside={aside}>
      {waiting ? (
        <WaitingRows rows={7} height={48} />
      ) : (
        <div className={css.inset}>
          <SetupChecklist steps={setup.steps} label={m.title} />
        </div>
      )}
      {setup.errors.length > 0 ? (
        <p className={cardCss.text}>
          {m.failed}{' '}
          <Button kind="link" size="sm" onClick={setup.retry}>
            {m.tryAgain}
          </Button>
        </p>
      ) : null}
    </Card>
  )
}
