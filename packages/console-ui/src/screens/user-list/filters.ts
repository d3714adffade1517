import {
  ACCOUNT_STATES,
  AUTH_PROVIDERS,
  NEVER_SIGNED_IN,
  ROLE_TITLES,
  STAFF_ROLES,
} from '@edconsole/console-core'
import type { PeopleMessages } from '../../features/people/messages.ts'
import { daysFilter } from '../../features/runs/list/run-filters.ts'
import type { ChoiceFilter, FilterSpec, QuickViews } from '../../patterns/resource-table/index.ts'
import type { UserListMessages } from './messages.ts'

type Context = { siteNames: ReadonlyMap<string, string>; people: PeopleMessages; m: UserListMessages }

/** What the list can be narrowed by; without the list of people, by what staff records know. */
export const userFilters = (hasPeople: boolean, { siteNames, people, m }: Context): FilterSpec[] => {
  const choice = (
    field: Exclude<keyof UserListMessages['filters'], 'lastDays'>,
    words: Iterable<readonly [string, string]>,
  ): ChoiceFilter => ({
    kind: 'choice',
    field,
    label: m.filters[field],
    open: true,
    options: [...words].map(([value, label]) => ({ value, label })),
  })
  const role = choice('role', Object.entries(STAFF_ROLES))
  if (!hasPeople) return [role]
  const { defaultDays: _, ...lastLogin } = daysFilter('lastLogin', m.filters.lastLogin, m.filters.lastDays)
  return [
    {
      ...choice(
        'accountState',
        Object.keys(ACCOUNT_STATES).map((state) => [
          state,
          people.states[state as keyof typeof ACCOUNT_STATES],
        ]),
      ),
      whole: true,
    },
    choice('siteCodes', siteNames),
    role,
    choice('authProvider', Object.entries(AUTH_PROVIDERS)),
    choice(
      'roles',
      Object.entries(ROLE_TITLES).map(([name, { title }]) => [name, title]),
    ),
    choice('isManual', [
      ['false', people.source.sis],
      ['true', people.source.manual],
    ]),
    lastLogin,
  ]
}

/** The questions of a bad morning, each with its count. */
export const userViews = ({ views }: UserListMessages): QuickViews => ({
  label: views.label,
  views: [
    { label: views.all },
    { label: views.locked, chosen: { accountState: ['locked'] } },
    { label: views.neverSignedIn, chosen: { accountState: NEVER_SIGNED_IN } },
    { label: views.none, chosen: { accountState: ['none'] } },
    { label: views.manual, chosen: { isManual: ['true'] } },
  ],
})
