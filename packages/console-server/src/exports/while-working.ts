import { StoppingError } from '../jobs/job-context.ts'
import { notReached } from './delivery/receiver.ts'
import type { Sending } from './sending.ts'

const LOOK_MS = 1000

/**
 * Does something long that writes nothing meanwhile, and breaks it off when the work is no longer ours, the server wants to
 * end, or the receiver keeps us waiting.
 * @param breakOff ends the work at once, however it stands
 * @param longestMs how long it may take
 */
export const whileWorking = async <T>(
  { write, stopping }: Pick<Sending, 'write' | 'stopping'>,
  work: () => Promise<T>,
  { breakOff, longestMs }: { breakOff: () => void; longestMs: number },
): Promise<T> => {
  if (stopping.aborted) throw new StoppingError()
  let look: NodeJS.Timeout | undefined
  let late: NodeJS.Timeout | undefined
  let stop = () => {}
  const broken = new Promise<never>((_, reject) => {
    const end = (error: unknown) => {
      breakOff()
      reject(error)
    }
    stop = () => end(new StoppingError())
    stopping.addEventListener('abort', stop)
    look = setInterval(() => void write(async () => {}).catch(end), LOOK_MS)
    late = setTimeout(() => end(notReached("it didn't respond in time")), longestMs)
  })
  const worked = work()
  // When it is broken off, how it fails is of no interest any more.
  worked.catch(() => {})
  try {
    return await Promise.race([worked, broken])
  } finally {
    stopping.removeEventListener('abort', stop)
    clearInterval(look)
    clearTimeout(late)
  }
}
