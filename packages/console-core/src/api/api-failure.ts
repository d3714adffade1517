import type { Operation } from '../resources/operation.ts'

/** What a failure text may name beside the reason. */
export type FailureContext = { lea?: string; id?: string }

type Facts = {
  code: number | null
  message: string
  operation: Operation
  context?: FailureContext | undefined
}

/** Why a call failed ([S8], R21). The only thing that a call is ever rejected with. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** The server's code, else the HTTP status; null when there was no answer at all. */
  readonly code: number | null
  readonly operation: Operation
  readonly context: FailureContext

  constructor({ code, message, operation, context = {} }: Facts) {
    super(message)
    this.code = code
    this.operation = operation
    this.context = context
  }
}
