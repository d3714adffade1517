import {
  formatDateTime,
  placeOf,
  useAccess,
  useClock,
  useDistrict,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { FailedIcon, InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import { type AttentionItem, attentionItems, lastFinished } from './attention.ts'
import { messages } from './messages.ts'
import * as css from './needs-attention.css.ts'
import { useCauses } from './use-causes.ts'
import { useRecentBatches } from './use-recent-batches.ts'
import { useSetupFacts } from './use-setup-facts.ts'
import { WaitingRows } from './waiting-rows.tsx'

const ICONS = { danger: FailedIcon, warning: WarningIcon, info: InfoIcon }

/** The heart of the dashboard: what waits for somebody in this district, worst first, each with one way to it. */
export function NeedsAttention({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  const { selected } = useDistrict()
  const now = useClock()()
  const batches = useRecentBatches()
  const last = lastFinished(batches.data ?? [])
  const causes = useCauses(last)
  const failed = (batches.errors.length > 0 && !batches.data) || (causes.errors.length > 0 && !causes.data)
  const setup = useSetupFacts()
  const waiting = batches.loading || causes.loading || setup.loading
  const items = attentionItems(
    {
      ...setup.facts,
      ...{ districtId, district: selected, now },
      ...{ batches: batches.data ?? [], causes: causes.facets?.cause ?? [] },
    },
    can,
    m,
  )
  const all = can('import-logs') ? (
    <PlaceLink to={placeOf('import-logs', { districtId })}>{m.allLogs}</PlaceLink>
  ) : null

  return (
    <Card
      title={m.attention}
      count={waiting || failed || items.length === 0 ? undefined : items.length}
      aside={all}
      busy={waiting}
    >
      {failed ? (
        <ErrorState
          failure={batches.errors[0] ?? causes.errors[0]}
          onRetry={() => {
            batches.retry()
            causes.retry()
          }}
        />
      ) : waiting ? (
        <WaitingRows rows={3} height={55} />
      ) : items.length === 0 ? (
        <p className={cardCss.text}>
          {setup.failed
            ? m.nothingKnown
            : last
              ? m.nothing(formatDateTime(last.endedAt ?? last.startedAt))
              : m.nothingYet}
        </p>
      ) : (
        <ul className={css.list}>
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
      {setup.failed && !failed && !waiting ? (
        <p className={css.partial}>
          {m.partial}{' '}
          <Button kind="link" size="sm" onClick={setup.retry}>
            {m.tryAgain}
          </Button>
        </p>
      ) : null}
    </Card>
  )
}

function Item({ item }: { item: AttentionItem }): ReactElement {
  const Icon = ICONS[item.tone]
  return (
    <li className={css.item}>
      <span className={classNames(css.icon, css.tone[item.tone])}>
        <Icon size="lg" />
      </span>
      <div className={css.what}>
        <p className={css.title}>{item.title}</p>
        <p className={css.text}>{item.text}</p>
      </div>
      <span className={css.when}>{item.at ? formatDateTime(item.at) : ''}</span>
      <span className={css.action}>
        <PlaceButton to={item.action.to} size="sm">
          {item.action.label}
        </PlaceButton>
      </span>
    </li>
  )
}
