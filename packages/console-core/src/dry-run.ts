/** Tries a file on a template without storing anything, by the rules of an import: in a worker of the browser, or wherever it is called. */

export { checkFile, isDayFirst, type OnProgress, wholeReport } from './dry-run/check-file.ts'
export type { DryRunContext } from './dry-run/dry-run-context.ts'
export type { DryRunCause, DryRunReport, DryRunSample } from './dry-run/dry-run-report.ts'
export type { FileBytes, NamedFile } from './dry-run/file-text.ts'
export {
  createFileTrial,
  type FileToCheck,
  type FileTrial,
  type RowWatcher,
  type SeenRow,
} from './dry-run/file-trial.ts'
export { withoutLists } from './dry-run/import-context-of.ts'
export { type AskList, type ContextWanted, loadContext } from './dry-run/load-context.ts'
export {
  type FilePreview,
  type PreviewCell,
  type PreviewColumn,
  type PreviewRow,
  previewRows,
} from './dry-run/preview-rows.ts'
export { DryRunError, dryRun, sniffFile } from './dry-run/run-dry-run.ts'
export { sniff } from './dry-run/sniff.ts'
export type { SniffedFile } from './dry-run/sniffed-file.ts'
export type { FileReading } from './source-file/file-reading.ts'
