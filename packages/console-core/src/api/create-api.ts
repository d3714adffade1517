import { QueryClient } from '@tanstack/react-query'
import axios, { type AxiosInstance } from 'axios'
import { sessionResource } from '../resources/index.ts'
import type { Operation } from '../resources/operation.ts'
import { createStore, type Store } from '../runtime/create-store.ts'
import { ApiFailure } from './api-failure.ts'
import { type Answer, type CallInput, call } from './call.ts'
import { isOurKey, keyOfDistrict } from './query-key.ts'

export type ApiOptions = {
  /** In front of `/api`; default: same origin. */
  baseUrl?: string
  http?: AxiosInstance
  queryClient?: QueryClient
  /** A call was answered with 401; told once until `renew` (R14). */
  onUnauthorized?: () => void
  /** A call made with `run` failed. Told once per failed request. */
  onFailure?: (failure: ApiFailure) => void
  /** Entries of a list were no rows, and left out. */
  onDropped?: (operation: string, count: number) => void
}

export type Api = {
  /** Makes one call; a failure is only thrown. */
  call<Body, Output>(operation: Operation<Body, Output>, input?: CallInput<Body>): Promise<Answer<Output>>
  /** Makes one call; a failure is also shown, once. An expired session is none (R14). */
  run<Body, Output>(operation: Operation<Body, Output>, input?: CallInput<Body>): Promise<Answer<Output>>
  /** Private unless the host handed one over; passed explicitly to every hook. */
  readonly queryClient: QueryClient
  /** A new session: answers to older requests no longer count as its expiry. */
  renew(): void
  /** Forgets every answer. */
  clear(): void
  /** Forgets the answers that nothing on show was made of, so that they are asked for anew. */
  forgetUnused(): void
  /** Stops what is under way for a district. */
  cancelDistrict(districtId: string): void
  /** IDs of the extensions that this backend turned out not to answer; see `useExtension`. */
  readonly missing: Store<ReadonlySet<string>>
}

/**
 * The calls of one console; a provider makes its own. By itself it serves a host outside of React, on the session that
 * the browser holds.
 * @example const api = createApi({ onFailure: (failure) => report(failure.message) })
 * await api.run(districtsResource.all)
 */
export const createApi = ({ baseUrl = '', http = axios.create(), ...options }: ApiOptions = {}): Api => {
  const queryClient = options.queryClient ?? new QueryClient()
  let session = 0
  let expired = false
  const missing = createStore<ReadonlySet<string>>(new Set())

  const api: Api = {
    queryClient,
    missing,
    async call(operation, input) {
      const startedIn = session
      try {
        return await call(http, baseUrl, operation, input, ({ id }, count) => options.onDropped?.(id, count))
      } catch (error) {
        if (error instanceof ApiFailure && isExpiry(error) && startedIn === session && !expired) {
          expired = true
          options.onUnauthorized?.()
        }
        if (error instanceof ApiFailure && isMissing(error))
          missing.set(new Set([...missing.get(), error.operation.id]))
        throw error
      }
    },
    async run(operation, input) {
      try {
        return await api.call(operation, input)
      } catch (error) {
        if (error instanceof ApiFailure && !isExpiry(error) && !isMissing(error)) options.onFailure?.(error)
        throw error
      }
    },
    renew() {
      session += 1
      expired = false
    },
    clear() {
      // A host's client may hold the host's own answers too.
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

/** The sign-in call's 401 is a wrong name or password (R14). */
const isExpiry = ({ expired, operation }: ApiFailure): boolean =>
  expired && operation.id !== sessionResource.signIn.id

/** Whether a backend doesn't have the extension that was called. Where a path names a record, 404 may be about the record. */
const isMissing = ({ status, operation }: ApiFailure): boolean =>
  operation.extension !== undefined && (status === 501 || (status === 404 && !operation.path.includes('{')))
