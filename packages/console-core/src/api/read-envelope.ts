import type { CauseHistory, FacetGroup } from '../entities/envelope.ts'
import { tryAgainIn } from '../formats/format-duration.ts'
import { isRecord } from './is-record.ts'
import {
  codeOf,
  fieldOf,
  type ItemFailure,
  itemFailuresOf,
  messagesOf,
  moreOf,
  stepOf,
} from './item-failures.ts'

/** A parsed response. */
export type Envelope =
  | {
      ok: true
      data: unknown
      totalCount?: number
      limit?: number
      offset?: number
      facets?: Record<string, FacetGroup[]>
      /** The items that weren't changed; only for calls that answer per item ([S8]). */
      errors?: readonly ItemFailure[]
    }
  | {
      ok: false
      code: number
      message: string
      field?: string
      step?: string
      more?: Record<string, unknown>
    }

/**
 * Parses any response (R17): the envelope, a bare list or object, errors as texts or objects, or something that isn't JSON.
 * Never throws. A success status with a non-empty error list is a failure, unless the call answers per item: then part of
 * it succeeded.
 * @param retryAfter the header of that name
 */
export const readEnvelope = (
  status: number,
  text: string,
  { perItem = false, retryAfter }: { perItem?: boolean; retryAfter?: unknown } = {},
): Envelope => {
  const parsed = parse(status, text)
  const failed = status < 200 || status > 299
  if (parsed === UNREADABLE) {
    return failed
      ? { ok: false, code: status, message: plainReason(text) ?? statusReason(status, retryAfter) }
      : { ok: false, code: status, message: UNREADABLE_ANSWER }
  }
  const body = isRecord(parsed) ? parsed : {}
  const extensions = readExtensions(body.extensions)
  const isEnveloped = 'data' in body
  if (perItem && !failed && isEnveloped && messagesOf(body.error).length === 0) {
    const errors = itemFailuresOf(body.errors)
    return { ok: true, data: body.data, ...extensions, ...(errors.length > 0 && { errors }) }
  }
  const code = codeOf(body.error) ?? codeOf(body.errors) ?? status
  const told = [...messagesOf(body.error), ...messagesOf(body.errors)]
  // Only an empty list counts as none (R34).
  const isSilent = told.length === 0 && Array.isArray(body.errors) && body.errors.length > 0
  const reasons = isSilent ? ['Unknown error'] : told
  if (failed || reasons.length > 0) {
    const own = reasons.length === 0 ? messagesOf(body.message) : reasons
    const field = fieldOf(body.error) ?? fieldOf(body.errors)
    const step = stepOf(body.errors)
    return {
      ok: false,
      code,
      message: own.join(', ') || statusReason(status, retryAfter),
      ...(field !== undefined && { field }),
      ...(step !== undefined && { step }),
      ...moreOf(body.error),
    }
  }
  // Errors and extensions alone carry no data; an empty object is an item without fields.
  const keys = isRecord(parsed) ? Object.keys(parsed) : []
  const isBare = keys.length === 0 || keys.some((key) => !ENVELOPE.has(key))
  return { ok: true, data: isEnveloped ? body.data : isBare ? parsed : undefined, ...extensions }
}

/** The reason shown for a response that can't be parsed. */
export const UNREADABLE_ANSWER = "The response couldn't be read"

/** Reads `Retry-After` where it is in seconds; otherwise NaN. */
export const secondsOf = (retryAfter: unknown): number => Number(retryAfter ?? Number.NaN)

const ENVELOPE: ReadonlySet<string> = new Set(['error', 'errors', 'extensions'])
const UNREADABLE = Symbol('unreadable')

/** Undefined for an unexpected empty body; null where the status allows none. */
const parse = (status: number, text: string): unknown => {
  if (text.trim() === '') return status === 204 ? null : undefined
  try {
    return JSON.parse(text)
  } catch {
    return UNREADABLE
  }
}

const plainReason = (text: string): string | undefined => {
  const plain = text.trim()
  return plain && plain.length <= 200 && !plain.startsWith('<') ? plain : undefined
}

/** The reason of a failure whose response gives none. */
const statusReason = (status: number, retryAfter: unknown): string => {
  if (status >= 500) return `The server had a problem (${status}). Try again in a moment.`
  if (status !== 429) return `The server refused the request (${status}).`
  const seconds = secondsOf(retryAfter)
  return `Too many requests in a short time. ${seconds > 0 ? tryAgainIn(seconds) : 'Wait a moment, then try again.'}`
}

const readExtensions = (value: unknown) => {
  const extensions = isRecord(value) ? value : {}
  const totalCount = countOf(extensions.totalCount)
  const limit = countOf(extensions.limit)
  const offset = countOf(extensions.offset)
  const facets = facetsOf(extensions.facets)
  return {
    ...(totalCount !== undefined && { totalCount }),
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
    ...(facets && { facets }),
  }
}

const countOf = (value: unknown): number | undefined => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined
}

const facetsOf = (value: unknown): Record<string, FacetGroup[]> | undefined => {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([field, groups]) => [
      field,
      Array.isArray(groups) ? groups.flatMap(facetGroupOf) : [],
    ]),
  )
}

const facetGroupOf = (group: unknown): FacetGroup[] => {
  const count = isRecord(group) ? countOf(group.count) : undefined
  if (!isRecord(group) || typeof group.value !== 'string' || count === undefined) return []
  const values = Array.isArray(group.values) ? group.values.flatMap(facetGroupOf) : undefined
  const history = historyOf(group.history)
  return [
    {
      value: group.value,
      count,
      ...(values && { values }),
      ...('sample' in group && { sample: group.sample }),
      ...(history && { history }),
    },
  ]
}

const historyOf = (value: unknown): CauseHistory | null =>
  isRecord(value) && typeof value.since === 'string'
    ? {
        since: value.since,
        isBack: value.isBack === true,
        loadedBatchId: countOf(value.loadedBatchId) ?? null,
      }
    : null
