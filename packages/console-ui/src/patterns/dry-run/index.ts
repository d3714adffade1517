export { DryRun } from './dry-run.tsx'
export type { DryRunProps } from './dry-run-props.ts'
