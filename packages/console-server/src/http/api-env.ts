import type { OperationId } from '@edconsole/console-core/contract'

/** Who sent a request, and under which address they reached the server. */
export type Connection = {
  /** IP address of the caller; null when the request came through no connection. */
  readonly address: string | null
  readonly scheme: 'http' | 'https'
  /** Name and, unless it is the usual one, port. */
  readonly host: string
  /** False when a proxy that nobody named may have ended https in front of the server. */
  readonly isSchemeKnown: boolean
}

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
