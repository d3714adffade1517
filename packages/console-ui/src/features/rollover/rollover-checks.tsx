import { type ReactElement, useId } from 'react'
import { CompletedIcon, FailedIcon, NotStartedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import type { RolloverMessages } from './messages.ts'
import type { RolloverCheck } from './rollover-check.ts'
import * as css from './rollover-panel.css.ts'

/** What was found out before a rollover, in a list beside the question. */
export function RolloverChecks(props: {
  checks: readonly RolloverCheck[]
  m: RolloverMessages
}): ReactElement | null {
  const { checks, m } = props
  const id = useId()
  if (checks.length === 0) return null
  return (
    <>
      <p className={css.checksTitle} id={id}>
        {m.checks.title}
      </p>
      <ul className={css.checks} aria-labelledby={id}>
        {checks.map(({ key, state, text }) => (
          <li key={key} className={css.check} data-ec-check={state}>
            <span className={css.icon[TONES[state]]}>
              {state === 'asking' ? (
                <Spinner size="sm" label={m.checks.asking} />
              ) : (
                <>
                  {ICONS[state]}
                  <VisuallyHidden>{m.checks.states[state]}</VisuallyHidden>
                </>
              )}
            </span>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

const TONES = {
  asking: 'processing',
  unknown: 'not-started',
  passed: 'finished',
  warning: 'warning',
  blocked: 'failed',
} as const

const ICONS = {
  unknown: <NotStartedIcon size="sm" />,
  passed: <CompletedIcon size="sm" />,
  warning: <WarningIcon size="sm" />,
  blocked: <FailedIcon size="sm" />,
}
