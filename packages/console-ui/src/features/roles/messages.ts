import { countOf, formatCount } from '@edconsole/console-core'

/** What the list of roles to choose from says. */
const checklist = {
  jobs: 'Jobs',
  other: 'Other roles',
  find: { permission: 'Find a permission', role: 'Find a role' },
  shown: 'Roles shown',
  all: 'All',
  selected: { permission: 'Selected', role: 'Given' },
  changed: 'Changed',
  selectedOf: (selected: number, all: number) => `${selected} of ${all} selected`,
  ofGroup: (held: number, all: number) => `${held} of ${all}`,
  wholeGroup: (group: string) => `All of ${group}`,
  expand: (group: string) => `Show ${group}`,
  collapse: (group: string) => `Hide ${group}`,
  added: 'Added',
  removed: 'Removed',
  from: (roles: string) => `From ${roles}`,
  fromNote: 'Gray checks come from another role',
  providerOnly: 'Provider staff only',
  circle: 'Inherits this role',
  beyond: (roles: string) => `You don't have ${roles}`,
  ownWayIn: "You'd lose your own access to roles",
  noMatch: (text: string) => `No role matches “${text}”`,
  clearSearch: 'Clear search',
  noneSelected: 'Nothing is selected.',
  /** Of a role that can't be changed. */
  noneIncluded: 'This role is a single permission. It includes no others.',
  noneChanged: 'Nothing has changed.',
  need: {
    opensNothing: (role: string, needs: string) => `${role} opens no screen without ${needs}.`,
    needs: (role: string, needs: string) => `${role} needs ${needs}.`,
    removed: (role: string, needs: string) => `${role} needs ${needs}, which you removed.`,
    add: (needs: string) => `Add ${needs}`,
    and: ' and ',
    putBack: (roles: number) => (roles === 1 ? 'Put it back' : 'Put them back'),
  },
}

/** What the screens that roles open are called, and what happens to them. */
const screens = {
  title: { role: 'Screens this role opens', person: 'Screens these roles open' },
  tab: 'Screens',
  sections: {
    dashboard: 'Dashboard',
    district: 'District Management',
    site: 'Site Management',
    user: 'User Management',
    instance: 'Instance Management',
    explorer: 'Data Explorer',
    global: 'Across districts',
    always: 'Always',
  },
  count: (screens: number) => countOf(screens, 'screen', 'screens'),
  more: (screens: number) => `${formatCount(screens)} more`,
  fewer: (screens: number) => `${formatCount(screens)} fewer`,
  open: 'Open',
  opens: 'Opened by this change',
  closes: 'Closed by this change',
  needs: (roles: string) => `Needs ${roles}`,
  needsSeveral: (roles: number) => `Needs ${roles} permissions`,
}

/** Who has a role. */
const affected = {
  title: { same: 'Users with this role', changed: 'Users affected' },
  showAll: 'Show all',
  note: 'The change applies when they next open a page.',
  none: 'No one has this role yet.',
  gain: (people: number, screen: string) =>
    `${peopleText(people)} ${people === 1 ? 'gains' : 'gain'} ${screen}`,
  lose: (people: number, screen: string) =>
    `${peopleText(people)} ${people === 1 ? 'loses' : 'lose'} ${screen}`,
  screens: (titles: readonly string[]) =>
    titles.length > 1 ? `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}` : titles.join(),
  moreScreens: (screens: number) => `and ${countOf(screens, 'more screen', 'more screens')}`,
  same: 'No one gains or loses a screen.',
  ofFirst: (people: number) => `Counted among the first ${formatCount(people)}.`,
  providerStaff: 'Provider staff',
  count: (people: number) => `${countOf(people, 'user', 'users')} affected`,
}

/** Texts about effective roles and the reasons for them. */
const effective = {
  title: 'Effective roles',
  tab: 'Effective',
  rolesTab: 'Roles',
  fresh: (roles: number) => `${formatCount(roles)} new`,
  lost: (roles: number) => `${formatCount(roles)} lost`,
  because: 'Because of',
  was: 'Was because of',
  and: 'and',
  more: (ways: number) => `and ${countOf(ways, 'other', 'others')}`,
  direct: 'Given directly',
  wasDirect: 'Was given directly',
  opensNothing: 'Opens no screen yet',
  none: 'No roles. Opens only screens that need no role.',
  applies: (name: string) => `Changes apply when ${name} next opens a page.`,
}

/** What the bar below says, and the list of differences before they are saved. */
const review = {
  added: (count: number) => `${formatCount(count)} added`,
  removed: (count: number) => `${formatCount(count)} removed`,
  action: 'Review changes',
  title: 'Review changes',
  text: 'Nothing has been saved yet.',
  roles: 'Roles',
  screens: 'Screens',
  fields: 'Other changes',
  becomes: 'becomes',
  empty: 'Empty',
  close: 'Back to editing',
}

/** What choosing roles says, for a role as for a person; a host replaces it in the screens that have it. */
export const roleMessages = { checklist, screens, affected, effective, review }

export type RoleMessages = typeof roleMessages

function peopleText(people: number): string {
  return countOf(people, 'person', 'people')
}
