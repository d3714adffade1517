import { countOf, formatCount } from '@edconsole/console-core'

/** `1 row`, `2 rows` */
export const rowsText = (count: number): string => countOf(count, 'row', 'rows')

/** A count of rows, or no text if none were read: a zero would claim that the files were empty. */
export const readCountText = (count: number, { recordsRead }: { readonly recordsRead: number }): string =>
  recordsRead === 0 ? '' : formatCount(count)
