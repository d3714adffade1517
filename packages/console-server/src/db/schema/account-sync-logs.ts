import type { AccountFieldChange, AccountSyncLog } from '@edconsole/console-core/contract'
import type { ColumnType } from 'kysely'
import type { Json, Optional, Timestamp } from './columns.ts'

/** Append-only: the database refuses to change or remove a line. */
export type AccountSyncLogsTable = {
  lea: string
  /** With `lea` the key. */
  timestamp: Timestamp
  action: AccountSyncLog['action']
  result: AccountSyncLog['result']
  accountId: Optional<number>
  username: Optional<string>
  staffId: Optional<string>
  authProvider: Optional<NonNullable<AccountSyncLog['authProvider']>>
  productId: Optional<number>
  instanceId: Optional<number>
  changes: Json<AccountFieldChange[]>
  message: Optional<string>
  errorCode: Optional<string>
  batchId: Optional<number>
  triggeredBy: Optional<string>
  /** Kept by the database. */
  searchText: ColumnType<string, never, never>
}
