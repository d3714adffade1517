import {
  COMPONENTS,
  type Component,
  componentTitle,
  formatCount,
  type ImportLogResult,
  type ItemState,
  placeOf,
  useAccess,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import type { StoredComponent } from './component-row.tsx'
import { heatOf } from './heat-of.ts'
import type { DataExplorerMessages } from './messages.ts'
import * as css from './stored-table.css.ts'
import { StoredTable } from './stored-table.tsx'
import type { Heat } from './use-heat.ts'

const ROWS = 16

/** Stands in for the components, as high as they will be. */
function WaitingRows(): ReactElement {
  return (
    <>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div className={`${cardCss.waiting} ${css.waitingRow}`} key={row}>
          <Skeleton width={row % 2 ? '88%' : '94%'} />
        </div>
      ))}
    </>
  )
}

export type StoredCardProps = {
  districtId: string
  stored: ItemState<readonly Component[]>
  heat: Heat
  m: DataExplorerMessages
}

/** Component by component: how much is stored, how old it is, and the last days of its imports. Either half stands alone. */
export function StoredCard({ districtId, stored, heat, m }: StoredCardProps): ReactElement {
  const { can } = useAccess()
  const lookOf = useStatusLook()
  const { runs, days, timeZone } = heat
  const logs = can('import-logs')
  const rows = stored.data ?? (stored.errors.length > 0 ? runs.data && namesOf(runs.data) : undefined)
  const drawn =
    runs.data &&
    heatOf(runs.data, { days, timeZone, districtId, mayOpen: can('import-log-details'), lookOf, m })
  const heatFailed = !runs.data && runs.errors.length > 0
  const storedFailed = !stored.data && stored.errors.length > 0

  return (
    <Card
      title={m.stored}
      aside={logs ? <PlaceLink to={placeOf('import-logs', { districtId })}>{m.allLogs}</PlaceLink> : null}
      busy={stored.loading || runs.loading}
    >
      {heatFailed && storedFailed ? (
        <ErrorState
          failure={stored.errors[0]}
          onRetry={() => {
            stored.retry()
            runs.retry()
          }}
        />
      ) : (
        <>
          {heatFailed ? <PartFailed text={m.heatFailed} onRetry={runs.retry} m={m} /> : null}
          {storedFailed ? <PartFailed text={m.storedFailed} onRetry={stored.retry} m={m} /> : null}
          {rows ? (
            <StoredTable
              districtId={districtId}
              rows={rows}
              days={days}
              m={m}
              heat={drawn ?? (heatFailed ? null : undefined)}
            />
          ) : (
            <WaitingRows />
          )}
          {runs.data && (runs.totalCount ?? 0) > runs.data.length ? (
            <p className={cardCss.text}>{m.newest(formatCount(runs.data.length))}</p>
          ) : null}
        </>
      )}
    </Card>
  )
}

/** Without an answer of what is stored: the components that ran, in load order. */
function namesOf(runs: readonly Pick<ImportLogResult, 'componentName'>[]): StoredComponent[] {
  const ran = new Set(runs.map(({ componentName }) => componentName))
  return [...ran]
    .sort((a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder)
    .map((componentName) => ({ componentName, displayName: componentTitle(componentName) }))
}

type PartFailedProps = { text: string; onRetry: () => void; m: DataExplorerMessages }

/** Half of a card did not come; the other half stays. */
function PartFailed({ text, onRetry, m }: PartFailedProps): ReactElement {
  return (
    <p className={cardCss.text}>
      {text}{' '}
      <Button kind="link" size="sm" onClick={onRetry}>
        {m.tryAgain}
      </Button>
    </p>
  )
}
