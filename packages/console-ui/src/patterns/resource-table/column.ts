import type { ReactNode } from 'react'

/** One column of a list, as data. */
export type Column<Row> = {
  /** The field of the row; also the name in saved preferences and in the address. */
  field: string
  title: string
  /** Numbers stand at the end, everything else at the start. */
  align?: 'start' | 'end'
  /** Pixels. Columns without one share what is left. */
  width?: number
  /** Pixels that a column without a width takes at least, instead of 140. All of them get as much as the widest needs. */
  least?: number
  /** Hidden until the reader shows it. */
  hidden?: boolean
  /** 3 leaves first when the table gets too narrow for all, 2 next; 1 always stays. */
  priority?: 1 | 2 | 3
  /** Names the row: always first, always shown, stays in place while scrolling sideways. */
  rowHeader?: true
  /** Stands beside the row header while the rest scrolls sideways, until the reader unpins it. */
  pinned?: boolean
  /** The value as text: what is shown, unless `cell` draws it, and the tooltip. */
  text(row: Row): string
  /** The field that the list is ordered by, where that is not `field`. */
  sortBy?: string
  /** The fields that it is made of, where that is not `field`. */
  from?: readonly string[]
  /** What a file and a copied cell hold of it. Default: the text, which hides what the column hides; see `rawColumns`. */
  value?(row: Row): string | number | boolean | null
  /** `value` is what the server gave, instants in UTC: the heading in a file says so in place of the console's time zone. */
  isRaw?: true
  /** Personal data is hidden behind a mask, which the button of a file says. */
  isMasked?: boolean
  /** What a raw number counts, for the heading in a file: `ms`. */
  unit?: string
  /**
   * How the value is drawn; its text when absent. The next page is drawn in the cells of the last one: a component that
   * keeps state of its own needs the row's key as its `key`.
   */
  cell?(row: Row): ReactNode
  mono?: boolean
  /**
   * What it shows always fits the width that it was given here, as numbers and dates do: its cells need no box to cut it,
   * of which the browser would keep one for each.
   */
  fits?: true
}
