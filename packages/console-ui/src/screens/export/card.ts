import type { Export } from '@edconsole/console-core'
import { type CardPattern, cardPattern } from '../../patterns/resource-table/index.ts'

/** An export where there is no room for columns. */
export const exportCard: CardPattern<Export> = /* @__PURE__ */ cardPattern({
  title: 'productName',
  titleFirst: true,
  status: 'standing',
  meta: ['destination', 'lastSentAt'],
})
