import {
  type CorrectionRequest,
  useClock,
  useConsoleSettings,
  useMessages,
  zonedDay,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { Card } from '../../patterns/card/card.tsx'
import { correctionState } from './correction-state.ts'
import * as css from './corrections-card.css.ts'
import { type CorrectionMessages, correctionMessages } from './messages.ts'
import { useCorrections, useOpenCorrections } from './use-corrections.ts'

/** The request of a district, opened beside the page. */
export const CorrectionDrawer = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./correction-drawer.tsx')).CorrectionDrawer,
)

/** A few that were closed lately, beside the open ones. */
const CLOSED_SHOWN = 2

/** What the district is asked to correct in its SIS, for both sides. Nothing where nothing was asked. */
export function CorrectionsCard({ districtId }: { districtId: string }): ReactElement | null {
  const m = useMessages('corrections', correctionMessages)
  const { timeZone } = useConsoleSettings()
  const today = zonedDay(useClock()(), timeZone)
  const [opened, setOpened] = useState<number | null>(null)
  const open = useOpenCorrections()
  const closed = useCorrections({ limit: CLOSED_SHOWN, filter: { status: 'closed' } })
  const requests = [...(open.data ?? []), ...(closed.data ?? [])]
  const request = requests.find(({ id }) => id === opened)
  if (requests.length === 0) return null
  return (
    <Card title={m.title} {...(open.totalCount && { count: open.totalCount })}>
      <ul className={css.list}>
        {requests.map((one) => (
          <li key={one.id} className={css.item}>
            <div className={css.what}>
              <p className={css.title}>{titleOf(one, m)}</p>
              <p className={css.text}>{correctionState(one, today, m)}</p>
            </div>
            <Button size="sm" onClick={() => setOpened(one.id)} {...preloadOnApproach(CorrectionDrawer)}>
              {m.open}
            </Button>
          </li>
        ))}
      </ul>
      {request ? (
        <CorrectionDrawer request={request} districtId={districtId} onClose={() => setOpened(null)} />
      ) : null}
    </Card>
  )
}

const titleOf = ({ status, openRows, causeTitle }: CorrectionRequest, m: CorrectionMessages): string =>
  status === 'closed' ? m.closedTitle(causeTitle) : m.rows(openRows, causeTitle)
