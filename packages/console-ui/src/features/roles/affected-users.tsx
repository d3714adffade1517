import {
  CONSTANTS,
  placeOf,
  type RoleDefinition,
  type User,
  useAccess,
  useConsoleSettings,
  useList,
  usersResource,
} from '@edconsole/console-core'
import { type ReactElement, useId, useMemo } from 'react'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { effectsOnUsers } from './effects-on-users.ts'
import type { RoleMessages } from './messages.ts'
import * as css from './preview.css.ts'
import type { RoleGraph } from './role-graph.ts'

export type AffectedUsersProps = {
  role: Pick<RoleDefinition, 'name'>
  before: RoleGraph
  /** Undefined while the role gives what it gave. */
  after: RoleGraph | undefined
  m: RoleMessages['affected']
}

/** So many are named; the list of users has them all. */
const NAMED = 20
/** So many screens are told of. */
const TOLD = 4

/** Who has a role, and which screens they gain or lose by a change of it. */
export function AffectedUsers({ role, before, after, m }: AffectedUsersProps): ReactElement {
  const id = useId()
  const { can } = useAccess()
  const filter = { reachableRoles: [role.name] }
  const named = useList(usersResource.list, { filter, limit: NAMED }, { silent: true })
  const total = named.totalCount ?? named.data?.length ?? 0
  return (
    <section className={css.root} aria-labelledby={id}>
      <div className={css.head}>
        <SectionHeading depth={1} id={id} className={css.title}>
          {after ? m.title.changed : m.title.same}
        </SectionHeading>
        {named.data ? <CountPill value={total} /> : null}
        {total > 0 && can('users') ? (
          <span className={css.link}>
            <PlaceLink to={placeOf('users', {}, { query: { filter } })}>{m.showAll}</PlaceLink>
          </span>
        ) : null}
      </div>
      {named.errors.length > 0 && !named.data ? (
        <ErrorState failure={named.errors[0]} onRetry={named.retry} />
      ) : !named.data ? (
        <WaitingRows rows={3} height={34} />
      ) : total === 0 ? (
        <p className={css.text}>{m.none}</p>
      ) : (
        <>
          {after ? <Effects role={role} before={before} after={after} total={total} m={m} /> : null}
          <ul className={css.list} aria-labelledby={id}>
            {named.data.map((user) => (
              <Person key={user.id} user={user} m={m} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Person({ user, m }: { user: User; m: RoleMessages['affected'] }): ReactElement {
  const { can } = useAccess()
  const place = can('console-user-edit') ? placeOf('console-user-edit', { id: String(user.id) }) : null
  return (
    <li className={css.line}>
      <PlaceLink to={place}>{nameOfUser(user)}</PlaceLink>
      <span className={css.note}>{user.clientName ?? (user.clientId === null ? m.providerStaff : '')}</span>
    </li>
  )
}

type EffectsProps = AffectedUsersProps & { after: RoleGraph; total: number }

function Effects({ role, before, after, total, m }: EffectsProps): ReactElement {
  const { employeeAccess } = useConsoleSettings()
  const everybody = useList(
    usersResource.list,
    { filter: { reachableRoles: [role.name] }, limit: CONSTANTS.limitMax },
    { silent: true },
  )
  const effects = useMemo(
    () => effectsOnUsers(everybody.data ?? [], { before, after, employeeAccess }),
    [everybody.data, before, after, employeeAccess],
  )
  if (!everybody.data) return <p className={css.meta}>{m.note}</p>
  const sentences = effects.flatMap(({ title, gained, lost }) => [
    ...(gained > 0 ? [m.gain(gained, title)] : []),
    ...(lost > 0 ? [m.lose(lost, title)] : []),
  ])
  const more = sentences.length - TOLD
  return (
    <>
      {sentences.length === 0 ? (
        <p className={css.text}>{m.same}</p>
      ) : (
        <ul className={css.gains}>
          {sentences.slice(0, TOLD).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {more > 0 ? <li>{m.moreScreens(more)}</li> : null}
        </ul>
      )}
      <p className={css.meta}>
        {m.note} {everybody.data.length < total ? m.ofFirst(everybody.data.length) : ''}
      </p>
    </>
  )
}

/** What somebody is called; a foreign server may name them by their email alone. */
export function nameOfUser({
  firstName,
  lastName,
  emailAddress,
}: Pick<User, 'firstName' | 'lastName' | 'emailAddress'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || emailAddress
}
