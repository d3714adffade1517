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
  { write }: Pick<Sending, 'write'>,
  work: () => Promise<T>,
  { breakOff, longestMs }: { breakOff: () => void; longestMs: number },
): Promise<T> => {
  let look: NodeJS.Timeout | undefined
  let late: NodeJS.Timeout | undefined
  const broken = new Promise<never>((_, reject) => {
    const end = (error: unknown) => {
      breakOff()
      reject(error)
    }
    look = setInterval(() => void write(async () => {}).catch(end), LOOK_MS)
    late = setTimeout(() => end(notReached('it did not answer in time')), longestMs)
  })
  const worked = work()
  // When it is broken off, how it fails is of no interest any more.
  worked.catch(() => {})
  try {
    return await Promise.race([worked, broken])
  } finally {
    clearInterval(look)
    clearTimeout(late)
  }
}
