import type { DryRunReport } from './dry-run-report.ts'
import type { FileToCheck } from './file-trial.ts'
import type { SniffedFile } from './sniffed-file.ts'

/** What the worker is asked; it answers once and is let go. */
export type WorkerRequest = { kind: 'sniff'; file: File } | ({ kind: 'check' } & FileToCheck)

export type WorkerAnswer =
  | { kind: 'progress'; rows: number; share: number }
  | { kind: 'sniffed'; sniffed: SniffedFile }
  | { kind: 'checked'; report: DryRunReport }
  | { kind: 'failed'; reason: string }
