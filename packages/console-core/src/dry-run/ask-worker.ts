import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts'

/** The worker could not do its work: it did not start, or the file was taken away meanwhile. */
export class DryRunError extends Error {
  override name = 'DryRunError'
}

type Final = Exclude<WorkerAnswer, { kind: 'progress' | 'failed' }>

/** Asks a worker of its own, which is gone when it has answered or the signal ends it. */
export const askWorker = (
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
    worker.addEventListener('error', ({ message }) => fail(message || 'The worker did not start'))
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
