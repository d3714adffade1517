import {
  type Export,
  exportsResource,
  formatDateTime,
  placeOf,
  useConsoleSettings,
  useDataYear,
  useList,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useOffersRollover } from '../../features/rollover/use-offers-rollover.ts'
import { StatusText } from '../../parts/status/status-text.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import * as css from './exports-card.css.ts'
import { messages } from './messages.ts'

const SHOWN = 5

/** The products that get data of this district, and how and when each was last tried. In season the rollover has its place (ux 9.1). */
export function ExportsCard({ districtId }: { districtId: string }): ReactElement | null {
  return useOffersRollover() ? null : <Exports districtId={districtId} />
}

function Exports({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { timeZone } = useConsoleSettings()
  const schoolYear = useDataYear()
  const { data, totalCount, loading, errors, retry } = useList(exportsResource.list, {
    limit: SHOWN,
    sort: { lastSentAt: 'desc' },
    ...(schoolYear !== undefined && { filter: { schoolYear } }),
  })
  return (
    <Card
      title={m.exports}
      count={totalCount || undefined}
      aside={<PlaceLink to={placeOf('export', { districtId })}>{m.allExports}</PlaceLink>}
      busy={loading}
    >
      {data && data.length > 0 ? (
        <ul className={css.list}>
          {data.map(({ id, productName, name, lastStatus, ...times }) => (
            <li className={css.item} key={id}>
              <span className={css.what}>
                <span className={css.product}>{productName}</span>
                <span className={css.quiet}>{name}</span>
              </span>
              <span className={css.sent}>
                {lastStatus ? <StatusText status={lastStatus} componentsFailed /> : m.neverSent}
                <span className={css.quiet}>
                  {formatDateTime(lastRunOf({ lastStatus, ...times }), timeZone)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : data ? (
        <p className={cardCss.text}>{m.noExports}</p>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={3} height={54} />
      )}
    </Card>
  )
}

/** A status stands beside the time of its own sending: the last one that arrived may be an older one. */
const lastRunOf = ({
  lastRunAt,
  lastSentAt,
  lastStatus,
}: Pick<Export, 'lastRunAt' | 'lastSentAt' | 'lastStatus'>): string | null =>
  lastRunAt ?? (lastStatus === 'completed' ? lastSentAt : null)
