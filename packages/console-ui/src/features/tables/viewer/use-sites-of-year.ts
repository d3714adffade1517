import { CONSTANTS, type Site, sitesResource, useList } from '@edconsole/console-core'
import { useMemo, useRef } from 'react'

export type SitesOfYear = {
  readonly list: readonly Pick<Site, 'siteCode' | 'siteName' | 'isActive'>[]
  readonly names: ReadonlyMap<string, string>
  /** False until they were looked up. */
  readonly loaded: boolean
  /** They could not be looked up. */
  readonly failed: boolean
  retry(): void
}

const NONE: readonly Site[] = []

/** The sites of a school year, for their names beside their codes; without them the codes stand alone. */
export function useSitesOfYear(schoolYear: number, enabled = true): SitesOfYear {
  const {
    data = NONE,
    errors,
    retry,
  } = useList(
    sitesResource.list,
    { limit: CONSTANTS.limitMax, filter: { schoolYear } },
    { silent: true, within: { schoolYear }, enabled },
  )
  const latest = useRef(retry)
  latest.current = retry
  return useMemo(
    () => ({
      list: data,
      names: new Map(data.map(({ siteCode, siteName }) => [siteCode, siteName])),
      loaded: data !== NONE,
      failed: data === NONE && errors.length > 0,
      retry: () => latest.current(),
    }),
    [data, errors.length],
  )
}
