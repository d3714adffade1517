import { type ReactElement, type ReactNode, useId } from 'react'
import { IconButton } from '../../../parts/icon-button/icon-button.tsx'
import { CollapseIcon, ExpandIcon } from '../../../parts/icons/icons.ts'
import { isolated } from '../../../parts/isolated/isolated.tsx'
import { Menu } from '../../../parts/menu/menu.tsx'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { RowBar } from '../../../parts/row-bar/row-bar.tsx'
import { classNames } from '../../../styles/class-names.ts'
import type { Column } from '../column.ts'
import type { TableMessages } from '../messages.ts'
import type { ResourceTableProps } from '../resource-table-props.ts'
import * as css from './card-list.css.ts'
import type { CardSpec } from './card-spec.ts'

export type CardProps<Row extends object> = {
  row: Row
  spec: CardSpec<Row>
  columns: readonly Column<Row>[]
  props: Pick<ResourceTableProps<Row>, 'expand' | 'note' | 'rowMenu' | 'onRowOpen'>
  m: TableMessages
  isOpen: boolean
  /** The panel of the row is open. */
  isPanelOpen: boolean
  isSelected: boolean
  /** The box that selects the row; nothing where rows can't be selected. */
  pick: (name: string) => ReactNode
  onToggle: () => void
}

/** One row as a card. A tap anywhere follows its link; menu and chevron are controls of their own. */
export function Card<Row extends object>(given: CardProps<Row>): ReactElement {
  const { row, spec, columns, props, m, isOpen, onToggle } = given
  const id = useId()
  const columnOf = (wanted: string) => columns.find(({ field }) => field === wanted)
  const [first, last] = spec.titleFirst ? [spec.title, spec.status] : [spec.status, spec.title]
  const name = columnOf(spec.title)?.text(row) ?? ''
  const { expand, note, rowMenu, onRowOpen } = props
  const menu = rowMenu?.(row) ?? []
  const below = note?.(row)
  return (
    <li className={css.item}>
      <article aria-labelledby={spec.titleFirst ? `${id}s ${id}t` : `${id}t ${id}s`}>
        <div className={classNames(css.face, (given.isPanelOpen || given.isSelected) && css.faceOpen)}>
          <div className={css.head}>
            {given.pick(name)}
            <span id={`${id}s`} className={classNames(css.first, spec.titleFirst && css.title)}>
              {contentOf(columnOf(first), row)}
            </span>
            <span id={`${id}t`} className={classNames(css.last, !spec.titleFirst && css.title)}>
              {contentOf(columnOf(last), row)}
            </span>
            <span className={css.controls}>
              {menu.length > 0 && <Menu label={`${m.rowActions} ${name}`} items={menu} />}
              {expand ? (
                <IconButton
                  size="sm"
                  label={`${isOpen ? m.hideMore : m.showMore} ${name}`}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}m` : undefined}
                  icon={isOpen ? <CollapseIcon /> : <ExpandIcon />}
                  onClick={onToggle}
                />
              ) : (
                onRowOpen && (
                  <IconButton
                    size="sm"
                    label={`${m.openRow} ${name}`}
                    aria-expanded={given.isPanelOpen}
                    icon={<ExpandIcon />}
                    onClick={() => onRowOpen(row)}
                  />
                )
              )}
            </span>
          </div>
          <div className={css.meta}>
            {spec.meta.map((field) => (
              <span key={field}>{contentOf(columnOf(field), row)}</span>
            ))}
          </div>
          <CardCounts row={row} spec={spec} columnOf={columnOf} />
        </div>
        {below && <div className={css.more}>{below}</div>}
        {expand && isOpen && (
          <div id={`${id}m`} className={css.more}>
            {expand(row)}
          </div>
        )}
      </article>
    </li>
  )
}

function contentOf<Row>(column: Column<Row> | undefined, row: Row): ReactNode {
  if (column?.cell) return column.cell(row)
  return column?.text(row) ? isolated(column.text(row)) : <NoValue />
}

type CardCountsProps<Row> = {
  row: Row
  spec: CardSpec<Row>
  columnOf: (field: string) => Column<Row> | undefined
}

/** What there is to count: the bar and its figures; or why there is nothing. */
function CardCounts<Row>({ row, spec, columnOf }: CardCountsProps<Row>): ReactElement | null {
  const problem = spec.problem?.(row)
  if (problem) return <p className={css.problem}>{problem}</p>
  const bar = spec.bar?.(row)
  const figures = (spec.figures ?? []).flatMap(({ field, noun: [one, many], alert }) => {
    const text = columnOf(field)?.text(row) ?? ''
    return text === '' || text === '0' ? [] : [{ field, alert, text: `${text} ${text === '1' ? one : many}` }]
  })
  if (!bar && figures.length === 0) return null
  return (
    <div className={css.counts}>
      {bar && <RowBar {...bar} />}
      {figures.map(({ field, alert, text }) => (
        <span key={field} className={classNames(css.figure, alert && css.alert)}>
          {text}
        </span>
      ))}
    </div>
  )
}
