import { ROLE_GROUPS, ROLE_TITLES, ROLES, type Role, type RoleDefinition } from '@edconsole/console-core'
import type { RoleMessages } from './messages.ts'

/** A role that may be chosen. */
export type RoleOption = { readonly name: string; readonly title: string; readonly description: string }

export type RoleOptionGroup = {
  readonly id: string
  readonly title: string
  readonly options: readonly RoleOption[]
}

type GroupsInput = {
  definitions: readonly RoleDefinition[]
  /** Chosen already: each has to be among the options, whatever the list of roles says. */
  chosen: readonly string[]
  /** Where roles that stand for a job go: people are given these, a role is made of the others. */
  jobs: 'first' | 'last'
  /** The role that is being edited: it can't inherit itself. */
  without?: string | undefined
  m: RoleMessages['checklist']
}

/** The product's own roles in their groups; roles that inherit others, and custom roles, are jobs (domain 3.35). */
export function roleOptionGroups({ definitions, chosen, jobs, without, m }: GroupsInput): RoleOptionGroup[] {
  const options = definitions.filter(({ name }) => name !== without).map(optionOf)
  const known = new Set(definitions.map(({ name }) => name))
  const strange = chosen.filter((name) => !known.has(name)).map((name) => optionOf({ name }))
  const grouped = new Set<string>(ROLES)
  const made = definitions.filter(({ name }) => !grouped.has(name))
  const isJob = new Set(
    made
      .filter(({ children, roleType }) => children.length > 0 || roleType === 'custom')
      .map(({ name }) => name),
  )
  const jobGroup = { id: 'jobs', title: m.jobs, options: options.filter(({ name }) => isJob.has(name)) }
  const groups: RoleOptionGroup[] = [
    ...Object.entries(ROLE_GROUPS).map(([id, { title, roles }]) => ({
      id,
      title,
      options: roles.flatMap((role) => options.filter(({ name }) => name === role)),
    })),
    {
      id: 'other',
      title: m.other,
      options: [...options.filter(({ name }) => !grouped.has(name) && !isJob.has(name)), ...strange],
    },
  ]
  const all = jobs === 'first' ? [jobGroup, ...groups] : [...groups, jobGroup]
  return all.filter((group) => group.options.length > 0)
}

type Described = { name: string; displayName?: string | null; description?: string | null }

function optionOf({ name, displayName, description }: Described): RoleOption {
  const own = ROLE_TITLES[name as Role] as (typeof ROLE_TITLES)[Role] | undefined
  return {
    name,
    title: displayName || own?.title || name,
    description: description || own?.description || '',
  }
}

/** What a role is called, by its name. */
export function titlesOf(definitions: readonly Described[]): (name: string) => string {
  const titles = new Map(definitions.map((role) => [role.name, optionOf(role).title]))
  return (name) => titles.get(name) ?? optionOf({ name }).title
}
