import {
  ACCOUNT_LOCKING,
  type AccountLocking,
  formatCount,
  placeOf,
  useAccess,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { timeOf } from '../../features/sign-in/policy/lock-sentence.ts'
import { policyMessages } from '../../features/sign-in/policy/messages.ts'
import * as policy from '../../features/sign-in/policy/policy.css.ts'
import { PolicyPart } from '../../features/sign-in/policy/policy-part.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { useFormInputs } from '../../patterns/resource-form/index.ts'
import { failuresUntilHeld, type LockStep, lockSteps } from './lock-steps.ts'
import { lockingTyped } from './locking-typed.ts'
import type { AccountLockingMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** Beside the form: how long each lock lasts by what is entered, and what that means. */
export function LockEffect({
  districtId,
  children,
  m,
}: {
  districtId: string
  /** What follows below. */
  children: ReactElement
  m: AccountLockingMessages
}): ReactElement {
  const p = useMessages('sign-in-policy', policyMessages)
  const { can } = useAccess()
  const typed = lockingTyped(useFormInputs())
  return (
    <div className={policy.panel}>
      <PolicyPart title={m.effect.title}>
        {typed === undefined ? (
          <p className={policy.text}>{p.incomplete}</p>
        ) : typed.lockingEnabled ? (
          <>
            <Steps steps={lockSteps(typed)} m={m} />
            <p className={policy.note}>{m.effect.inARow}</p>
          </>
        ) : (
          <p className={policy.text}>{m.effect.off}</p>
        )}
        {typed ? <NistNote policy={typed} m={m} /> : null}
      </PolicyPart>
      <PolicyPart
        title={m.signIn.title}
        end={
          can('locked-users') ? (
            <PlaceLink to={placeOf('locked-users', { districtId })}>{m.signIn.lockedUsers}</PlaceLink>
          ) : null
        }
      >
        <p className={policy.text}>{m.signIn.text}</p>
        <p className={policy.note}>{m.signIn.takesEffect}</p>
      </PolicyPart>
      {children}
    </div>
  )
}

function Steps({ steps, m }: { steps: readonly LockStep[]; m: AccountLockingMessages }): ReactElement {
  const p = useMessages('sign-in-policy', policyMessages)
  const { effect } = m
  const lasting = ({ shortest, longest }: LockStep) =>
    shortest === null || longest === null
      ? effect.forGood
      : effect.range(timeOf(shortest, p), timeOf(longest, p))
  return (
    <table className={css.table} aria-label={effect.title}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {effect.lock}
          </th>
          <th scope="col" className={css.head}>
            {effect.lasts}
          </th>
          <th scope="col" className={css.countHead}>
            {effect.failures}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from}>
            <th scope="row" className={css.nth}>
              {step.to === null ? effect.andLater(step.from) : effect.nth(step.from, step.to)}
            </th>
            <td className={css.cell}>{lasting(step)}</td>
            <td className={css.count}>{formatCount(step.failures)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The most consecutive wrong passwords that SP 800-63B allows. */
const NIST_FAILURES = 100

function NistNote({
  policy: typed,
  m,
}: {
  policy: AccountLocking
  m: AccountLockingMessages
}): ReactElement | null {
  const { title, never, unlimited, above } = m.nist
  const total = failuresUntilHeld(typed)
  if (total !== null && total <= NIST_FAILURES) return null
  return (
    <Banner tone="info" title={title}>
      {total !== null ? above(total) : typed.lockingEnabled ? unlimited(MIXED) : never}
    </Banner>
  )
}

const MIXED = ACCOUNT_LOCKING.find((field) => field.name === 'lockType')?.options.mixed ?? ''
