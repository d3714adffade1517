// Runs in a worker: a large file must not keep the page waiting.
import { checkFile } from './check-file.ts'
import type { WorkerAnswer, WorkerRequest } from './run-dry-run.ts'
import { sniff } from './sniff.ts'

const say = (answer: WorkerAnswer): void => postMessage(answer)

const answer = async (request: WorkerRequest): Promise<WorkerAnswer> => {
  if (request.kind === 'sniff') return { kind: 'sniffed', sniffed: await sniff(request.file, request.wanted) }
  let told = 0
  const report = await checkFile(request, (rows, share) => {
    // A bar needs no more than this, and each message is work for the page.
    if (performance.now() - told < 100) return
    told = performance.now()
    say({ kind: 'progress', rows, share })
  })
  return { kind: 'checked', report }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answer(data).then(say, (error: unknown) =>
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
})
