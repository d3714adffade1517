import type { Operation } from '../resources/operation.ts'

/** What a failure text may name beside the reason. */
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

/** Why a call failed ([S8], R21). The only thing that a call is ever rejected with. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** The server's code, else the HTTP status; null when there was no answer at all. */
  readonly code: number | null
  /** The HTTP status; null when there was no answer at all. */
  readonly status: number | null
  /** The key of the body that is to be corrected, with dots; so that a form can say it beside the field. */
  readonly field: string | undefined
  /** The step at which a test failed (R34). */
  readonly step: string | undefined
  /** What the server told beyond that, as it came. */
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

  /** The session has ended: nothing but HTTP status 401 says so, whatever code the answer holds (R14). */
  get expired(): boolean {
    return this.status === 401
  }
}
