import type { ReactElement } from 'react'
import {
  SetupChecklist,
  type SetupStepsState,
  setupProgress,
} from '../../features/district/setup-steps/index.ts'
import { Button } from '../../parts/button/button.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import type { DistrictOverviewMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** What is left to set up; nothing once all is done (ux 9.2). */
export function ChecklistCard({
  districtId,
  setup,
  m: { checklist: m },
}: {
  districtId: string
  setup: SetupStepsState
  m: DistrictOverviewMessages
}): ReactElement | null {
  const { done, of, complete } = setupProgress(setup.steps)
  // Most districts are set up: a card that waits would push what is below it, only to leave again.
  if (setup.loading || (complete && setup.errors.length === 0)) return null
  const left = setup.steps.filter(({ state }) => state !== 'done')
  return (
    <Card title={m.title} aside={m.progress(done, of)}>
      <div className={css.inset}>
        <SetupChecklist steps={left} label={m.title} districtId={districtId} />
      </div>
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
