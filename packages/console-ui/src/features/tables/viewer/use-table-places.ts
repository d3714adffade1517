import { componentTitle, placeOf, type Query, useNavigator } from '@edconsole/console-core'
import { useMemo } from 'react'
import { linkToPlace, type PlaceLinkAttributes } from '../../../patterns/place-link/link-to-place.ts'
import type { TableViewerMessages } from './messages.ts'
import type { TableId } from './table-field.ts'
import { TABLE_GROUPS, TABLES } from './tables.ts'

export type TableLink = PlaceLinkAttributes & {
  readonly id: TableId
  /** As the rail calls it: "Sections", though its page is titled "Report Card". */
  readonly name: string
  readonly component: string
  go(): void
}

export type TableGroup = { readonly title: string; readonly tables: readonly TableLink[] }

/** The tables that the host can show, in their groups; a group without any is left out. */
export function useTablePlaces(
  districtId: string,
  { year }: { year?: string },
  titles: TableViewerMessages['groups'],
): readonly TableGroup[] {
  const navigator = useNavigator()
  return useMemo(() => {
    const query: Query = year === undefined ? {} : { year }
    const link = (id: TableId): TableLink => {
      const to = placeOf(id, { districtId }, { query })
      const { component } = TABLES[id]
      return {
        ...linkToPlace(navigator, to),
        id,
        name: componentTitle(component),
        component,
        go: () => navigator.go(to),
      }
    }
    return TABLE_GROUPS.map(({ group, tables }) => ({
      title: titles[group],
      tables: tables.map(link).filter(({ href }) => href !== undefined),
    })).filter(({ tables }) => tables.length > 0)
  }, [navigator, districtId, year, titles])
}

/** Whether there is any table to go to beside the one on show. */
export const hasOthers = (groups: readonly TableGroup[]): boolean =>
  groups.flatMap(({ tables }) => tables).length > 1
