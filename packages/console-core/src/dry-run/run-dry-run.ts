import type { FileReading } from '../source-file/file-reading.ts'
import type { OnProgress } from './check-file.ts'
import type { DryRunReport } from './dry-run-report.ts'
import type { FileToCheck } from './file-trial.ts'
import type { SniffedFile } from './sniffed-file.ts'

/**
 * Learns from the beginning of a file how it is made. What is `wanted` is not guessed.
 * @throws DryRunError when no worker could look at it
 * @example (await sniffFile(file)).delimiter // 'tab'
 */
export const sniffFile = async (
  file: File,
  { signal, wanted = {} }: { signal?: AbortSignal; wanted?: Partial<FileReading> } = {},
): Promise<SniffedFile> => {
  const answer = await askWorker({ kind: 'sniff', file, wanted }, { signal })
  if (answer.kind !== 'sniffed') throw new DryRunError('The worker sent an unexpected message')
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
}: BrowserCheck & { signal?: AbortSignal; onProgress: OnProgress }): Promise<DryRunReport> => {
  const answer = await askWorker({ kind: 'check', ...check }, { signal, onProgress })
  if (answer.kind !== 'checked') throw new DryRunError('The worker sent an unexpected message')
  return answer.report
}

/** The worker could not do its work: it did not start, or the file was taken away meanwhile. */
export class DryRunError extends Error {
  override name = 'DryRunError'
}

/** Only a file of the browser can be handed to a worker. */
type BrowserCheck = Omit<FileToCheck, 'file'> & { file: File }

type Final = Exclude<WorkerAnswer, { kind: 'progress' | 'failed' }>

/** Asks a worker of its own, which is gone when it has answered or the signal ends it. */
const askWorker = (
  request: WorkerRequest,
  {
    signal,
    onProgress,
  }: { signal?: AbortSignal | undefined; onProgress?: (rows: number, share: number) => void },
): Promise<Final> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('./dry-run-worker.js', import.meta.url), { type: 'module' })
    const end = () => {
      worker.terminate()
      signal?.removeEventListener('abort', abort)
    }
    const abort = () => {
      end()
      reject(signal?.reason)
    }
    const fail = (reason: string) => {
      end()
      reject(new DryRunError(reason))
    }
    signal?.addEventListener('abort', abort)
    worker.addEventListener('error', ({ message }) => fail(message || "The worker didn't start"))
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') onProgress?.(data.rows, data.share)
      else if (data.kind === 'failed') fail(data.reason)
      else {
        end()
        resolve(data)
      }
    })
    worker.postMessage(request)
  })

/** What the worker is asked; it answers once and is let go. */
export type WorkerRequest =
  | { kind: 'sniff'; file: File; wanted: Partial<FileReading> }
  | ({ kind: 'check' } & BrowserCheck)

export type WorkerAnswer =
  | { kind: 'progress'; rows: number; share: number }
  | { kind: 'sniffed'; sniffed: SniffedFile }
  | { kind: 'checked'; report: DryRunReport }
  | { kind: 'failed'; reason: string }
