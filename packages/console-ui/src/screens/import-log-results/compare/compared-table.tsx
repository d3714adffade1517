import {
  type BatchComparison,
  type ComparedComponent,
  type ComparedMeasure,
  componentTitle,
  formatCount,
} from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { importRunKind } from '../../../features/imports/import-runs.ts'
import { signedCount } from '../../../features/runs/columns/part-columns.tsx'
import { placeOfPart } from '../../../features/runs/run-kind.ts'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { GridKeys } from '../../../patterns/resource-table/grid/grid-focus.ts'
import { classNames } from '../../../styles/class-names.ts'
import * as css from './compare.css.ts'
import { changeOf, MEASURES, totalsOf } from './comparison.ts'
import type { CompareMessages } from './messages.ts'

export type ComparedTableProps = {
  districtId: string
  comparison: BatchComparison
  /** Those of them that are shown. */
  components: readonly ComparedComponent[]
  /** The count that a small page shows. */
  chosen: ComparedMeasure
  m: CompareMessages
}

/** Both batches, component by component: each count before, after, and the difference. */
export function ComparedTable(props: ComparedTableProps): ReactElement {
  const { districtId, comparison, components, chosen, m } = props
  const { before, after } = comparison
  const region = useRef<HTMLDivElement>(null)
  const totals = totalsOf(comparison.components)
  const label = m.table(before.batchId, after.batchId)
  const open = (line: number) =>
    region.current?.querySelector<HTMLAnchorElement>(`tr[data-index="${line}"] a[href]`)?.click()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of the page, not of the document
    <div ref={region} role="region" aria-label={label} className={css.region}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move from cell to cell */}
      <table role="grid" className={css.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={classNames(css.head, css.corner)} />
            {MEASURES.map((measure) => (
              <th
                key={measure}
                scope="colgroup"
                colSpan={3}
                className={classNames(css.head, css.group, css.last, measure !== chosen && css.other)}
              >
                {m.measures[measure]}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col" className={classNames(css.head, css.corner)}>
              {m.component}
            </th>
            {MEASURES.flatMap((measure) =>
              [before.batchId, after.batchId, m.change].map((title, at) => (
                <th
                  key={`${measure} ${title}`}
                  scope="col"
                  className={classNames(css.head, at === 2 && css.last, measure !== chosen && css.other)}
                >
                  {title}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {components.map((component, line) => (
            <tr key={component.componentName} data-index={line}>
              <th scope="row" className={css.name}>
                <PlaceLink
                  to={placeOfPart(importRunKind, districtId, {
                    batchId: component.after ? after.batchId : before.batchId,
                    etlStatusId: component.etlStatusId,
                  })}
                >
                  {componentTitle(component.componentName)}
                </PlaceLink>
              </th>
              <Counts component={component} unusual={component.unusual} chosen={chosen} m={m} />
            </tr>
          ))}
          <tr data-index={components.length} className={css.total}>
            <th scope="row" className={classNames(css.name, css.total)}>
              {m.total}
            </th>
            <Counts component={totals} unusual={[]} chosen={chosen} m={m} />
          </tr>
        </tbody>
      </table>
      <GridKeys region={region} lines={components.length + 1} reveal={() => {}} open={open} />
    </div>
  )
}

type CountsProps = {
  component: Pick<ComparedComponent, 'before' | 'after'>
  unusual: readonly ComparedMeasure[]
  chosen: ComparedMeasure
  m: CompareMessages
}

function Counts({ component, unusual, chosen, m }: CountsProps): ReactElement {
  const { before, after } = component
  return (
    <>
      {MEASURES.map((measure) => {
        const change = changeOf(component, measure)
        const shade = unusual.includes(measure) ? SHADES[measure] : undefined
        const place = classNames(css.value, measure !== chosen && css.other, shade)
        const isWorse = measure === 'recordsRejected' && change !== null && change > 0
        return [
          <td key={`${measure} before`} className={classNames(place, !shade && css.before)}>
            {before ? formatCount(before[measure]) : <Absent m={m} />}
          </td>,
          <td key={`${measure} after`} className={place}>
            {after ? formatCount(after[measure]) : <Absent m={m} />}
          </td>,
          <td
            key={`${measure} change`}
            className={classNames(place, css.last, !change ? css.none : isWorse ? css.worse : css.changed)}
          >
            {change ? signedCount(change) : '–'}
            {shade ? <VisuallyHidden>{`, ${m.unusual}`}</VisuallyHidden> : null}
          </td>,
        ]
      })}
    </>
  )
}

const SHADES: Partial<Record<ComparedMeasure, string>> = css.tone

function Absent({ m }: { m: CompareMessages }): ReactElement {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{m.absent}</VisuallyHidden>
    </>
  )
}
