import {
  type Person,
  placeOf,
  type RoleDefinition,
  rolesResource,
  useAccess,
  useList,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as panel from '../../../patterns/split-panel/panel-parts.css.ts'
import { Section } from '../../../patterns/split-panel/panel-section.tsx'
import { useMayWriteRoles } from '../../roles/use-may-write-roles.ts'
import { roleTitle } from '../person-texts.ts'
import type { PersonMessages } from './messages.ts'
import * as css from './person-panel.css.ts'

type PersonRolesProps = {
  /** Where the roles are changed; absent for whom the console knows no such place. */
  districtId: string | undefined
  person: Pick<Person, 'roles' | 'authXAccountId'>
  m: PersonMessages
}

/** The roles given to the person, and those that come with them, each with the given role that it comes from. */
export function PersonRoles({ districtId, person, m }: PersonRolesProps): ReactElement {
  const { can, allows, isEmployee } = useAccess()
  const mayRead = isEmployee || can('user-roles') || allows({ all: ['ROLE_USER_ROLE_VIEW'] })
  const definitions = useList(rolesResource.list, { limit: 1000 }, { silent: true, enabled: mayRead })
  const mayWrite = useMayWriteRoles()
  const edit =
    districtId !== undefined && can('user-roles') && person.authXAccountId !== null
      ? placeOf('user-roles', { districtId, authXAccountId: String(person.authXAccountId) })
      : null
  const byName = new Map(definitions.data?.map((role) => [role.name, role]))
  const given = person.roles
  const inherited = inheritedRoles(given, byName)
  return (
    <Section title={m.roles} action={edit && <PlaceLink to={edit}>{m.editRoles}</PlaceLink>}>
      {given.length === 0 ? (
        <p className={panel.text}>
          {m.noRoles}
          {edit && mayWrite ? ` ${m.whatRolesDo}` : null}
        </p>
      ) : (
        <ul className={panel.list}>
          {given.map((name) => {
            const more = (byName.get(name)?.reachableRoles.length ?? 1) - 1
            return (
              <li key={name} className={css.item}>
                {titleOf(name, byName)}
                {more > 0 && <span className={panel.note}>{m.gives(more)}</span>}
              </li>
            )
          })}
        </ul>
      )}
      {inherited.length > 0 && (
        <details>
          <summary className={panel.note}>{m.inherited(inherited.length)}</summary>
          <ul className={panel.list}>
            {inherited.map(({ name, from }) => (
              <li key={name} className={css.item}>
                {titleOf(name, byName)}
                <span className={panel.note}>
                  {m.because(from.map((giver) => titleOf(giver, byName)).join(', '))}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

type Definitions = ReadonlyMap<string, RoleDefinition>

const titleOf = (name: string, byName: Definitions): string =>
  byName.get(name)?.displayName || roleTitle(name)

/** Roles that come with given ones, and which of them they come with. */
const inheritedRoles = (
  given: readonly string[],
  byName: Definitions,
): { name: string; from: readonly string[] }[] => {
  const reaching = given.flatMap((giver) =>
    (byName.get(giver)?.reachableRoles ?? []).map((name) => ({ name, giver })),
  )
  const names = [...new Set(reaching.map(({ name }) => name))].filter((name) => !given.includes(name))
  return names.sort().map((name) => ({
    name,
    from: reaching.filter((one) => one.name === name).map(({ giver }) => giver),
  }))
}
