import { CONSTANTS, districtsResource, useDistrict, useList } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { OtherDistrict } from './taken-values.ts'

/** The districts that are there: all by code and name, the first thousand by all their codes. */
export const useOtherDistricts = (): readonly OtherDistrict[] => {
  const { list } = useDistrict()
  // An addition to the form: what nobody could read here the server still refuses.
  const full = useList(districtsResource.list, { limit: CONSTANTS.limitMax }, { silent: true })
  return useMemo(() => [...(full.data ?? []), ...(list ?? [])], [full.data, list])
}
