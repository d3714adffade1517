import type { AuthProvider } from '../lists/auth-providers.ts'

export type AccountSyncAction =
  | 'create'
  | 'update'
  | 'enable'
  | 'disable'
  | 'lock'
  | 'unlock'
  | 'link'
  | 'unlink'
  | 'delete'
  | 'skip'

/** One field before and after. Passwords and other secrets are never among them. */
export type AccountFieldChange = { field: string; from: string | null; to: string | null }

/** One change of one account: `GET /account-sync-logs` ([S3]). Lines are added, never changed. */
export type AccountSyncLog = {
  /** ISO 8601; no two lines of a district share one, so it is the row's key. */
  timestamp: string
  lea: string
  action: AccountSyncAction
  result: 'success' | 'warning' | 'failure'
  accountId: number | null
  username: string | null
  staffId: string | null
  authProvider: AuthProvider | null
  /** Where the account was changed, when that was a product or an instance. */
  productId: number | null
  instanceId: number | null
  changes: AccountFieldChange[]
  message: string | null
  errorCode: string | null
  /** The import that caused it. */
  batchId: number | null
  /** The user who did it; null for an import or too many wrong passwords. */
  triggeredBy: string | null
}
