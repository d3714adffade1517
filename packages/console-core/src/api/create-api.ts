import { QueryClient } from '@tanstack/react-query'
import axios, { type AxiosInstance } from 'axios'
import { isOtherContract } from '../contract-version.ts'
import { sessionResource } from '../resources/index.ts'
import type { Operation } from '../resources/operation.ts'
import { createStore, type Store } from '../runtime/create-store.ts'
import { ApiFailure } from './api-failure.ts'
import { type Answer, type CallInput, call, download } from './call.ts'
import { type PageAnswers, pageAnswerStore } from './page-answers.ts'
import { isOurKey, keyOfDistrict } from './query-key.ts'
import { type GetToken, tokenSource } from './token-source.ts'

export type ApiOptions = {
  /** Prefix of `/api`. Default: same origin. */
  baseUrl?: string
  http?: AxiosInstance
  /** Gives the token that each request carries instead of the browser's session. Read at each request. */
  getToken?: GetToken | undefined
  queryClient?: QueryClient
  /** What the page brought along: each answer stands in for the first request of its address. */
  answers?: PageAnswers
  /** Fires on the first 401; `renew` re-arms it (R14). */
  onUnauthorized?: () => void
  /** Fires once per failed request made with `run`. */
  onFailure?: (failure: ApiFailure) => void
  /** Fires once, at the first answer of a backend whose contract has another major version. */
  onOtherContract?: (version: string) => void
  /** Fires when entries of a list weren't rows and were dropped. */
  onDropped?: (operation: string, count: number) => void
}

export type Api = {
  /** Makes a call; a failure is thrown but not shown. */
  call<Body, Output>(operation: Operation<Body, Output>, input?: CallInput<Body>): Promise<Answer<Output>>
  /** Makes a call; a failure is thrown and shown once, unless `isShown` says no. An expired session isn't shown (R14). */
  run<Body, Output>(
    operation: Operation<Body, Output>,
    input?: CallInput<Body>,
    isShown?: (failure: ApiFailure) => boolean,
  ): Promise<Answer<Output>>
  /** Fetches a file by its path below the API's address, with the host's token; a failure is thrown and shown once. */
  download<Body, Output>(operation: Operation<Body, Output>, path: string): Promise<Blob>
  /** Private unless the host passed its own; handed explicitly to every hook. */
  readonly queryClient: QueryClient
  /** Starts a new session: responses to older requests no longer expire it. */
  renew(): void
  /** Clears the cache. */
  clear(): void
  /** Drops cached responses that nothing on screen uses, so they are fetched again. */
  forgetUnused(): void
  /** Cancels a district's pending requests. */
  cancelDistrict(districtId: string): void
  /** IDs of the extensions that this backend turned out not to answer; see `useExtension`. */
  readonly missing: Store<ReadonlySet<string>>
}

/**
 * Creates the API client of a console; a provider creates its own. Used alone, it serves a host outside React with the
 * browser's session.
 * @example const api = createApi({ onFailure: (failure) => report(failure.message) })
 * await api.run(districtsResource.all)
 */
export const createApi = (options: ApiOptions = {}): Api => {
  const { baseUrl = '', http = axios.create() } = options
  const queryClient = options.queryClient ?? new QueryClient()
  let session = 0
  let expired = false
  const missing = createStore<ReadonlySet<string>>(new Set())
  const brought = pageAnswerStore(options.answers)
  const source = tokenSource((asked) => options.getToken?.(asked) ?? '')
  const tokens = () => (options.getToken ? source : undefined)

  let isOtherSaid = false
  const onContract = (version: unknown): void => {
    if (isOtherSaid || !isOtherContract(version)) return
    isOtherSaid = true
    options.onOtherContract?.(version)
  }

  /** Notices what a failure says of the session and of the backend. */
  const watched = async <T>(send: () => Promise<T>): Promise<T> => {
    const startedIn = session
    try {
      return await send()
    } catch (error) {
      if (error instanceof ApiFailure && isExpiry(error) && startedIn === session && !expired) {
        expired = true
        options.onUnauthorized?.()
      }
      if (error instanceof ApiFailure && isMissing(error))
        missing.set(new Set([...missing.get(), error.operation.id]))
      throw error
    }
  }

  const api: Api = {
    queryClient,
    missing,
    call: (operation, input) =>
      watched(() =>
        call(http, baseUrl, operation, input, {
          onDropped: (id, count) => options.onDropped?.(id, count),
          onContract,
          brought,
          tokens: tokens(),
        }),
      ),
    async download(operation, path) {
      try {
        return await watched(() => download(http, baseUrl, operation, path, tokens()))
      } catch (error) {
        if (error instanceof ApiFailure && !isExpiry(error)) options.onFailure?.(error)
        throw error
      }
    },
    async run(operation, input, isShown = () => true) {
      try {
        return await api.call(operation, input)
      } catch (error) {
        if (error instanceof ApiFailure && !isExpiry(error) && !isMissing(error) && isShown(error))
          options.onFailure?.(error)
        throw error
      }
    },
    renew() {
      session += 1
      expired = false
    },
    clear() {
      // A host's query client may hold the host's own queries too.
      const ours = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOurKey(queryKey) }
      void queryClient.cancelQueries(ours)
      queryClient.removeQueries(ours)
    },
    forgetUnused() {
      queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isOurKey(queryKey) })
    },
    cancelDistrict(districtId) {
      void queryClient.cancelQueries({ predicate: ({ queryKey }) => keyOfDistrict(queryKey, districtId) })
    },
  }
  return api
}

/** A 401 from the sign-in call means wrong credentials, not expiry (R14). */
const isExpiry = ({ expired, operation }: ApiFailure): boolean =>
  expired && operation.id !== sessionResource.signIn.id

/** Whether a backend doesn't have the extension that was called. Where a path names a record, 404 may be about the record. */
const isMissing = ({ status, operation }: ApiFailure): boolean =>
  operation.extension !== undefined && (status === 501 || (status === 404 && !operation.path.includes('{')))
