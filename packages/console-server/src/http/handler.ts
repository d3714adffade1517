import type {
  ConnectionFault,
  InputOf,
  IsList,
  ItemAnswer,
  ItemError,
  Operation,
  OperationId,
  OutputOf,
} from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ListPage } from '../db/list-page.ts'
import type { RowCount } from '../db/row-counts.ts'
import type { ServerContext } from '../server-context.ts'
import type { Caller } from '../session/caller.ts'
import type { ApiEnv } from './api-env.ts'

/** The result of a call on several items: what was done, and why each other item wasn't ([S8]). */
export class PerItem<Data> {
  readonly data: Data
  readonly errors: readonly ItemError[]

  constructor(data: Data, errors: readonly ItemError[]) {
    this.data = data
    this.errors = errors
  }

  toAnswer(): ItemAnswer<Data> {
    return { data: this.data, ...(this.errors.length > 0 && { errors: [...this.errors] }) }
  }
}

/** The result of a failed connection test: errors without data, with a success status (R34). */
export class FailedTest {
  readonly fault: ConnectionFault

  constructor(fault: ConnectionFault) {
    this.fault = fault
  }

  toAnswer(): { errors: ConnectionFault[] } {
    return { errors: [this.fault] }
  }
}

/** The version of the record that the caller read: a timestamp or a counter. Null: never changed. */
export type Version = string | number | null

/** The input of every handler. */
export type Call<Body = unknown> = ServerContext & {
  readonly operation: Operation
  /** Null on a public call without a session. */
  readonly caller: Caller | null
  /** The district's code, already checked for access. Empty if the call takes none. */
  readonly lea: string
  /** The client in X-Ied-Client-Id, already checked for access. 0 if the call takes none (R19). */
  readonly clientId: number
  readonly params: Readonly<Record<string, string>>
  /** The query string, as nested keys. */
  readonly query: Readonly<Record<string, unknown>>
  /** Validated by its schema, without the version. */
  readonly body: Body
  /** The version of the record that the caller read; `refuseStale` compares it with the stored one. */
  readonly version?: Version | undefined
  readonly http: Context<ApiEnv>
  /** The district's, read before anything else. */
  readonly rowCounts: readonly RowCount[]
}

type Answer<Id extends OperationId> =
  IsList<Id> extends true
    ? ListPage<OutputOf<Id> extends readonly (infer Row)[] ? Row : never>
    : OutputOf<Id> | PerItem<OutputOf<Id>> | FailedTest

/** Handles a call. Lists return a page, everything else its data. */
export type Handler<Id extends OperationId> = (
  call: Call<IsList<Id> extends true ? undefined : InputOf<Id>>,
) => Promise<Answer<Id>>

export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
