import { asSentence } from '@edconsole/console-core/contract'
import type { CrossFault } from '@edconsole/console-core/schemas'
import { ApiError } from './api-error.ts'

/** A fault that only the server could find, in the words of those that the body's own schema finds. */
export const fieldError = ({ field, message }: CrossFault): ApiError =>
  new ApiError(400, `'${field}' is not valid: ${asSentence(message)}`, field)
