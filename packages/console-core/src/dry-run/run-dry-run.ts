import { askWorker, DryRunError } from './ask-worker.ts'
import type { OnProgress } from './check-file.ts'
import type { DryRunReport } from './dry-run-report.ts'
import type { FileToCheck } from './file-trial.ts'
import type { SniffedFile } from './sniffed-file.ts'

/**
 * Learns from the beginning of a file how it is made.
 * @throws DryRunError when no worker could look at it
 * @example (await sniffFile(file)).delimiter // 'tab'
 */
export const sniffFile = async (file: File, signal?: AbortSignal): Promise<SniffedFile> => {
  const answer = await askWorker({ kind: 'sniff', file }, { signal })
  if (answer.kind !== 'sniffed') throw new DryRunError('The worker answered something else')
  return answer.sniffed
}

/**
 * Takes a file through a template by the rules of an import. It is read in a worker of this browser: no row leaves it, and
 * nothing is stored. Aborting the signal ends the worker at once.
 * @throws DryRunError when no worker could do it; the signal's reason when it was aborted
 * @example
 * const report = await dryRun({ template, file, reading, context, onProgress: (rows, share) => show(rows, share) })
 * report.rejected // 312
 */
export const dryRun = async ({
  signal,
  onProgress,
  ...check
}: FileToCheck & { signal?: AbortSignal; onProgress: OnProgress }): Promise<DryRunReport> => {
  const answer = await askWorker({ kind: 'check', ...check }, { signal, onProgress })
  if (answer.kind !== 'checked') throw new DryRunError('The worker answered something else')
  return answer.report
}
