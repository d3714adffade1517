import type { Export } from '@edconsole/console-core'
import type { CardSpec } from '../../patterns/resource-table/index.ts'

/** An export where there is no room for columns. */
export const exportCard: CardSpec<Export> = {
  title: 'productName',
  titleFirst: true,
  status: 'standing',
  meta: ['destination', 'lastSentAt'],
}
