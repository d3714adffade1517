import { type MemoExoticComponent, memo, type ReactElement } from 'react'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as grid from '../resource-table/table-grid.css.ts'
import { ColumnRow, type ColumnRowProps } from './column-row.tsx'
import type { EditorRow } from './editor-rows.ts'
import * as css from './mapping-editor.css.ts'

export type ColumnTableProps = Omit<ColumnRowProps, 'row' | 'isOpen' | 'isStop' | 'proposed'> & {
  rows: readonly EditorRow[]
  open: string | null
  /** The column that the focus was in last: Tab comes back to its row, else to the first. */
  stop: string | undefined
  proposals: ReadonlyMap<string, string>
}

/** The database columns with what fills them; required ones first. */
export const ColumnTable: MemoExoticComponent<(props: ColumnTableProps) => ReactElement> = memo(
  function ColumnTable({ rows, open, stop, proposals, ...shared }: ColumnTableProps): ReactElement {
    const { table } = shared.m
    const tabbed = (rows.find(({ definition }) => definition.columnName === stop) ?? rows[0])?.definition
    const groups = [
      { title: table.required, rows: rows.filter(({ definition }) => definition.isRequired) },
      { title: table.optional, rows: rows.filter(({ definition }) => !definition.isRequired) },
    ].filter((one) => one.rows.length > 0)
    const heads = [
      { title: table.column, className: css.nameColumn, priority: undefined },
      { title: table.type, className: css.typeColumn, priority: 3 },
      { title: undefined, className: css.arrowColumn, priority: 3 },
      { title: table.source, className: css.sourceColumn, priority: undefined },
      { title: table.sample, className: css.sampleColumn, priority: 2 },
      { title: table.translated, className: css.ratioColumn, priority: 2 },
    ] as const
    return (
      <table className={classNames(grid.table, css.table)} aria-label={table.label}>
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
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" colSpan={heads.length + 1} className={classNames(grid.cell, css.group)}>
                {group.title}
                <span className={css.groupCount}>{group.rows.length}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <ColumnRow
                {...shared}
                key={row.definition.columnName}
                row={row}
                isOpen={row.definition.columnName === open}
                isStop={row.definition === tabbed}
                proposed={proposals.get(row.definition.columnName)}
              />
            ))}
          </tbody>
        ))}
      </table>
    )
  },
)
