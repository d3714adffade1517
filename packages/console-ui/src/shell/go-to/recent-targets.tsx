import {
  breadcrumbsOf,
  type DistrictListItem,
  type Place,
  pathOf,
  type RouteId,
} from '@edconsole/console-core'
import { HistoryIcon } from '../../parts/icons/icons.ts'
import type { RecentPage } from './recent-pages.ts'
import { type GoToMessages, type Target, targetKey } from './target.ts'

type Context = {
  pages: readonly RecentPage[]
  here: Place | null
  districts: readonly DistrictListItem[] | undefined
  can: (id: RouteId) => boolean
  m: GoToMessages
}

/** The pages of this visit, without the one on show; they name their district where it is another one. */
export function recentTargets({ pages, here, districts, can, m }: Context): Target[] {
  const path = ({ id, params }: Place) => pathOf({ id, params })
  return pages
    .filter(({ place }) => can(place.id) && !(here && path(place) === path(here)))
    .map(({ place, title }): Target => {
      const { districtId } = place.params
      const elsewhere =
        districtId !== undefined && districtId !== here?.params.districtId
          ? districts?.find(({ id }) => String(id) === districtId)?.districtName
          : undefined
      const around = breadcrumbsOf(place).at(-2)?.label
      return {
        value: targetKey('recent', path(place)),
        group: m.recent,
        label: title,
        note: [around, elsewhere].filter(Boolean).join(', ') || undefined,
        icon: <HistoryIcon />,
        atOnce: true,
        open: ({ go }) => go(place),
      }
    })
}
