import {
  type DistrictStatusCounts,
  fleetResource,
  formatCount,
  formatDateTime,
  type Query,
  queryGroup,
  useClock,
  useConsoleSettings,
  useItem,
  useQueryState,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { CompletedIcon, FailedIcon, HeldIcon, LateIcon, NotStartedIcon } from '../../../parts/icons/icons.ts'
import type { ProductIcon } from '../../../parts/icons/product-icon.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import * as statusCss from '../../../parts/status/status.css.ts'
import { valuesOf } from '../../../patterns/resource-table/use-table-filter.ts'
import { classNames } from '../../../styles/class-names.ts'
import * as css from './counts.css.ts'
import type { FleetMessages } from './messages.ts'
import { ageText } from './texts.ts'

const IMPORTED = ['completed', 'rejections']
export const COUNTS_POLL_MS = 60_000

/** The counts that add up to all districts. Each leads to its districts. */
export function Counts({ m }: { m: FleetMessages }): ReactElement {
  const { data: counts, errors, retry } = useItem(fleetResource.counts, {}, { pollMs: COUNTS_POLL_MS })
  const { timeZone } = useConsoleSettings()
  const now = useClock()
  if (!counts && errors.length > 0)
    return (
      <p className={css.place}>
        {m.counts.notLoaded}{' '}
        <Button kind="link" size="sm" onClick={retry}>
          {m.counts.tryAgain}
        </Button>
      </p>
    )
  const figure = (count: keyof Figures) => counts && formatCount(counts[count])
  const all = counts && counts.imported + counts.late + counts.failing + counts.held + counts.never
  return (
    <section className={css.place} aria-label={m.counts.label}>
      <div className={css.band}>
        <Figure
          label={m.counts.imported}
          icon={CompletedIcon}
          tone="success"
          states={IMPORTED}
          value={figure('imported')}
          outOf={all === undefined ? undefined : m.counts.of(formatCount(all))}
          foot={counts && <Problems counts={counts} m={m} />}
        />
        <Figure
          label={m.counts.late}
          icon={LateIcon}
          tone="warning"
          states={['late']}
          value={figure('late')}
          foot={
            counts &&
            (counts.lateSince
              ? m.counts.lateSince(formatDateTime(counts.lateSince, timeZone))
              : m.counts.none)
          }
        />
        <Figure
          label={m.counts.failing}
          icon={FailedIcon}
          tone="danger"
          states={['failed']}
          value={figure('failing')}
          foot={counts && moreText(counts.failing - counts.failedNightBefore, m)}
        />
        <Figure
          label={m.counts.held}
          icon={HeldIcon}
          tone="warning"
          states={['held']}
          value={figure('held')}
          foot={
            counts &&
            (counts.heldSince ? m.counts.heldSince(ageText(counts.heldSince, now(), m)) : m.counts.none)
          }
        />
        <Figure
          label={m.counts.never}
          icon={NotStartedIcon}
          tone="neutral"
          states={['never']}
          value={figure('never')}
          foot={counts && m.counts.inSetup(formatCount(counts.neverInSetup))}
        />
      </div>
    </section>
  )
}

type Figures = Pick<DistrictStatusCounts, 'imported' | 'late' | 'failing' | 'held' | 'never'>

const moreText = (difference: number, { counts }: FleetMessages): string => {
  if (difference === 0) return counts.same
  return difference > 0 ? counts.more(formatCount(difference)) : counts.fewer(formatCount(-difference))
}

/** The districts that imported, and yet something is to be done for. */
function Problems({ counts, m }: { counts: DistrictStatusCounts; m: FleetMessages }): ReactNode {
  const [, setQuery] = useQueryState()
  const text = m.counts.problems(formatCount(counts.importedWithProblems))
  if (counts.importedWithProblems === 0) return text
  return (
    <button
      type="button"
      className={css.footButton}
      onClick={() => setQuery({ filter: { importState: IMPORTED } })}
    >
      {text}
    </button>
  )
}

type FigureProps = {
  label: string
  icon: ProductIcon
  tone: keyof typeof statusCss.icon
  states: readonly string[]
  /** Undefined while it is on its way. */
  value: string | undefined
  outOf?: string | undefined
  foot: ReactNode
}

function Figure({ label, icon: Icon, tone, states, value, outOf, foot }: FigureProps): ReactElement {
  const [query, setQuery] = useQueryState()
  const isChosen = isOnlyState(query, states)
  return (
    <div className={classNames(css.cell, isChosen && css.chosen)}>
      <button
        type="button"
        className={css.button}
        aria-pressed={isChosen}
        onClick={() => setQuery(isChosen ? {} : { filter: ofState(states) })}
      >
        <span className={css.label}>
          <Icon size="sm" className={statusCss.icon[tone]} />
          {label}
        </span>
        <span className={css.value}>
          {value ?? <Skeleton shape="title" width="60px" />}{' '}
          {outOf !== undefined && <span className={css.outOf}>{outOf}</span>}
        </span>
      </button>
      <p className={css.foot}>{foot}</p>
    </div>
  )
}

/** All districts in these states, whether they need attention or not. */
const ofState = (states: readonly string[]) => ({ importState: [...states], needsAttention: 'any' })

const isOnlyState = (query: Query, states: readonly string[]): boolean => {
  const { importState, needsAttention, ...others } = queryGroup(query.filter)
  return (
    needsAttention === 'any' &&
    Object.keys(others).length === 0 &&
    valuesOf(importState).toSorted().join() === states.toSorted().join()
  )
}
