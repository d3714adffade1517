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

/** An answer about several items: what was done, and for each item that was not, why ([S8]). */
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

/** The answer of a connection test that found a fault: errors and no data, with a status of success (R34). */
export class FailedTest {
  readonly fault: ConnectionFault

  constructor(fault: ConnectionFault) {
    this.fault = fault
  }

  toAnswer(): { errors: ConnectionFault[] } {
    return { errors: [this.fault] }
  }
}

/** What a caller read of the record that a call changes: a moment, or how often it was changed. Null: it was never changed. */
export type Version = string | number | null

/** What every handler gets. */
export type Call<Body = unknown> = ServerContext & {
  readonly operation: Operation
  /** Nobody on a public call without a session. */
  readonly caller: Caller | null
  /** The district's code; already checked to be one of the caller's. Empty when the call takes none. */
  readonly lea: string
  /** The client that X-Ied-Client-Id names; already checked to be one of the caller's. 0 when the call takes none (R19). */
  readonly clientId: number
  readonly params: Readonly<Record<string, string>>
  /** The address's query, in nested keys. */
  readonly query: Readonly<Record<string, unknown>>
  /** Checked by its schema, without the version. */
  readonly body: Body
  /** The version that the caller read of what a change is made to; `refuseStale` compares it with what is stored. */
  readonly version?: Version | undefined
  readonly http: Context<ApiEnv>
  /** Of the district, from before anything else was asked. */
  readonly rowCounts: readonly RowCount[]
}

type Answer<Id extends OperationId> =
  IsList<Id> extends true
    ? ListPage<OutputOf<Id> extends readonly (infer Row)[] ? Row : never>
    : OutputOf<Id> | PerItem<OutputOf<Id>> | FailedTest

/** Answers one call. Lists answer with a page, everything else with its data. */
export type Handler<Id extends OperationId> = (
  call: Call<IsList<Id> extends true ? undefined : InputOf<Id>>,
) => Promise<Answer<Id>>

export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
