import { countOf } from '@edconsole/console-core'

/** `1 row`, `2 rows` */
export const rowsText = (count: number): string => countOf(count, 'row', 'rows')
