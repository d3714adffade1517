import {
  type Component,
  type ItemState,
  referenceResource,
  useDataYear,
  useDistrictScope,
  useItem,
} from '@edconsole/console-core'

/** What the district has stored of each component in the year of its data, in load order. */
export function useStored(pollMs: number | false): ItemState<readonly Component[]> {
  const lea = useDistrictScope()?.lea
  const year = useDataYear()
  const { data, ...state } = useItem(
    referenceResource.components,
    { query: { lea, schoolYear: year === undefined ? undefined : String(year) } },
    { enabled: lea !== undefined && year !== undefined, pollMs },
  )
  return { ...state, data: data?.filter(({ isActive }) => isActive) }
}

/** Whether nothing was stored in the year: no rows, and no import that ended well. */
export const isNothingStored = (components: readonly Component[]): boolean =>
  components.every(({ storedRows = 0, lastImportedAt = null }) => storedRows === 0 && lastImportedAt === null)
