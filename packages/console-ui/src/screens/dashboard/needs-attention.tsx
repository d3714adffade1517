import {
  formatCount,
  formatDateTime,
  placeOf,
  useAccess,
  useClock,
  useConsoleSettings,
  useDataYear,
  useDistrict,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useId, useMemo, useState } from 'react'
import { isOfEarlierYear } from '../../features/imports/is-of-earlier-year.ts'
import { useImportStanding } from '../../features/imports/standing.ts'
import { useAddedSince } from '../../features/runs/causes/added-since.ts'
import { causesOfGroups } from '../../features/runs/causes/causes-of.ts'
import { Button } from '../../parts/button/button.tsx'
import { FailedIcon, InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import { attentionItems } from './attention.ts'
import type { AttentionItem } from './attention-item.ts'
import { lastFinished } from './finished-batch.ts'
import { messages } from './messages.ts'
import * as css from './needs-attention.css.ts'
import { NothingToDo } from './nothing-to-do.tsx'
import { useCauses } from './use-causes.ts'
import { useRecentBatches } from './use-recent-batches.ts'
import { useSetupFacts } from './use-setup-facts.ts'

/** The heart of the dashboard: what needs attention in this district, worst first, each with one link. */
export function NeedsAttention({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const reader = useAccess()
  const { can } = reader
  const { selected } = useDistrict()
  const now = useClock()()
  const { timeZone } = useConsoleSettings()
  const batches = useRecentBatches()
  const last = lastFinished(batches.data ?? [])
  const schoolYear = useDataYear() ?? 0
  const causes = useCauses(last && isOfEarlierYear(last, schoolYear) ? undefined : last)
  const groups = causes.facets?.cause
  const added = useAddedSince(useMemo(() => causesOfGroups(groups ?? []), [groups]))
  const failed = (batches.errors.length > 0 && !batches.data) || (causes.errors.length > 0 && !causes.data)
  const setup = useSetupFacts()
  const standing = useImportStanding()
  const waiting = batches.loading || causes.loading || setup.loading
  const items = attentionItems(
    {
      ...setup.facts,
      districtId,
      district: selected,
      now,
      schoolYear,
      timeZone,
      batches: batches.data ?? [],
      standing,
      causes: groups ?? [],
      added,
    },
    reader,
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
      <div className={classNames(css.room, !waiting && (failed || items.length === 0) && css.middle)}>
        {failed ? (
          <ErrorState
            failure={batches.errors[0] ?? causes.errors[0]}
            onRetry={() => {
              batches.retry()
              causes.retry()
            }}
          />
        ) : waiting ? (
          <WaitingRows rows={ROWS} height={54} />
        ) : items.length === 0 ? (
          <NothingToDo title={setup.failed ? m.nothingKnown : m.nothing} last={last} />
        ) : (
          <AttentionList items={items} />
        )}
        {setup.failed && !failed && !waiting ? (
          <p className={css.partial}>
            {m.partial}{' '}
            <Button kind="link" size="sm" onClick={setup.retry}>
              {m.tryAgain}
            </Button>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

/** Lines that its card has room for. */
const ROWS = 5

const ICONS = { danger: FailedIcon, warning: WarningIcon, info: InfoIcon }

/** As many items as there is room for; the last line has the rest. */
function AttentionList({ items }: { items: readonly AttentionItem[] }): ReactElement {
  const m = useMessages('dashboard', messages)
  const [whole, setWhole] = useState(false)
  const id = useId()
  const fits = items.length <= ROWS
  return (
    <>
      <ul className={css.list} id={id}>
        {(fits || whole ? items : items.slice(0, ROWS - 1)).map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
      {fits ? null : (
        <div className={css.more}>
          <Button
            kind="link"
            size="sm"
            aria-expanded={whole}
            aria-controls={id}
            onClick={() => setWhole(!whole)}
          >
            {whole ? m.showFewer : m.showAll(formatCount(items.length))}
          </Button>
        </div>
      )}
    </>
  )
}

function Item({ item }: { item: AttentionItem }): ReactElement {
  const Icon = ICONS[item.tone]
  const { timeZone } = useConsoleSettings()
  return (
    <li className={css.item}>
      <span className={classNames(css.icon, css.tone[item.tone])}>
        <Icon size="lg" />
      </span>
      <div className={css.what}>
        <p className={css.title}>{item.title}</p>
        <p className={css.text}>{item.text}</p>
      </div>
      <span className={css.when}>{item.at ? formatDateTime(item.at, timeZone) : ''}</span>
      <span className={css.action}>
        <PlaceButton to={item.action.to} size="sm">
          {item.action.label}
        </PlaceButton>
      </span>
    </li>
  )
}
