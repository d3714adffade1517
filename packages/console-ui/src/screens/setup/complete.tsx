import { formatDateTime, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { SetupChecklist, type SetupStep } from '../../features/district/setup-steps/index.ts'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type CompleteProps = {
  steps: readonly SetupStep[]
  since: string | undefined
  m: SetupMessages
}

/** Nothing is left to do: the page is a summary. */
export function Complete({ steps, since, m }: CompleteProps): ReactElement {
  const id = useId()
  const { timeZone } = useConsoleSettings()
  return (
    <div className={css.one}>
      <SectionHeading depth={1} id={id} className={css.title}>
        {m.complete.title}
      </SectionHeading>
      <p className={classNames(css.text, css.lead)}>
        {since === undefined ? m.complete.undated : m.complete.since(formatDateTime(since, timeZone))}
      </p>
      <SetupChecklist steps={steps} label={m.complete.list} />
    </div>
  )
}
