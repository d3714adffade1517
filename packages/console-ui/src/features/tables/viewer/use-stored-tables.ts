import { type Component, referenceResource, useDistrictScope, useItem } from '@edconsole/console-core'
import { useMemo } from 'react'

/** By component. */
export type StoredTables = ReadonlyMap<
  string,
  Pick<Component, 'storedRows' | 'activeRows' | 'lastImportedAt'>
>

/** What is stored of each table in a school year, and since when; empty where the server does not tell. */
export function useStoredTables(schoolYear: number): StoredTables {
  const lea = useDistrictScope()?.lea
  const { data } = useItem(
    referenceResource.components,
    { query: { lea, schoolYear: String(schoolYear) } },
    { enabled: lea !== undefined, silent: true },
  )
  return useMemo(() => new Map(data?.map((component) => [component.componentName, component])), [data])
}
