import { type Place, placeWith, useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CompletedIcon, NotStartedIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { setupStepsMessages } from './messages.ts'
import * as css from './setup-checklist.css.ts'
import type { SetupStep } from './setup-steps.ts'

export type SetupChecklistProps = {
  /** Of `useSetupSteps`. */
  steps: readonly SetupStep[]
  /** Names the list. */
  label: string
  /** The steps lead to their forms on Setup, the first by the primary button of the page. Default: to their own screens. */
  districtId?: string
}

const icons = { done: CompletedIcon, open: NotStartedIcon, attention: WarningIcon, unknown: NotStartedIcon }

/** The set-up as a list: each step is done, or has one way on (ux 9.2). */
export function SetupChecklist({ steps, label, districtId }: SetupChecklistProps): ReactElement {
  const m = useMessages('setup-steps', setupStepsMessages)
  const { can } = useAccess()
  const onSetup = districtId !== undefined && can('setup')
  const formOf = (step: string): Place | null =>
    onSetup ? placeWith('setup', { districtId }, { query: { step } }) : null
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map(({ id, label: name, state, reason, to }, index) => {
        const Icon = icons[state]
        const form = formOf(id)
        return (
          <li key={id} className={css.step}>
            <Icon size="md" className={css.mark[state]} />
            <span>
              <span className={css.label}>
                {name}
                <VisuallyHidden>: {m.states[state]}</VisuallyHidden>
              </span>
              <span className={css.reason}>{reason}</span>
            </span>
            {state === 'done' ? null : form ? (
              index === 0 ? (
                <PlaceButton kind="primary" size="sm" to={form} aria-label={m.goTo(m.setUp, name)}>
                  {m.setUp}
                </PlaceButton>
              ) : (
                <PlaceLink to={form} aria-label={m.goTo(m.setUp, name)}>
                  {m.setUp}
                </PlaceLink>
              )
            ) : can(to.id) ? (
              <PlaceLink to={to} aria-label={m.goTo(m.go[id], name)}>
                {m.go[id]}
              </PlaceLink>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
