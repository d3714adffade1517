import type { RoleOption, RoleOptionGroup } from './role-options.ts'

/** Which of the options are shown. */
export type ChecklistView = 'all' | 'selected' | 'changed'

type ShownInput = {
  groups: readonly RoleOptionGroup[]
  view: ChecklistView
  /** What was typed to find one. */
  search: string
  chosen: readonly string[]
  stored: readonly string[]
}

/** The groups with the options that are shown; none without any. What was cleared stays among the selected ones, to be put back. */
export function shownGroups({ groups, view, search, chosen, stored }: ShownInput): RoleOptionGroup[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = ({ title, name, description }: RoleOption) => {
    const text = `${title} ${name} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const isShown = ({ name }: RoleOption) => {
    const isChanged = chosen.includes(name) !== stored.includes(name)
    return view === 'all' || isChanged || (view === 'selected' && chosen.includes(name))
  }
  return groups
    .map((group) => ({ ...group, options: group.options.filter((one) => isShown(one) && isFound(one)) }))
    .filter(({ options }) => options.length > 0)
}

/** What is in one of two lists only. */
export function differences(
  stored: readonly string[],
  chosen: readonly string[],
): { added: readonly string[]; removed: readonly string[] } {
  return {
    added: chosen.filter((name) => !stored.includes(name)),
    removed: stored.filter((name) => !chosen.includes(name)),
  }
}

/** As the server keeps them, so that the same roles are the same value. */
export function sortedRoles(names: Iterable<string>): string[] {
  return [...new Set(names)].sort()
}

/** What a form holds of roles. */
export function rolesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
