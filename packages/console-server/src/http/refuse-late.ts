import { formatDateTime } from '@edconsole/console-core/contract'
import { ApiError } from './api-error.ts'

type Stored = { readonly updatedAt: string | Date | null; readonly updatedBy: string | null }

/**
 * Refuses a change of a record that somebody else has saved since the caller read it.
 * @param read when what the caller read was saved; undefined: the caller does not say, and nothing is compared
 * @param what `this district`
 * @throws ApiError 409, with who saved it and when
 */
export const refuseLate = (
  read: string | null | undefined,
  { updatedAt, updatedBy }: Stored,
  what: string,
): void => {
  if (read === undefined || sameMoment(read, updatedAt)) return
  const who = updatedBy ?? 'Somebody else'
  throw new ApiError(409, `${who} saved ${what} on ${formatDateTime(updatedAt)} (ET), while you edited it.`)
}

const sameMoment = (read: string | null, last: string | Date | null): boolean =>
  read === null || last === null ? read === last : new Date(read).getTime() === new Date(last).getTime()
