export { DryRun } from './dry-run.tsx'
export type { DryRunProps, TriedFile } from './dry-run-props.ts'
