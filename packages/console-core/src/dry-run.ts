/** Tries a file on a template without storing anything: in the browser, in a worker, by the rules of an import. */
export type { DryRunContext } from './dry-run/dry-run-context.ts'
export type { DryRunCause, DryRunReport, DryRunSample } from './dry-run/dry-run-report.ts'
export type { FileReading } from './source-file/file-reading.ts'
export type { SniffedFile } from './dry-run/sniffed-file.ts'
