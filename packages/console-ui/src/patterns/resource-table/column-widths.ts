import type { ColumnSizingState } from '@tanstack/react-table'
import type { CSSProperties } from 'react'
import type { Column } from './column.ts'
import { declaredOf, type ListHeader } from './list-table.ts'
import { boxesWidth, columnWidth, widthAll, widthMedium, widthSmall } from './table-grid.css.ts'

/** What a table has beside the columns of its list. */
export type TableExtras = { boxes: boolean; menu: boolean; chevrons: boolean }

/** What a column without a width takes at least, unless it says so itself. */
const FLEXIBLE = 140
export const MENU_WIDTH = 56
/** Of the boxes of a selection, the table's edge included. */
export const BOX_WIDTH = 48
/** Beside a title: the padding of its cell, and one mark. */
const AROUND_TITLE = 42
/** What the first and the last cell of a row are padded with besides. */
const TABLE_EDGE = 16
const CHEVRON = 24

/**
 * The shown columns with their pins and widths, none too narrow for its title unless the reader made it so.
 * @param isFitted those without room have left already
 */
export function drawnColumns<Row extends object>(
  headers: readonly ListHeader<Row>[],
  given: ColumnSizingState,
  has: TableExtras,
  isFitted = false,
): Column<Row>[] {
  const shown = headers.map(({ column }) => declaredOf(column))
  return headers.map(({ column: own }, index) => {
    const column = declaredOf(own)
    const isGiven = given[own.id] !== undefined
    const least = titleRoom(shown, index, has)
    return {
      ...column,
      pinned: own.getCanPin() && own.getIsPinned() !== false,
      width: isGiven ? own.getSize() : column.width && Math.max(column.width, least),
      // The reader may have made it too narrow.
      fits: isGiven ? undefined : column.fits,
      priority: isFitted ? undefined : column.priority,
    }
  })
}

/**
 * Once every shown column has a width and the reader gave one of them, what is left goes to the last of the others: else
 * the table would share it out among all, and none would be as wide as it was made.
 */
export function takesTheRest<Row>(
  shown: readonly Column<Row>[],
  given: ColumnSizingState,
): string | undefined {
  if (!shown.some(({ field }) => given[field]) || shown.some(({ width }) => !width)) return undefined
  return (shown.findLast(({ field }) => !given[field]) ?? shown.at(-1))?.field
}

/** How narrow the table may get in a wide, a medium and a small container, given which columns leave there until it is measured. */
export function leastWidths<Row>(columns: readonly Column<Row>[], has: TableExtras): CSSProperties {
  const flexible = flexibleWidth(columns, has)
  const sum = (stays: (priority: 1 | 2 | 3) => boolean) =>
    sumOf(
      columns.filter((column) => stays(column.priority ?? 1)),
      flexible,
      has,
    )
  return {
    [nameOf(widthAll)]: rem(sum(() => true)),
    [nameOf(widthMedium)]: rem(sum((priority) => priority < 3)),
    [nameOf(widthSmall)]: rem(sum((priority) => priority === 1)),
    ...(has.boxes && { [nameOf(boxesWidth)]: rem(BOX_WIDTH) }),
  }
}

/**
 * Which columns leave so that the others need no scrolling sideways: as many as it takes, those of priority 3 before those of
 * priority 2, and of the same the last one first.
 * @param room pixels of a text size of 16
 * @param sorted the list is in the order of this column, which has to be seen
 */
export function fieldsWithoutRoom<Row>(
  columns: readonly Column<Row>[],
  has: TableExtras,
  room: number,
  sorted: string | undefined,
): readonly string[] {
  const flexible = flexibleWidth(columns, has)
  const mayLeave = columns.filter(({ field, pinned }) => field !== sorted && !pinned)
  const leaving = ([3, 2] as const).flatMap((wanted) =>
    mayLeave.filter(({ priority }) => priority === wanted).toReversed(),
  )
  const left: string[] = []
  for (const { field } of leaving) {
    const others = columns.filter((column) => !left.includes(column.field))
    if (sumOf(others, flexible, has) <= room) break
    left.push(field)
  }
  return left
}

/** They share what is left in equal parts: each gets what the longest title needs. */
function flexibleWidth<Row>(columns: readonly Column<Row>[], has: TableExtras): number {
  const rooms = columns.flatMap(({ width, least = FLEXIBLE }, index) =>
    width === undefined ? Math.max(least, titleRoom(columns, index, has)) : [],
  )
  return Math.max(0, ...rooms)
}

function sumOf<Row>(columns: readonly Column<Row>[], flexible: number, has: TableExtras): number {
  const extra = (has.boxes ? BOX_WIDTH : 0) + (has.menu ? MENU_WIDTH : 0)
  return columns.reduce((width, column) => width + (column.width ?? flexible), extra)
}

/** The width that a column asks for. */
export function widthOf(px: number): CSSProperties {
  return { [nameOf(columnWidth)]: rem(px) }
}

function titleRoom(columns: readonly Column<never>[], index: number, has: TableExtras): number {
  const isFirst = index === 0
  const isLast = index === columns.length - 1
  const edges = (isFirst && !has.boxes ? TABLE_EDGE : 0) + (isLast && !has.menu ? TABLE_EDGE : 0)
  const title = columns[index]?.title ?? ''
  return titleWidth(title) + AROUND_TITLE + edges + (isFirst && has.chevrons ? CHEVRON : 0)
}

/** Pixels that a title takes, broken into two lines where it has several words. */
function titleWidth(title: string): number {
  const words = title.split(' ')
  const breaks = words.map((_, index) => {
    const lines = [words.slice(0, index).join(' '), words.slice(index).join(' ')]
    return Math.max(...lines.map(lineWidth))
  })
  return Math.min(...breaks)
}

/** Rather too many pixels than too few: a table is laid out before a text can be measured. */
function lineWidth(text: string): number {
  return [...text].reduce((width, letter) => width + letterWidth(letter), 2)
}

function letterWidth(letter: string): number {
  return letter > '\u2e80' ? 12 : (WIDTHS.get(letter) ?? 7)
}

/** Letters of the product's font, by their width in a header. */
const LETTERS: Readonly<Record<number, string>> = {
  3: 'Iijl',
  4: " !'(),.:;[]t|",
  5: '1/fr',
  8: '#$&+034689<=>BKPRSTYZ',
  9: 'ACDGHNOQUVX',
  10: 'w',
  12: 'MWm%@',
}

const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(LETTERS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  ),
)

/** `--name` of `var(--name)`. */
export function nameOf(reference: string): string {
  return reference.slice(4, -1)
}

/** A width that grows with the text. */
function rem(px: number): string {
  return `calc(${px / 16} * var(--ec-rem))`
}
