import { useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { NextIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { EffectiveRole, EffectiveWay } from './effective-roles.ts'
import type { RoleMessages } from './messages.ts'
import { missingNeeds } from './missing-needs.ts'
import * as css from './preview.css.ts'

export type EffectiveRolesListProps = {
  roles: readonly EffectiveRole[]
  /** All effective roles, including intermediate ones. */
  reachableRoles: readonly string[]
  titleOf: (role: string) => string
  m: RoleMessages
}

/** A person's effective roles, each with its reasons (ux 9.9). */
export function EffectiveRolesList(props: EffectiveRolesListProps): ReactElement {
  const { roles, reachableRoles, titleOf, m: all } = props
  const m = all.effective
  const id = useId()
  const { employeeAccess } = useConsoleSettings()
  const held = roles.filter(({ effect }) => effect !== 'removed').length
  const fresh = roles.filter(({ effect }) => effect === 'added').length
  const lost = roles.length - held
  const opensNothing = (name: string) =>
    missingNeeds(name, { reachableRoles, employeeAccess })?.opensSome === false
  return (
    <section className={css.root} aria-labelledby={id}>
      <div className={css.head}>
        <SectionHeading depth={1} id={id} className={css.title}>
          {m.title}
        </SectionHeading>
        <CountPill value={held} />
        <span className={css.changes}>
          {fresh > 0 ? <Badge tone="success">{m.fresh(fresh)}</Badge> : null}
          {lost > 0 ? <Badge tone="danger">{m.lost(lost)}</Badge> : null}
        </span>
      </div>
      {roles.length === 0 ? <p className={css.text}>{m.none}</p> : null}
      <ul className={css.list} aria-labelledby={id}>
        {roles.map(({ name, effect, ways }) => (
          <li key={name} className={css.held}>
            <span className={classNames(css.heldName, effect === 'removed' && css.closed)}>
              {titleOf(name)}
            </span>
            {effect === 'same' ? null : (
              <Badge tone={effect === 'added' ? 'success' : 'danger'}>
                {effect === 'added' ? all.checklist.added : all.checklist.removed}
              </Badge>
            )}
            <span className={css.why}>
              <Ways ways={ways} lost={effect === 'removed'} titleOf={titleOf} m={m} />
              {effect !== 'removed' && opensNothing(name) ? (
                <span className={css.warn}>{m.opensNothing}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** So many ways to one role are told; the others are counted. */
const TOLD = 3

type WaysProps = {
  ways: readonly EffectiveWay[]
  lost: boolean
  titleOf: (role: string) => string
  m: RoleMessages['effective']
}

function Ways({ ways, lost, titleOf, m }: WaysProps): ReactElement {
  const direct = ways.find(({ chain }) => chain.length === 0)
  const others = ways.filter(({ chain }) => chain.length > 0)
  const because = lost ? m.was : m.because
  return (
    <>
      {direct ? (
        <span className={direct.isNew ? css.fresh : undefined}>{lost ? m.wasDirect : m.direct}</span>
      ) : null}
      {others.slice(0, TOLD).map(({ chain, isNew }, index) => (
        <span key={chain.join(' ')} className={css.way}>
          {index > 0 || direct ? m.and : because}
          {chain.map((role, step) => (
            <span key={role} className={css.way}>
              {step === 0 ? null : (
                <>
                  <NextIcon size="sm" className={css.arrow} />
                  <VisuallyHidden>›</VisuallyHidden>
                </>
              )}
              <span className={isNew && step === 0 ? css.newStep : css.step}>{titleOf(role)}</span>
            </span>
          ))}
        </span>
      ))}
      {others.length > TOLD ? <span>{m.more(others.length - TOLD)}</span> : null}
    </>
  )
}
