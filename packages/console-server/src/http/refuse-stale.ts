import { formatDateTimeWithZone, type Operation } from '@edconsole/console-core/contract'
import { ApiError } from './api-error.ts'
import type { Call, Version } from './handler.ts'

/**
 * Splits the version off a body, leaving the changes.
 * @throws ApiError 428 if a PATCH has none: it could overwrite changes its caller has never seen
 */
export const takeVersion = (
  { method, version: field }: Operation,
  body: unknown,
): { version?: Version; body: unknown } => {
  if (field === undefined || typeof body !== 'object' || body === null) return { body }
  // The schema has checked the field.
  const { [field]: version, ...changes } = body as Record<string, Version | undefined>
  if (version !== undefined) return { version, body: changes }
  if (method === 'PATCH')
    throw new ApiError(
      428,
      `'${field}' is required: send it as you read it, so newer changes aren't overwritten.`,
      field,
    )
  return { body: changes }
}

type Stored = {
  readonly updatedAt?: string | null
  /** Absent for rows from the SIS, which imports also change. */
  readonly updatedBy?: string | null
  readonly dateLastModified?: string
  readonly version?: string | number | null
}

/**
 * Refuses to change a record that has changed since the caller read it. The row must be locked, so that nothing happens
 * between comparison and change.
 * @param what `this district`
 * @throws ApiError 409, with who changed it and when
 */
export const refuseStale = (
  { operation, version, timeZone }: Pick<Call, 'operation' | 'version' | 'timeZone'>,
  stored: Stored,
  what: string,
): void => {
  const { version: field } = operation
  if (field === undefined || version === undefined || isSame(version, stored[field] ?? null)) return
  const { updatedBy, updatedAt = stored.dateLastModified } = stored
  const who = updatedBy === undefined ? 'Someone else or an import' : (updatedBy ?? 'Someone else')
  const when = updatedAt ? ` on ${formatDateTimeWithZone(updatedAt, timeZone)}` : ''
  throw new ApiError(409, `${who} changed ${what}${when} after you opened it.`)
}

const isSame = (read: Version, stored: Version): boolean =>
  typeof read === 'string' && typeof stored === 'string'
    ? Date.parse(read) === Date.parse(stored)
    : read === stored
