import type { FacetGroup } from '../entities/envelope.ts'
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

/** What an answer holds once it is read. */
export type Envelope =
  | {
      ok: true
      data: unknown
      totalCount?: number
      limit?: number
      offset?: number
      facets?: Record<string, FacetGroup[]>
      /** What was left as it was, item by item; only where the call answers so ([S8]). */
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
 * Reads any answer (R17): the envelope, a bare list or object, errors as texts or objects, something that is no JSON.
 * Never throws. A successful status with a non-empty error list is a failure, unless the call answers per item: then it
 * worked, in parts.
 */
export const readEnvelope = (status: number, text: string, { perItem = false } = {}): Envelope => {
  const parsed = parse(status, text)
  const failed = status < 200 || status > 299
  if (parsed === UNREADABLE) {
    return failed
      ? { ok: false, code: status, message: plainReason(text) ?? statusReason(status) }
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
      message: own.join(', ') || statusReason(status),
      ...(field !== undefined && { field }),
      ...(step !== undefined && { step }),
      ...moreOf(body.error),
    }
  }
  // Errors and extensions alone hold no data; an object without fields is an item without any.
  const keys = isRecord(parsed) ? Object.keys(parsed) : []
  const isBare = keys.length === 0 || keys.some((key) => !ENVELOPE.has(key))
  return { ok: true, data: isEnveloped ? body.data : isBare ? parsed : undefined, ...extensions }
}

/** The reason of an answer that is none, as people read it. */
export const UNREADABLE_ANSWER = "The response couldn't be read"

const ENVELOPE: ReadonlySet<string> = new Set(['error', 'errors', 'extensions'])
const UNREADABLE = Symbol('unreadable')

/** Undefined for an empty body, which is no answer; null where there is nothing to answer. */
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

const statusReason = (status: number): string => `The server responded with ${status}`

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
  return [
    {
      value: group.value,
      count,
      ...(values && { values }),
      ...('sample' in group && { sample: group.sample }),
    },
  ]
}
