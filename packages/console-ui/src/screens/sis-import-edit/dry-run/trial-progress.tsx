import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Progress } from '../../../parts/progress/progress.tsx'
import { ProgressLine } from '../../../parts/progress-line/progress-line.tsx'
import * as css from './dry-run.css.ts'
import type { DryRunMessages } from './messages.ts'
import type { TrialPhase } from './trial.ts'

export type TrialProgressProps = { phase: TrialPhase; onCancel: () => void; m: DryRunMessages }

/** How far the trial has come, and its end before time. */
export function TrialProgress({ phase, onCancel, m }: TrialProgressProps): ReactElement {
  return (
    <div className={css.progress}>
      <span className={css.progressBar}>{barOf(phase, m)}</span>
      <Button size="sm" onClick={onCancel}>
        {m.running.cancel}
      </Button>
    </div>
  )
}

const barOf = (phase: TrialPhase, m: DryRunMessages): ReactElement => {
  if (phase.kind === 'lists')
    return (
      <Progress
        label={m.running.lists}
        value={phase.read}
        max={phase.total === 0 ? null : phase.total}
        noun={[m.running.records.one, m.running.records.many]}
      />
    )
  if (phase.kind === 'rows')
    return (
      <>
        <span className={css.note}>{m.running.rows(phase.rows)}</span>
        <ProgressLine label={m.running.checked} value={Math.round(phase.share * 100)} max={100} />
      </>
    )
  return <Progress label={m.looking} value={0} max={null} />
}
