import type { Api } from '../api/create-api.ts'
import { useRuntime } from './use-runtime.ts'

/**
 * The calls of the console around, for what `useList`, `useItem` and `useSave` do not cover: one after the other, or in
 * answer to something that is no screen. `run` shows a failure, `call` only throws it. Neither adds a district: hand
 * over its `lea`.
 * @example const { data } = await useApi().run(exportsResource.list, { lea: '4107320', query: { limit: 25 } })
 */
export const useApi = (): Api => useRuntime().api
