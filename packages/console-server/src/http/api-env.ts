import type { OperationId } from '@edconsole/console-core/contract'
import type { Connection } from './connection.ts'

/** What the parts that handle one request tell one another about it. */
export type ApiEnv = {
  Variables: {
    /** Who sent it, and where to. */
    connection: Connection
    /** Absent where the address is none of the contract's. */
    operationId?: OperationId
    /** Absent where nobody is signed in. */
    userId?: number
    /** Whether a browser shows the answer by itself, failures included. */
    isPage?: true
    /** What may be asked of the address, where it is one of ours. */
    allow?: ReadonlySet<string>
  }
}
