import type { OperationId } from '@edconsole/console-core/contract'

/** What the parts that handle one request tell one another about it. */
export type ApiEnv = {
  Variables: {
    /** Absent where the address is none of the contract's. */
    operationId?: OperationId
    /** Absent where nobody is signed in. */
    userId?: number
    /** What may be asked of the address, where it is one of ours. */
    allow?: ReadonlySet<string>
  }
}
