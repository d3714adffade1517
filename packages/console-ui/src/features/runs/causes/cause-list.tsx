import { formatCount, type Place, useAccess } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { DownIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { classNames } from '../../../styles/class-names.ts'
import type { LogDetailsTexts } from '../findings/details-texts.ts'
import type { Cause } from './cause.ts'
import { type CauseFix, causeFix, type FixReader } from './cause-fix.ts'
import * as css from './cause-list.css.ts'
import { OwnedFix } from './owned-fix.tsx'
import type { Causes } from './use-causes.ts'

export type CauseListProps = {
  causes: Causes
  /** The cause whose rows are listed below. */
  chosen: string | undefined
  onChoose(key: string | undefined): void
  /** Where the records that a cause misses are explained, if they are part of the batch. */
  placeOfMissing?(cause: Cause): { label: string; to: Place } | null
  /** Drawn in place of the link to the fix, for a screen that knows more about it. */
  drawFix?(cause: Cause, fix: CauseFix): ReactNode
  m: LogDetailsTexts
}

/**
 * What to fix, from the first thing to the last. Choosing a cause lists its rows; choosing it again lists all. In a low
 * window the causes are folded, so that rows below are in sight.
 */
export function CauseList(props: CauseListProps): ReactElement {
  const { causes, chosen, onChoose, placeOfMissing, drawFix, m } = props
  const headingId = useId()
  const listId = useId()
  const reader = useAccess()
  const [isUnfolded, setUnfolded] = useState(false)
  const list = causes.list ?? []
  const largest = Math.max(1, ...list.map(({ count }) => count))
  return (
    <section className={css.root} aria-labelledby={headingId}>
      <div className={css.head}>
        <SectionHeading depth={1} id={headingId} className={css.heading}>
          {m.causes.heading}
        </SectionHeading>
        <span className={css.help}>{m.causes.help}</span>
        <span className={classNames(css.help, css.hint, causes.ofFirst === null && css.notLow)}>
          {causes.ofFirst !== null
            ? m.run.causes.ofFirst(causes.ofFirst)
            : list.some(({ told }) => told) && m.causes.hint}
        </span>
        {list.length > 0 && (
          <button
            type="button"
            className={css.unfold}
            aria-expanded={isUnfolded}
            aria-controls={listId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {m.causes.count(list.length)}
            <DownIcon size="sm" className={classNames(isUnfolded && css.turned)} />
          </button>
        )}
      </div>
      {causes.failed ? (
        <p className={css.state}>
          {m.run.causes.failed}
          <Button kind="link" size="sm" onClick={causes.retry}>
            {m.run.tryAgain}
          </Button>
        </p>
      ) : null}
      {!causes.list && !causes.failed ? (
        <div className={css.state} aria-busy="true">
          <Skeleton />
        </div>
      ) : null}
      <ol id={listId} className={classNames(css.list, !isUnfolded && css.notLow)}>
        {list.map((cause, index) => (
          <CauseLine
            key={cause.key}
            cause={cause}
            order={index + 1}
            share={cause.count / largest}
            chosen={cause.key === chosen}
            onChoose={() => onChoose(cause.key === chosen ? undefined : cause.key)}
            fix={fixOf(cause, placeOfMissing, reader, m)}
            drawFix={drawFix}
            m={m}
          />
        ))}
      </ol>
    </section>
  )
}

type CauseLineProps = {
  cause: Cause
  order: number
  share: number
  chosen: boolean
  onChoose(): void
  fix: CauseFix
  drawFix: CauseListProps['drawFix']
  m: LogDetailsTexts
}

function CauseLine(props: CauseLineProps): ReactElement {
  const { cause, order, share, chosen, onChoose, fix, drawFix, m } = props
  const tone = cause.severity === 'error' ? 'error' : 'warning'
  const body = (
    <>
      <span className={css.order}>
        {tone === 'error' ? (
          order
        ) : (
          <WarningIcon size="sm" label={m.causes.warning} className={css.warningIcon} />
        )}
      </span>
      <span className={css.title}>{cause.title}</span>
      <span className={css.column}>{cause.sourceColumn ?? cause.columnName}</span>
      <span className={css.bar} aria-hidden="true">
        <span className={css.fill[tone]} style={{ inlineSize: `max(6px, ${share * 100}%)` }} />
      </span>
      <span className={css.count} title={differentValues(cause, m)}>
        {formatCount(cause.count)}
      </span>
    </>
  )
  return (
    <li className={classNames(css.line, chosen && css.chosen)}>
      {cause.told ? (
        <button type="button" className={css.choose} aria-pressed={chosen} onClick={onChoose}>
          {body}
        </button>
      ) : (
        <div className={css.choose}>{body}</div>
      )}
      <span className={css.fix}>
        {drawFix ? drawFix(cause, fix) : <OwnedFix owner={cause.owner} fix={fix} owners={m.run.owners} />}
      </span>
    </li>
  )
}

// Records that are missing are explained by the component they belong to, when it ran in the same batch
const fixOf = (
  cause: Cause,
  placeOfMissing: CauseListProps['placeOfMissing'],
  reader: FixReader,
  m: LogDetailsTexts,
): CauseFix => {
  const missing = cause.fixTarget === null ? placeOfMissing?.(cause) : null
  return missing ? { kind: 'place', ...missing } : causeFix(cause, m.run.fix, reader)
}

/** A facet lists at most so many values. */
const VALUES_MAX = 50

const differentValues = ({ values }: Cause, m: LogDetailsTexts): string | undefined => {
  if (values.length === 0) return undefined
  return values.length < VALUES_MAX
    ? m.causes.different(values.length)
    : m.causes.differentOrMore(values.length)
}
