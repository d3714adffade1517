import {
  type ExportLogHeader,
  type ExportLogResult,
  formatDateTime,
  useConsoleSettings,
} from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { CheckIcon, FailedIcon, NotStartedIcon, RunningIcon } from '../../parts/icons/icons.ts'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import type { ExportLogDetailsMessages } from './messages.ts'
import * as css from './transfer-log.css.ts'
import { type TransferStep, transferSteps } from './transfer-steps.ts'

export type TransferLogProps = {
  result: ExportLogResult
  batch: ExportLogHeader
  m: ExportLogDetailsMessages
}

const ICONS = { done: CheckIcon, running: RunningIcon, failed: FailedIcon, quiet: NotStartedIcon }

/** What happened to a file, step by step, in plain words. */
export function TransferLog({ result, batch, m }: TransferLogProps): ReactElement {
  const headingId = useId()
  const { timeZone } = useConsoleSettings()
  return (
    <section className={css.root} aria-labelledby={headingId}>
      <SectionHeading depth={1} id={headingId} className={css.heading}>
        {m.log.heading}
      </SectionHeading>
      <ol className={css.list}>
        {transferSteps(result, batch, m).map((step) => (
          <Step key={step.key} step={step} time={step.at === null ? '' : formatDateTime(step.at, timeZone)} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { tone, text }, time }: { step: TransferStep; time: string }): ReactElement {
  const Icon = ICONS[tone]
  return (
    <li className={css.step}>
      <Icon size="sm" className={css.icon[tone]} />
      <span className={css.time}>{time}</span>
      <span className={css.text}>{text}</span>
    </li>
  )
}
