import type { SnackbarMessage } from '../runtime/snackbar-message.ts'
import { isRecord } from './is-record.ts'

/** Why one item of a call wasn't changed ([S8]). */
export type ItemFailure = {
  /** Null if the server sent none. */
  readonly code: number | null
  readonly message: string
  /** The item's ID, if the server named it. */
  readonly id?: number | string
}

/** Reads the per-item errors of a response, whatever their shape (R17). */
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

/** Returns one snackbar for all of them: `Error returned. 409 In use, Error returned. 404 Unknown product` ([S8]). */
export const describeItemFailures = (failures: readonly ItemFailure[]): SnackbarMessage => ({
  title: 'Error',
  message: failures
    .map(({ code, message }) => `Error returned. ${code === null ? '' : `${code} `}${message}`)
    .join(', '),
  color: 'error',
})

/** The code of an error, or of the first of several. */
export const codeOf = (error: unknown): number | undefined => {
  const first = firstOf(error)
  const code = isRecord(first) ? Number(first.code ?? Number.NaN) : Number.NaN
  return Number.isInteger(code) && code > 0 ? code : undefined
}

/** The messages of one or several errors, which may be texts or objects (R17). */
export const messagesOf = (error: unknown): string[] => {
  if (typeof error === 'string') return error.trim() ? [error.trim()] : []
  if (Array.isArray(error)) return error.flatMap(messagesOf)
  if (!isRecord(error)) return []
  const own = messagesOf(error.message)
  return own.length > 0 || Object.keys(error).length === 0 ? own : ['Unknown error']
}

/** The body field that an error, or the first of several, is about. */
export const fieldOf = (error: unknown): string | undefined => {
  const first = firstOf(error)
  const field = isRecord(first) ? first.field : undefined
  return typeof field === 'string' && field !== '' ? field : undefined
}

/** The step at which a connection test failed (R34). */
export const stepOf = (error: unknown): string | undefined => {
  const first = firstOf(error)
  const step = isRecord(first) ? first.step : undefined
  return typeof step === 'string' && step !== '' ? step : undefined
}

/** Whatever else an error holds, as received: some refusals say more (R33). */
export const moreOf = (error: unknown): { more?: Record<string, unknown> } => {
  if (!isRecord(error)) return {}
  const { code: _, message: __, field: ___, ...more } = error
  return Object.keys(more).length > 0 ? { more } : {}
}

const firstOf = (error: unknown): unknown => (Array.isArray(error) ? error[0] : error)
