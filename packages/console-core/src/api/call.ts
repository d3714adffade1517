import type { AxiosInstance } from 'axios'
import type { FacetGroup } from '../entities/envelope.ts'
import { type Query, stringifyQuery } from '../query/query-string.ts'
import type { Operation } from '../resources/operation.ts'
import { addressOf, pathWith } from './address-of.ts'
import { ApiFailure } from './api-failure.ts'
import { decode } from './decode.ts'
import { isRecord } from './is-record.ts'
import type { ItemFailure } from './item-failures.ts'
import type { PageAnswerStore } from './page-answers.ts'
import { readEnvelope, UNREADABLE_ANSWER } from './read-envelope.ts'

/** The input of a call. */
export type CallInput<Body = unknown> = {
  params?: Readonly<Record<string, string | number>>
  query?: Query
  body?: Body
  /** The record being changed, as it was read. Its version is sent if it has one and the operation takes one. */
  record?: object | undefined
  /** The district's code, for calls made on behalf of one (R18). */
  lea?: string | undefined
  /** For X-Ied-Client-Id (R19). */
  clientId?: number | string | null | undefined
  signal?: AbortSignal
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

export type Answer<Output> = {
  data: Output
  totalCount?: number
  limit?: number
  offset?: number
  facets?: Record<string, FacetGroup[]>
  /** The items that weren't changed, if the call answers per item ([S8]). */
  errors?: readonly ItemFailure[]
}

/** Makes one call and reads the response. Rejects only with an ApiFailure or the abort of its own signal. */
export const call = async <Body, Output>(
  http: AxiosInstance,
  baseUrl: string,
  operation: Operation<Body, Output>,
  input: CallInput<Body> = {},
  onDropped?: (operation: Operation<Body, Output>, count: number) => void,
  brought?: PageAnswerStore,
): Promise<Answer<Output>> => {
  const { status, text } =
    answerBrought(operation, input, brought) ?? (await request(http, baseUrl, operation, input))
  const envelope = readEnvelope(status, text, { perItem: operation.perItem === true })
  if (!envelope.ok) throw failureOf(operation, input, status, envelope)
  const { ok: _, data, ...extensions } = envelope
  const decoded = decode(operation, data)
  if (!decoded) throw failureOf(operation, input, status, { code: status, message: UNREADABLE_ANSWER })
  if (decoded.dropped > 0) onDropped?.(operation, decoded.dropped)
  return { data: decoded.output, ...extensions }
}

/** What the page brought along instead of a request. Whatever changes something makes the rest of it doubtful. */
const answerBrought = <Body, Output>(
  operation: Operation<Body, Output>,
  input: CallInput<Body>,
  brought: PageAnswerStore | undefined,
): { status: number; text: string } | undefined => {
  if (operation.method !== 'GET') brought?.clear()
  if (operation.method !== 'GET' || operation.lea || operation.clientHeader) return undefined
  const text = brought?.take(addressOf(operation, input))
  return text === undefined ? undefined : { status: 200, text }
}

const request = async <Body, Output>(
  http: AxiosInstance,
  baseUrl: string,
  operation: Operation<Body, Output>,
  input: CallInput<Body>,
): Promise<{ status: number; text: string }> => {
  const { clientId, signal } = input
  const lea = leaOf(operation, input)
  try {
    const response = await http.request<unknown>({
      baseURL: `${baseUrl}/api`,
      url: pathWith(operation.path, input.params),
      method: operation.method,
      params: { ...(lea !== undefined && { lea }), ...input.query },
      paramsSerializer: { serialize: stringifyQuery },
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(input.body instanceof Blob && { 'Content-Type': 'application/octet-stream' }),
        ...(operation.clientHeader && clientId != null && { 'X-Ied-Client-Id': String(clientId) }),
      },
      ...(input.body !== undefined && { data: versioned(operation, input) }),
      ...(signal && { signal }),
      // Only fetch can outlive the page; a host's own adapter is left alone.
      ...(input.keepalive &&
        typeof http.defaults.adapter !== 'function' && {
          adapter: 'fetch',
          fetchOptions: { keepalive: true },
        }),
      responseType: 'text',
      // `readEnvelope` judges every status.
      validateStatus: () => true,
      transformResponse: [(body: unknown) => body],
      timeout: 60_000,
    })
    return {
      status: response.status,
      text: typeof response.data === 'string' ? response.data : asText(response.data),
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw failureOf(operation, input, null, { code: null, message: 'Network Error' })
  }
}

/** Adds the version of the record being changed. Servers without versions send none, and get none. */
const versioned = <Body, Output>(
  { version }: Operation<Body, Output>,
  { body, record }: CallInput<Body>,
): unknown => {
  if (version === undefined || !isRecord(body) || !isRecord(record)) return body
  return record[version] === undefined || version in body ? body : { ...body, [version]: record[version] }
}

/** The code of the district the call is made for, or of the one its body creates (R18). */
const leaOf = <Body, Output>(
  operation: Operation<Body, Output>,
  { lea, body }: CallInput<Body>,
): string | undefined => {
  if (operation.lea === true) return lea
  const own = operation.lea === 'body' && isRecord(body) ? body.lea : undefined
  return typeof own === 'string' ? own : undefined
}

/** Wraps a failed call with what its text may name. */
const failureOf = <Body, Output>(
  operation: Operation<Body, Output>,
  input: CallInput<Body>,
  status: number | null,
  reason: Pick<ApiFailure, 'code' | 'message'> & {
    field?: string
    step?: string
    more?: Record<string, unknown>
  },
): ApiFailure => {
  const lea = leaOf(operation, input) ?? input.lea
  const id = input.params?.id
  return new ApiFailure({
    ...reason,
    status,
    operation,
    context: { ...(lea !== undefined && { lea }), ...(id !== undefined && { id: String(id) }) },
  })
}

// A host's own client may have parsed the body already.
const asText = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body)) ?? ''
