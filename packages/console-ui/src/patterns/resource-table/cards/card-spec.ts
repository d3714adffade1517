import type { RowBarProps } from '../../../parts/row-bar/row-bar.tsx'

/** A number of a card with the word that says of what; nothing where its column writes nothing or 0. */
export type CardFigure = {
  /** Field of the column that writes the number. */
  readonly field: string
  /** What is counted, one and many: `['row', 'rows']`. */
  readonly noun: readonly [one: string, many: string]
  /** Stands out, as rejected rows do. */
  readonly alert?: true
}

/**
 * Which fields of a list make its card (ux 4.5); each is drawn as its column draws it. Small containers then show cards with
 * the list's rows, filters and pages.
 * @example { title: 'batchId', status: 'status', meta: ['startedAt', 'durationMs'], figures: [{ field: 'recordsRead', noun: ['row', 'rows'] }] }
 */
export type CardSpec<Row> = {
  /** Names the card; holds the link, if there is one. */
  readonly title: string
  /** Stands first and largest, unless the title does. */
  readonly status: string
  /** For things that people know by their names: the title stands first and largest, the state at the end. */
  readonly titleFirst?: true
  /** The line below: the first at the start, the others at the end. */
  readonly meta: readonly string[]
  /** The shares of a row, if it has any. */
  readonly bar?: (row: Row) => RowBarProps | null
  readonly figures?: readonly CardFigure[]
  /** Why there is nothing to count; it stands in place of bar and figures. */
  readonly problem?: (row: Row) => string | null
}

/** @deprecated `CardSpec` is what `ResourceTable`'s `card` takes. */
export type CardPattern<Row> = CardSpec<Row>

/** @deprecated Hand the `CardSpec` to `ResourceTable` as it is. */
export function cardPattern<Row>(spec: CardSpec<Row>): CardSpec<Row> {
  return spec
}
