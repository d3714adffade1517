import { ROLE_TITLES, ROLES } from '@edconsole/console-core'
import type { FilterSpec } from '../../patterns/resource-table/index.ts'
import type { RolesMessages } from './messages.ts'

/** What the list of roles can be narrowed by. */
export const roleFilters = ({ filters, types, scopes }: RolesMessages): FilterSpec[] => [
  { kind: 'choice', field: 'roleType', label: filters.roleType, options: optionsOf(types), whole: true },
  { kind: 'choice', field: 'scope', label: filters.scope, options: optionsOf(scopes), whole: true },
  {
    kind: 'choice',
    field: 'reachableRoles',
    label: filters.reachableRoles,
    // Custom roles come by link.
    open: true,
    options: ROLES.map((value) => ({ value, label: ROLE_TITLES[value].title })),
  },
]

const optionsOf = (words: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
