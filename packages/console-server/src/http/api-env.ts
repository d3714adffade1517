import type { OperationId } from '@edconsole/console-core/contract'

/** The client of a request, and the address it used to reach the server. */
export type Connection = {
  /** IP address of the client; null if the request didn't come over a connection. */
  readonly address: string | null
  readonly scheme: 'http' | 'https'
  /** Host name, with the port unless it is the default. */
  readonly host: string
  /** False if an unconfigured proxy may have terminated https in front of the server. */
  readonly isSchemeKnown: boolean
}

/** Variables of a request, shared by its middleware. */
export type ApiEnv = {
  Variables: {
    /** Its client and address. */
    connection: Connection
    /** Absent if the address isn't in the contract. */
    operationId?: OperationId
    /** Absent without a session. */
    userId?: number
    /** Set if a browser shows the response directly, failures included. */
    isPage?: true
    /** The methods that the address supports, if it is one of ours. */
    allow?: ReadonlySet<string>
  }
}
