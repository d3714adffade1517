import { useCallback } from 'react'
import { useDistrictScope } from '../provider/use-district-scope.ts'
import { useRuntime } from '../provider/use-runtime.ts'
import { refreshAfter } from './refresh-after.ts'

/**
 * Asks again for everything on show of a collection, in this district only: what a refresh button does.
 * @example const refresh = useRefresh('importLogs')
 */
export const useRefresh = (resource: string): (() => void) => {
  const { api } = useRuntime()
  const districtId = useDistrictScope()?.id ?? null
  return useCallback(() => refreshAfter(api, { resource }, districtId), [api, resource, districtId])
}
