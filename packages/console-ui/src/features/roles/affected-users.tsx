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
import { effectsOnUsers, type ScreenForUsers } from './effects-on-users.ts'
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
/** So many screens of a sentence are named. */
const TOLD = 3

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
  const sentences = [
    ...sentencesOf(effects, 'gained').map(([people, titles]) => m.gain(people, screensText(titles, m))),
    ...sentencesOf(effects, 'lost').map(([people, titles]) => m.lose(people, screensText(titles, m))),
  ]
  return (
    <>
      {sentences.length === 0 ? (
        <p className={css.text}>{m.same}</p>
      ) : (
        <ul className={css.gains}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className={css.meta}>
        {m.note} {everybody.data.length < total ? m.ofFirst(everybody.data.length) : ''}
      </p>
    </>
  )
}

/** Screens that as many people gain, or lose, are told in one sentence. */
function sentencesOf(
  effects: readonly ScreenForUsers[],
  kind: 'gained' | 'lost',
): [people: number, titles: readonly string[]][] {
  const byCount = new Map<number, string[]>()
  for (const effect of effects) {
    if (effect[kind] > 0) byCount.set(effect[kind], [...(byCount.get(effect[kind]) ?? []), effect.title])
  }
  return [...byCount]
}

function screensText(titles: readonly string[], m: RoleMessages['affected']): string {
  const more = titles.length - TOLD
  const named = titles.slice(0, TOLD)
  return more > 0 ? `${named.join(', ')} ${m.moreScreens(more)}` : m.screens(named)
}

/** The name to show; other backends may send only an email. */
export function nameOfUser({
  firstName,
  lastName,
  emailAddress,
}: Pick<User, 'firstName' | 'lastName' | 'emailAddress'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || emailAddress
}
