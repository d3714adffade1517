import {
  CLIENT_NAV_ITEM,
  NAV_SECTIONS,
  type NavSection,
  type PlaceId,
  parentsOf,
  type RouteEntry,
  type RouteId,
  routeTable,
} from '@edconsole/console-core'

export type NavItem = { readonly id: PlaceId; readonly label: string; readonly current: boolean }

export type NavGroup = {
  /** For provider staff; everyone else has a single entry. */
  readonly section: NavSection | 'api-setup'
  readonly label: string
  /** Where a click on the group leads. */
  readonly home: PlaceId
  /** The place shown belongs to this group: its items are drawn. */
  readonly open: boolean
  /** The group itself is where the reader is; false when one of its items is. */
  readonly current: boolean
  readonly items: readonly NavItem[]
}

type Context = {
  readonly isEmployee: boolean
  readonly hasDistrict: boolean
  readonly canOpen: (id: RouteId) => boolean
  readonly here: PlaceId | undefined
}

/**
 * What the side navigation shows ([S2.1], R11, R40, R41): never an entry that is bound to fail. A group without one that
 * may be opened is left out; a group whose home is denied leads to its first open one.
 */
export function visibleNavigation(context: Context): NavGroup[] {
  if (!context.isEmployee) return clientNavigation(context)
  return NAV_SECTIONS.flatMap((section) => {
    if (section.id !== 'dashboard' && !context.hasDistrict) return []
    const items = section.items.flatMap(({ id, label }) =>
      isPlace(id) && context.canOpen(id) ? [{ id, label: label ?? routeTable[id].title ?? id }] : [],
    )
    const home = context.canOpen(section.home) ? section.home : items[0]?.id
    if (home === undefined) return []
    const open = context.here !== undefined && sectionOf(context.here) === section.id
    const currentId = open ? currentOf(context.here, items) : undefined
    return [
      {
        section: section.id,
        label: section.label,
        home,
        open,
        current: open && currentId === undefined,
        items: items.map((item) => ({ ...item, current: item.id === currentId })),
      },
    ]
  })
}

function clientNavigation({ hasDistrict, canOpen, here }: Context): NavGroup[] {
  const { id, label } = CLIENT_NAV_ITEM
  if (!hasDistrict || !canOpen(id)) return []
  return [{ section: 'api-setup', label, home: id, open: here === id, current: here === id, items: [] }]
}

/** The item that the place is, or lies below; the nearest wins, since one item may lie below another. */
function currentOf(here: PlaceId | undefined, items: readonly { id: PlaceId }[]): PlaceId | undefined {
  if (here === undefined) return undefined
  const way: RouteId[] = [
    here,
    ...parentsOf(here)
      .map((route) => route.id)
      .reverse(),
  ]
  return way.flatMap((id) => items.filter((item) => item.id === id))[0]?.id
}

function sectionOf(id: PlaceId): NavSection | undefined {
  const route: RouteEntry = routeTable[id]
  return route.section
}

function isPlace(id: RouteId): id is PlaceId {
  return routeTable[id].path !== undefined
}
