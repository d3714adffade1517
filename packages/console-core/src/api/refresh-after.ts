import { useCallback } from 'react'
import { useDistrictScope } from '../provider/district-scope.tsx'
import { useRuntime } from '../provider/use-runtime.ts'
import type { Operation } from '../resources/operation.ts'
import type { Api } from './create-api.ts'
import { isOurKey, keyOfDistrict } from './query-key.ts'

/** Asks again for what a change touched: its own collection and the named ones, in its own district only. */
export const refreshAfter = (
  { queryClient }: Api,
  operation: Pick<Operation, 'resource'>,
  districtId: string | null,
  others: readonly string[] = [],
): void => {
  const touched = [operation.resource, ...others]
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      isOurKey(queryKey) &&
      typeof queryKey[4] === 'string' &&
      touched.includes(queryKey[4]) &&
      (districtId === null || queryKey[3] === null || keyOfDistrict(queryKey, districtId)),
  })
}

/**
 * Asks again for everything on show of a collection, in this district only: what a refresh button does.
 * @example const refresh = useRefresh('importLogs')
 */
export const useRefresh = (resource: string): (() => void) => {
  const { api } = useRuntime()
  const districtId = useDistrictScope()?.id ?? null
  return useCallback(() => refreshAfter(api, { resource }, districtId), [api, resource, districtId])
}
