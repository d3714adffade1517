import { CONSTANTS, useMessages } from '@edconsole/console-core'
import { memo, type NamedExoticComponent, type ReactElement, useId, useLayoutEffect, useState } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { ChartIcon, TableIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { SectionHeading } from '../card/section-heading.tsx'
import * as css from './batch-chart.css.ts'
import {
  type BatchColumn,
  CHART_HEIGHTS,
  type ChartSize,
  type ChartWords,
  type ColumnMark,
} from './batch-column.ts'
import { ChartMark } from './chart-mark.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { ChartTable } from './chart-table.tsx'
import { ChartTip } from './chart-tip.tsx'
import { describeColumn, describeColumns } from './describe-columns.ts'
import { type ChartMessages, chartMessages } from './messages.ts'
import { labeledColumns } from './scale.ts'
import { useColumnChoice } from './use-column-choice.ts'

const LABELS = 5
const NONE: readonly string[] = []

export type BatchChartProps = {
  /** `Rows by batch` */
  title: string
  /** Oldest first. */
  columns: readonly BatchColumn[]
  /** What a column is, for the summary. Default batch and batches. */
  noun?: readonly [one: string, many: string]
  /** What the two kinds of rows are called. Default "Accepted" and "Rejected". */
  words?: ChartWords
  /** The zone that the times of the columns are in. Default Eastern. */
  timeZone?: string
  /** `lg` where the chart is a card of its own. Default `md`. */
  size?: ChartSize
  /** Keys of the columns that the list beside it is narrowed to. */
  chosen?: readonly string[]
  /** Opens a batch: Enter. */
  onOpen?: (column: BatchColumn) => void
  /** Narrows the list to a batch: a click, or the space bar. */
  onPick?: (column: BatchColumn) => void
  /** Narrows the list to a period: a drag, or Shift and arrows. First and last column of it. */
  onRange?: (first: BatchColumn, last: BatchColumn) => void
}

/**
 * What became of the rows of the last batches, as stacked columns (ux 7.17). One tab stop: Left and Right move through the
 * columns, Enter opens one, Shift and arrows draw out a period. To assistive technology it is an image with a summary,
 * a slider over its columns, and a table on demand.
 * @example
 * <BatchChart title="Rows by batch" columns={columns} onOpen={open} onPick={pick} onRange={filterByTime} />
 */
export const BatchChart: NamedExoticComponent<BatchChartProps> = memo(DrawnChart)

function DrawnChart(props: BatchChartProps): ReactElement {
  const { title, columns, noun = ['batch', 'batches'], size = 'md', chosen = NONE } = props
  const height = CHART_HEIGHTS[size]
  const m = useMessages('chart', chartMessages)
  const { words = m, timeZone = CONSTANTS.timeZone } = props
  const { onOpen, onPick, onRange } = props
  const titleId = useId()
  const helpId = useId()
  const [asTable, setAsTable] = useState(false)
  const [plot, width] = useWidth()
  const at = (index: number) => columns[index]
  const { active, cursor, range, handlers } = useColumnChoice({
    count: columns.length,
    onOpen: onOpen && ((index) => call(onOpen, at(index))),
    onPick: onPick && ((index) => call(onPick, at(index))),
    onRange:
      onRange &&
      (({ from, to }) => {
        const [first, last] = [at(from), at(to)]
        if (first && last) onRange(first, last)
      }),
  })
  const slot = ((width ?? 0) - 8) / Math.max(1, columns.length)
  const middle = (index: number) => 4 + (index + 0.5) * slot
  const column = at(cursor)
  const under = active === null ? undefined : at(active)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={css.root} role="group" aria-labelledby={titleId}>
      <div className={css.head}>
        <SectionHeading depth={1} id={titleId} className={css.title[size]}>
          {title}
        </SectionHeading>
        <ChartLegend columns={columns} words={words} m={m} />
        <IconButton
          size="sm"
          className={css.toggle}
          label={asTable ? m.showChart : m.showTable}
          icon={asTable ? <ChartIcon size="sm" /> : <TableIcon size="sm" />}
          onClick={() => setAsTable(!asTable)}
        />
      </div>
      {asTable ? (
        <ChartTable columns={columns} label={title} noun={noun[0]} words={words} timeZone={timeZone} m={m} />
      ) : (
        <div className={css.area} dir="ltr">
          <div className={css.plot} ref={plot} style={{ blockSize: height }}>
            {width === null ? null : (
              <>
                <ChartPlot
                  columns={columns}
                  width={width}
                  height={height}
                  summary={describeColumns(columns, noun, { words, m })}
                  active={active}
                  range={range}
                  chosen={chosen}
                />
                {column ? (
                  <div
                    className={css.columns}
                    role="slider"
                    tabIndex={0}
                    aria-labelledby={titleId}
                    aria-describedby={helpId}
                    aria-orientation="horizontal"
                    aria-valuemin={1}
                    aria-valuemax={columns.length}
                    aria-valuenow={cursor + 1}
                    aria-valuetext={
                      range
                        ? describeRange(at(range.from), at(range.to), m)
                        : describeColumn(column, { words, m })
                    }
                    {...handlers}
                  />
                ) : null}
                {under && active !== null && !range ? (
                  <ChartTip column={under} x={middle(active)} width={width} words={words} />
                ) : null}
              </>
            )}
          </div>
          <div className={css.days} aria-hidden="true">
            {width === null
              ? null
              : labeledColumns(columns.length, LABELS).map((index) => (
                  <span key={index} className={css.day} style={{ left: middle(index) }}>
                    {at(index)?.day}
                  </span>
                ))}
          </div>
        </div>
      )}
      <VisuallyHidden id={helpId}>{helpOf({ onOpen, onPick, onRange }, m)}</VisuallyHidden>
    </div>
  )
}

const call = (action: (column: BatchColumn) => void, column: BatchColumn | undefined): void => {
  if (column) action(column)
}

const describeRange = (
  first: BatchColumn | undefined,
  last: BatchColumn | undefined,
  m: ChartMessages,
): string => {
  const nameOf = ({ title, time, day }: BatchColumn) => `${title}, ${time || day}`
  return first && last ? m.range(nameOf(first), nameOf(last)) : ''
}

const helpOf = (
  { onOpen, onPick, onRange }: Pick<BatchChartProps, 'onOpen' | 'onPick' | 'onRange'>,
  m: ChartMessages,
): string => [onOpen && m.helpOpen, onPick && m.helpPick, onRange && m.helpRange].filter(Boolean).join(' ')

const MARKS: readonly ColumnMark[] = ['running', 'failed', 'held', 'cancelled', 'not-started']

type ChartLegendProps = { columns: readonly BatchColumn[]; words: ChartWords; m: ChartMessages }

/** What the colors and signs stand for, of those that occur. */
function ChartLegend({ columns, words, m }: ChartLegendProps): ReactElement {
  const present = MARKS.filter((kind) => columns.some(({ mark }) => mark === kind))
  return (
    <ul className={css.legend}>
      <li className={css.legendItem}>
        <span className={css.swatch.accepted} />
        {words.accepted}
      </li>
      <li className={css.legendItem}>
        <span className={css.swatch.rejected} />
        {words.rejected}
      </li>
      {present.map((kind) => (
        <li key={kind} className={css.legendItem}>
          {kind === 'running' ? (
            <span className={css.swatch.running} />
          ) : (
            <svg className={css.legendMark} viewBox="-5 -5 10 10" aria-hidden="true">
              <ChartMark kind={kind} x={0} y={0} />
            </svg>
          )}
          {m.marks[kind]}
        </li>
      ))}
    </ul>
  )
}

/** How wide an element is drawn, in pixels, known before the first paint; null as long as it is not displayed. */
function useWidth(): [ref: (element: HTMLElement | null) => void, width: number | null] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState<number | null>(null)

  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return [setElement, width]
}
