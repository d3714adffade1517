import { useCallback } from 'react'
import { useClientScope } from '../provider/client-scope.tsx'
import { useDistrictScope } from '../provider/district-scope.tsx'
import { useRuntime } from '../provider/use-runtime.ts'
import type { Operation } from '../resources/operation.ts'
import type { Api } from './create-api.ts'
import { isOurKey, keyOfDistrict } from './query-key.ts'

/** Refetches what a change affected: its own collection and the named ones, in its own district only. */
export const refreshAfter = (
  { queryClient }: Api,
  operation: Pick<Operation, 'resource'>,
  districtId: string | null,
  others: readonly string[] = [],
): void => {
  // Nearly every change is recorded there.
  const touched = [operation.resource, 'auditLog', ...others]
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      isOurKey(queryKey) &&
      typeof queryKey[4] === 'string' &&
      touched.includes(queryKey[4]) &&
      (districtId === null || queryKey[3] === null || keyOfDistrict(queryKey, districtId)),
  })
}

/**
 * Returns a function that refetches what is on screen of a collection in this district, for refresh buttons; in a
 * `ClientScope` of the collection everywhere, as answers about a client belong to no district.
 * @example const refresh = useRefresh('importLogs')
 */
export const useRefresh = (resource: string): (() => void) => {
  const { api } = useRuntime()
  const isOfClient = useClientScope() !== null
  const scope = useDistrictScope()
  const districtId = isOfClient ? null : (scope?.id ?? null)
  return useCallback(() => refreshAfter(api, { resource }, districtId), [api, resource, districtId])
}
