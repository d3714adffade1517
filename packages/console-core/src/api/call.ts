import type { AxiosInstance } from 'axios'
import { CONTRACT_HEADER } from '../contract-version.ts'
import type { FacetGroup } from '../entities/envelope.ts'
import { type Query, stringifyQuery } from '../query/query-string.ts'
import type { Operation } from '../resources/operation.ts'
import { addressOf, pathWith } from './address-of.ts'
import { ApiFailure } from './api-failure.ts'
import { decode } from './decode.ts'
import { isRecord } from './is-record.ts'
import type { ItemFailure } from './item-failures.ts'
import type { PageAnswerStore } from './page-answers.ts'
import { readEnvelope, secondsOf, UNREADABLE_ANSWER } from './read-envelope.ts'
import type { TokenSource } from './token-source.ts'
import { warnOfHtml } from './warn-of-html.ts'

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

type CallOptions = {
  onDropped?: (operation: string, count: number) => void
  /** Gets the version that the backend names in each answer, if it names one. */
  onContract?: ((version: unknown) => void) | undefined
  brought?: PageAnswerStore | undefined
  tokens?: TokenSource | undefined
}

/** What is read of a response. */
type RawAnswer = { status: number; text: string; contract?: unknown; retryAfter?: unknown }

/** Makes one call and reads the response. Rejects only with an ApiFailure or the abort of its own signal. */
export const call = async <Body, Output>(
  http: AxiosInstance,
  baseUrl: string,
  operation: Operation<Body, Output>,
  input: CallInput<Body> = {},
  { onDropped, onContract, brought, tokens }: CallOptions = {},
): Promise<Answer<Output>> => {
  const { status, text, contract, retryAfter } =
    answerBrought(operation, input, brought) ??
    (await afterWait(operation.method, () =>
      withToken(operation, input, tokens, (token) => request(http, baseUrl, operation, input, token)),
    ))
  onContract?.(contract)
  const envelope = readEnvelope(status, text, { perItem: operation.perItem === true, retryAfter })
  if (!envelope.ok) {
    warnOfHtml(`${baseUrl}/api${operation.path}`, status, text)
    throw failureOf(operation, input, status, envelope)
  }
  const { ok: _, data, ...extensions } = envelope
  const decoded = decode(operation, data)
  if (!decoded) throw failureOf(operation, input, status, { code: status, message: UNREADABLE_ANSWER })
  if (decoded.dropped > 0) onDropped?.(operation.id, decoded.dropped)
  return { data: decoded.output, ...extensions }
}

/** What the page brought along instead of a request. Whatever changes something makes the rest of it doubtful. */
const answerBrought = <Body, Output>(
  operation: Operation<Body, Output>,
  input: CallInput<Body>,
  brought: PageAnswerStore | undefined,
): RawAnswer | undefined => {
  if (operation.method !== 'GET') brought?.clear()
  if (operation.method !== 'GET' || operation.lea || operation.clientHeader) return undefined
  const text = brought?.take(addressOf(operation, input))
  return text === undefined ? undefined : { status: 200, text }
}

/** The longest time that somebody who looks at a screen is kept waiting without a word. */
const RETRY_MAX_S = 10

/** Reads once more what was refused as too many requests, after the time that the backend names. */
const afterWait = async (method: Operation['method'], send: () => Promise<RawAnswer>): Promise<RawAnswer> => {
  const answer = await send()
  const seconds = secondsOf(answer.retryAfter)
  if (answer.status !== 429 || method !== 'GET' || !(seconds <= RETRY_MAX_S)) return answer
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return send()
}

/** Sends a request with the host's token, if it gives any: once more with a fresh one where the server refuses it. */
const withToken = async <Body, Output, Response extends { readonly status: number }>(
  operation: Operation<Body, Output>,
  input: CallInput<Body>,
  tokens: TokenSource | undefined,
  send: (token: string | undefined) => Promise<Response>,
): Promise<Response> => {
  if (!tokens) return send(undefined)
  const sendWith = (token: string | undefined) => {
    if (token !== undefined) return send(token)
    throw failureOf(operation, input, 401, { code: 401, message: 'Sign in first.' })
  }
  const response = await sendWith(await tokens.get())
  return response.status === 401 ? sendWith(await tokens.renew()) : response
}

const request = async <Body, Output>(
  http: AxiosInstance,
  baseUrl: string,
  operation: Operation<Body, Output>,
  input: CallInput<Body>,
  token: string | undefined,
): Promise<RawAnswer> => {
  const { clientId, signal } = input
  const lea = leaOf(operation, input)
  try {
    const response = await http.request<unknown>({
      baseURL: `${baseUrl}/api`,
      // A token must not leave for another server.
      allowAbsoluteUrls: false,
      url: pathWith(operation.path, input.params),
      method: operation.method,
      params: { ...(lea !== undefined && { lea }), ...input.query },
      paramsSerializer: { serialize: stringifyQuery },
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
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
    // A host's own client may answer without headers.
    const headers = isRecord(response.headers) ? response.headers : {}
    return {
      status: response.status,
      text: typeof response.data === 'string' ? response.data : asText(response.data),
      contract: headers[CONTRACT_HEADER.toLowerCase()],
      retryAfter: headers['retry-after'],
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw failureOf(operation, input, null, { code: null, message: 'Network Error' })
  }
}

/**
 * Fetches a file, as only a request can that carries a token: a link can't.
 * @param operation names the file where fetching fails
 * @param path below the API's address, as an answer gave it
 */
export const download = async <Body, Output>(
  http: AxiosInstance,
  baseUrl: string,
  operation: Operation<Body, Output>,
  path: string,
  tokens: TokenSource | undefined,
): Promise<Blob> => {
  const send = async (token: string | undefined) => {
    try {
      return await http.request<Blob>({
        baseURL: `${baseUrl}/api`,
        allowAbsoluteUrls: false,
        url: path,
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
        responseType: 'blob',
        validateStatus: () => true,
      })
    } catch {
      throw failureOf(operation, {}, null, { code: null, message: 'Network Error' })
    }
  }
  const { status, data } = await withToken(operation, {}, tokens, send)
  if (status === 200) return data
  const envelope = readEnvelope(status, await data.text(), { perItem: false })
  throw failureOf(
    operation,
    {},
    status,
    envelope.ok ? { code: status, message: UNREADABLE_ANSWER } : envelope,
  )
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
