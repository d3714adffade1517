import {
  Fragment,
  type MemoExoticComponent,
  memo,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useMemo,
} from 'react'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import type { RowWindow } from '../../../patterns/resource-table/row-window.ts'
import { RowWindowing } from '../../../patterns/resource-table/row-windowing.tsx'
import { SpacerRow } from '../../../patterns/resource-table/rows.tsx'
import * as grid from '../../../patterns/resource-table/table-grid.css.ts'
import { classNames } from '../../../styles/class-names.ts'
import { growingSizes } from '../../../styles/tokens/sizes.ts'
import { groupsOf } from './column-groups.ts'
import { ColumnRow, type ColumnRowProps } from './column-row.tsx'
import type { EditorRow } from './editor-rows.ts'
import * as css from './mapping-editor.css.ts'
import type { RowFocus } from './use-row-focus.ts'

/** Above so many columns, which no component of the product has, only the rows in view are drawn. */
const DRAWN_WHOLE = 100

export type ColumnTableProps = Omit<
  ColumnRowProps,
  'row' | 'index' | 'measure' | 'isOpen' | 'isStop' | 'proposed'
> & {
  /** What scrolls. */
  region: RefObject<HTMLDivElement | null>
  /** Required ones first. */
  rows: readonly EditorRow[]
  focus: RowFocus
  open: string | null
  /** The column that the focus was in last: Tab comes back to its row, else to the first. */
  stop: string | undefined
  proposals: ReadonlyMap<string, string>
}

/** The database columns with what fills them; required ones first. */
export const ColumnTable: MemoExoticComponent<(props: ColumnTableProps) => ReactElement> = memo(
  function ColumnTable({
    region,
    rows,
    open,
    stop,
    focus,
    proposals,
    ...shared
  }: ColumnTableProps): ReactElement {
    const { table } = shared.m
    const tabbed = (rows.find(({ definition }) => definition.columnName === stop) ?? rows[0])?.definition
    const keys = useMemo(() => rows.map(({ definition }) => definition.columnName), [rows])
    const heads = [
      { title: table.column, className: css.nameColumn, priority: undefined },
      { title: table.type, className: css.typeColumn, priority: 3 },
      { title: undefined, className: css.arrowColumn, priority: 3 },
      { title: table.source, className: css.sourceColumn, priority: undefined },
      { title: table.sample, className: css.sampleColumn, priority: 2 },
      { title: table.translated, className: css.ratioColumn, priority: 2 },
    ] as const
    const span = heads.length + 1
    return (
      <table
        className={classNames(grid.table, css.table)}
        aria-label={table.label}
        aria-rowcount={rows.length > DRAWN_WHOLE ? rows.length + 1 : undefined}
      >
        <colgroup>
          {heads.map(({ className }) => (
            <col key={className} className={className} />
          ))}
          <col className={css.stateColumn} />
        </colgroup>
        <thead>
          <tr>
            {heads.map(({ title, className, priority }) =>
              title === undefined ? (
                <td key={className} className={classNames(grid.headerCell, grid.cellPriority[3])} />
              ) : (
                <th
                  key={className}
                  scope="col"
                  className={classNames(grid.headerCell, priority && grid.cellPriority[priority])}
                >
                  {title}
                </th>
              ),
            )}
            <th scope="col" className={classNames(grid.headerCell, grid.end)}>
              <VisuallyHidden>{table.state}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <RowWindowing keys={keys} region={region} rowHeight={growingSizes.row} drawAllUpTo={DRAWN_WHOLE}>
          {({ drawn, after, measure, reveal }) => {
            const groups = groupsOf(rows, drawn)
            return (
              <>
                <Drawn by={drawn} reveal={reveal} focus={focus} />
                {groups.map(({ isRequired, count, lines }, at) => (
                  <tbody key={isRequired ? 'required' : 'optional'}>
                    <tr>
                      <th scope="rowgroup" colSpan={span} className={classNames(grid.cell, css.group)}>
                        {isRequired ? table.required : table.optional}
                        <span className={css.groupCount}>{count}</span>
                      </th>
                    </tr>
                    {lines.map(({ row, index, gap }) => (
                      <Fragment key={row.definition.columnName}>
                        {gap > 0 && <SpacerRow height={gap} span={span} />}
                        <ColumnRow
                          {...shared}
                          row={row}
                          index={index}
                          measure={measure}
                          isOpen={row.definition.columnName === open}
                          isStop={row.definition === tabbed}
                          proposed={proposals.get(row.definition.columnName)}
                        />
                      </Fragment>
                    ))}
                    {at === groups.length - 1 && after > 0 && <SpacerRow height={after} span={span} />}
                  </tbody>
                ))}
              </>
            )
          }}
        </RowWindowing>
      </table>
    )
  },
)

type DrawnProps = { by: RowWindow['drawn']; reveal: RowWindow['reveal']; focus: RowFocus }

/** Lets the focus come to a row that had to be drawn for it; draws nothing. */
function Drawn({ by, reveal, focus }: DrawnProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are drawn
  useLayoutEffect(() => focus.drawn(reveal), [by, reveal, focus])
  return null
}
