import type { DryRunReport, FileReading } from '@edconsole/console-core/dry-run'
import type { RuleTemplate } from '@edconsole/console-core/import-rules'
import type { TriedFile } from './dry-run-props.ts'

/** How far the trial of a file has come. */
export type TrialPhase =
  | { kind: 'looking' }
  | { kind: 'lists'; read: number; total: number }
  | { kind: 'rows'; rows: number; share: number }
  | { kind: 'done'; report: DryRunReport; template: RuleTemplate }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: string }

/** The file that is tried, and how it is read; null before it was looked at. */
export type Trial = { file: File; reading: FileReading | null; phase: TrialPhase }

export const trialOf = ({ file, reading, template, report }: TriedFile): Trial => ({
  file,
  reading,
  phase: { kind: 'done', report, template },
})

export const isRunning = ({ kind }: TrialPhase): boolean =>
  kind === 'looking' || kind === 'lists' || kind === 'rows'
