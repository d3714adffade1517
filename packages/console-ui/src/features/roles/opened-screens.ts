import {
  type AccessContext,
  checkAccess,
  NAV_SECTIONS,
  parentsOf,
  ROUTE_IDS,
  type Role,
  type RouteEntry,
  type RouteId,
  routeTable,
} from '@edconsole/console-core'

/** Screens that are opened by the same roles, under the one that leads to the others. */
export type ScreenGroup = {
  readonly id: RouteId
  readonly title: string
  /** How many screens it stands for. */
  readonly count: number
}

/** Section of the navigation; `always`: every signed-in user has it. `global`: screens without a district. */
export type ScreenSectionId = 'always' | 'global' | (typeof NAV_SECTIONS)[number]['id']

type Section = { readonly id: ScreenSectionId; readonly groups: readonly ScreenGroup[] }

/** What roles do to a screen: `needs`: it is asked for, and would open with something more. */
export type ScreenEffect = 'open' | 'opens' | 'closes' | 'needs'

export type ScreenLine = ScreenGroup & {
  readonly effect: ScreenEffect
  /** What is missing for it. */
  readonly missing: readonly Role[]
}

export type OpenedScreens = {
  readonly sections: readonly { readonly id: ScreenSectionId; readonly lines: readonly ScreenLine[] }[]
  /** Screens that are open, with those of each group. */
  readonly total: number
  readonly more: number
  readonly fewer: number
}

type Reach = { readonly before: AccessContext; readonly after: AccessContext }

/**
 * The screens a person can open, by the guard's own rules ([S6]).
 * @param offered whether a role can be given at all: a screen that lacks another one is not spoken of
 */
export function openedScreens(
  { before, after }: Reach,
  offered: (role: Role) => boolean = () => true,
): OpenedScreens {
  const sections = allScreens().map(({ id, groups }) => ({
    id,
    lines: groups.flatMap((group): ScreenLine[] => {
      const { allowed, missing } = checkAccess(group.id, after)
      const was = checkAccess(group.id, before).allowed
      if (allowed) return [line(group, was ? 'open' : 'opens')]
      if (was) return [line(group, 'closes', missing)]
      return isAskedFor(group.id, after) && missing.every(offered) ? [line(group, 'needs', missing)] : []
    }),
  }))
  const lines = sections.flatMap((section) => section.lines)
  const screens = (...effects: ScreenEffect[]) =>
    lines.filter(({ effect }) => effects.includes(effect)).reduce((sum, { count }) => sum + count, 0)
  return {
    sections: sections.filter((section) => section.lines.length > 0),
    total: screens('open', 'opens'),
    more: screens('opens'),
    fewer: screens('closes'),
  }
}

/** The groups of screens that roles open beyond those that every user has. */
export function openGroups(access: AccessContext): readonly ScreenGroup[] {
  return allScreens()
    .filter(({ id }) => id !== 'always')
    .flatMap(({ groups }) => groups.filter(({ id }) => checkAccess(id, access).allowed))
}

function line(group: ScreenGroup, effect: ScreenEffect, missing: readonly Role[] = []): ScreenLine {
  return { ...group, effect, missing }
}

/** Whether one of the roles that the screen itself asks for is there. */
function isAskedFor(id: RouteId, { reachableRoles }: AccessContext): boolean {
  return entryOf(id).access?.all.some((role) => reachableRoles.includes(role)) === true
}

let screens: readonly Section[] | undefined

/** Every screen of signed-in users, by section. Read from the route table when it is first wanted. */
function allScreens(): readonly Section[] {
  screens ??= sectionsOf(ROUTE_IDS.filter(isScreen))
  return screens
}

function isScreen(id: RouteId): boolean {
  const { audience, path, title, redirect } = entryOf(id)
  return audience === 'signed-in' && path !== undefined && title !== undefined && redirect === undefined
}

function sectionsOf(ids: readonly RouteId[]): Section[] {
  const order: ScreenSectionId[] = [
    ...NAV_SECTIONS.map(({ id }) => id).filter((id) => id !== 'dashboard'),
    'global',
    'always',
  ]
  return order.map((id) => ({ id, groups: groupsOf(ids.filter((screen) => sectionOf(screen) === id)) }))
}

function sectionOf(id: RouteId): ScreenSectionId {
  if ([entryOf(id), ...parentsOf(id)].every(({ access }) => access === undefined)) return 'always'
  return entryOf(id).section ?? 'global'
}

function groupsOf(ids: readonly RouteId[]): ScreenGroup[] {
  const heads = [...new Set(ids.map(headOf))]
  return heads.map((head) => ({
    id: head,
    title: titleAmong(head, heads),
    count: ids.filter((id) => headOf(id) === head).length,
  }))
}

/** The level whose roles open it: itself, or the nearest one around that has roles and a title (R2). */
function headOf(id: RouteId): RouteId {
  if (entryOf(id).access) return id
  const around = parentsOf(id).findLast(({ access, title }) => access && title)
  return around?.id ?? id
}

/** Two screens of a section may have one title; the level around tells them apart. */
function titleAmong(id: RouteId, heads: readonly RouteId[]): string {
  const { title = '' } = entryOf(id)
  const isUnique = heads.every((other) => other === id || entryOf(other).title !== title)
  const around = parentsOf(id).findLast((parent) => parent.title)?.title
  return isUnique || around === undefined ? title : `${around}, ${title}`
}

function entryOf(id: RouteId): RouteEntry {
  return routeTable[id]
}
