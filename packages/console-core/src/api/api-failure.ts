import type { Operation } from '../resources/operation.ts'
import { UNREADABLE_ANSWER } from './read-envelope.ts'

/** What a failure text may name in addition to the reason. */
export type FailureContext = { lea?: string; id?: string }

type Facts = {
  code: number | null
  status?: number | null | undefined
  message: string
  field?: string | undefined
  step?: string | undefined
  more?: Readonly<Record<string, unknown>> | undefined
  operation: Operation
  context?: FailureContext | undefined
}

/** Why a call failed ([S8], R21). Calls reject with nothing else. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** The server's error code, or the HTTP status; null if there was no response. */
  readonly code: number | null
  /** The HTTP status; null if there was no response. */
  readonly status: number | null
  /** The body field at fault, as a dotted key, so that a form can show the message next to it. */
  readonly field: string | undefined
  /** The step at which a connection test failed (R34). */
  readonly step: string | undefined
  /** Whatever else the server sent with the error, as received. */
  readonly more: Readonly<Record<string, unknown>>
  readonly operation: Operation
  readonly context: FailureContext

  constructor({ code, status = null, message, field, step, more = {}, operation, context = {} }: Facts) {
    super(message)
    this.code = code
    this.status = status
    this.field = field
    this.step = step
    this.more = more
    this.operation = operation
    this.context = context
  }

  /** True if the session has ended. Only HTTP status 401 says so, whatever code the body holds (R14). */
  get expired(): boolean {
    return this.status === 401
  }

  /**
   * True if what the call was to change may have changed all the same: nothing came back, the response couldn't be read, or
   * the server failed (5xx).
   */
  get outcomeUnknown(): boolean {
    const status = this.status ?? this.code
    return status === null || status >= 500 || this.message === UNREADABLE_ANSWER
  }
}
