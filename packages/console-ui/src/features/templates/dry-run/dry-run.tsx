import { useMessages } from '@edconsole/console-core'
import type { FileReading } from '@edconsole/console-core/dry-run'
import { type ReactElement, useMemo } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { FileDrop } from '../../../parts/file-drop/file-drop.tsx'
import { Progress } from '../../../parts/progress/progress.tsx'
import { ProgressLine } from '../../../parts/progress-line/progress-line.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { LiveRegion } from '../../../patterns/live-region/live-region.tsx'
import * as css from './dry-run.css.ts'
import type { DryRunProps } from './dry-run-props.ts'
import { DryRunResult } from './dry-run-result.tsx'
import { FileReadingForm } from './file-reading-form.tsx'
import { type DryRunMessages, dryRunMessages } from './messages.ts'
import { sameTemplate } from './same-template.ts'
import { isRunning, type TrialPhase } from './trial.ts'
import { useTrial } from './use-trial.ts'

const ACCEPTED = '.csv,.tsv,.txt,.tab,.psv,text/csv,text/plain,text/tab-separated-values'
const MOST_BYTES = 500 * 1024 * 1024

/**
 * Tries a file on a template, in this browser and by the rules of an import: what would be loaded, what not and why. No row
 * leaves the browser. Load it on demand: with the rules it is large.
 * @example
 * <DryRun template={ruleTemplateOf(draft)} reading={draft.fields} schoolYear={2026} onMapColumn={open} onTranslate={translate} />
 */
export function DryRun(props: DryRunProps): ReactElement {
  const { template, reading: own, onUseReading, file, onFile } = props
  const isGiven = file !== undefined
  const m = useMessages('dry-run', dryRunMessages)
  const { trial, choose, read, again, cancel } = useTrial(props)
  const phase = trial?.phase
  const isOutdated = useMemo(
    () =>
      phase?.kind === 'done' &&
      !(sameTemplate(phase.template, template) && (!isGiven || sameReading(trial?.reading, own))),
    [phase, template, isGiven, trial?.reading, own],
  )
  return (
    <div className={css.root}>
      <FileDrop
        label={m.file.label}
        help={m.file.help}
        accept={ACCEPTED}
        maxBytes={MOST_BYTES}
        file={trial?.file ?? file ?? null}
        error={phase?.kind === 'unreadable' ? phase.reason : undefined}
        onFile={isGiven && onFile ? onFile : choose}
      />
      {trial?.reading && !isGiven ? (
        <FileReadingForm
          reading={trial.reading}
          onChange={read}
          own={own}
          onUse={onUseReading}
          m={m.reading}
        />
      ) : null}
      {phase && isRunning(phase) ? <TrialProgress phase={phase} onCancel={cancel} m={m} /> : null}
      <LiveRegion>{phase?.kind === 'done' ? m.report.done(phase.report.rows) : ''}</LiveRegion>
      {phase ? <TrialEnd phase={phase} isOutdated={isOutdated} m={m} onAgain={again} /> : null}
      {phase?.kind === 'done' && trial ? (
        <DryRunResult {...props} report={phase.report} hasHeader={trial.reading?.hasHeader ?? true} m={m} />
      ) : null}
    </div>
  )
}

type TrialEndProps = {
  phase: TrialPhase
  isOutdated: boolean
  onAgain: () => void
  m: DryRunMessages
}

/** Why there are no figures, or why they are not the last word. */
function TrialEnd({ phase, isOutdated, onAgain, m }: TrialEndProps): ReactElement | null {
  const again = (label: string) => (
    <Button size="sm" onClick={onAgain}>
      {label}
    </Button>
  )
  switch (phase.kind) {
    case 'failed':
      return (
        <Banner role="alert" tone="danger" title={m.failed.title} action={again(m.failed.again)}>
          {m.failed.reason(phase.reason || m.failed.unknown)}
        </Banner>
      )
    case 'cancelled':
      return <Banner role="status" tone="info" title={m.running.cancelled} action={again(m.running.start)} />
    case 'done':
      return isOutdated ? (
        <Banner role="status" tone="warning" title={m.outdated.title} action={again(m.running.start)}>
          {m.outdated.text}
        </Banner>
      ) : null
    default:
      return null
  }
}

const sameReading = (one: FileReading | null | undefined, other: FileReading): boolean =>
  one?.delimiter === other.delimiter && one.encoding === other.encoding && one.hasHeader === other.hasHeader

type TrialProgressProps = { phase: TrialPhase; onCancel: () => void; m: DryRunMessages }

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
