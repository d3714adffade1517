import type { SnackbarMessage } from '../runtime/snackbar-message.ts'
import type { ApiFailure } from './api-failure.ts'

const VERBS = { GET: 'fetching', POST: 'saving', PATCH: 'saving', DELETE: 'deleting' } as const

/** Returns the snackbar of a failed call ([S8], R21): a warning for code 400, an error for everything else. */
export const describeFailure = ({
  code,
  message: reason,
  operation,
  context,
}: ApiFailure): SnackbarMessage => {
  const kind = code === 400 ? 'warning' : 'error'
  const style = { title: code === 400 ? 'Warning' : 'Error', color: kind, iconColor: kind } as const
  // The space before the period is part of the fixed text.
  const sentence = `An error occurred while ${VERBS[operation.method]} ${operation.records} . Reason: ${reason}`
  if (operation.fail === undefined) return { ...style, message: sentence }
  const message = typeof operation.fail === 'string' ? operation.fail : operation.fail({ ...context, reason })
  return { ...style, message, subtext: sentence }
}
