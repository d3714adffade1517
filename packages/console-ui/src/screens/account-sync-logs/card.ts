import type { AccountSyncLog } from '@edconsole/console-core'
import { type CardPattern, cardPattern } from '../../patterns/resource-table/cards/card-pattern.ts'

/** A line where there is no room for columns. */
export const lineCard: CardPattern<AccountSyncLog> = cardPattern({
  title: 'timestamp',
  status: 'result',
  meta: ['action', 'username', 'changes'],
  problem: ({ result, message }) => (result === 'success' ? null : message),
})
