import type { SnackbarMessage } from '../runtime/snackbar-message.ts'
import { codeOf, messagesOf } from './failure-facts.ts'
import { isRecord } from './is-record.ts'

/** Why one item of a call was left as it was ([S8]). */
export type ItemFailure = {
  /** Null when the server gave none. */
  readonly code: number | null
  readonly message: string
  /** Which item; absent when the server did not say. */
  readonly id?: number | string
}

/** The errors of an answer per item, whatever their shape (R17). */
export const itemFailuresOf = (errors: unknown): ItemFailure[] => {
  const given: readonly unknown[] = Array.isArray(errors) ? errors : [errors]
  return given.flatMap((error): ItemFailure[] => {
    const messages = messagesOf(error)
    const id = isRecord(error) ? error.id : undefined
    return messages.length === 0
      ? []
      : [
          {
            code: codeOf(error) ?? null,
            message: messages.join(', '),
            ...((typeof id === 'number' || typeof id === 'string') && { id }),
          },
        ]
  })
}

/** The one snackbar about all of them: `Error returned. 409 In use, Error returned. 404 Unknown product` ([S8]). */
export const describeItemFailures = (failures: readonly ItemFailure[]): SnackbarMessage => ({
  title: 'Error',
  message: failures
    .map(({ code, message }) => `Error returned. ${code === null ? '' : `${code} `}${message}`)
    .join(', '),
  color: 'error',
  iconColor: 'error',
})
