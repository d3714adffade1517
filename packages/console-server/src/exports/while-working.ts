import type { Sending } from './sending.ts'

const LOOK_MS = 1000

/**
 * Does something long that writes nothing meanwhile, and breaks it off when the work is no longer ours or the server wants
 * to end.
 * @param breakOff makes the work fail
 */
export const whileWorking = async <T>(
  { write }: Pick<Sending, 'write'>,
  work: () => Promise<T>,
  breakOff: () => Promise<void>,
): Promise<T> => {
  let reason: unknown
  const look = setInterval(() => {
    write(async () => {}).catch(async (error: unknown) => {
      reason ??= error
      await breakOff().catch(() => {})
    })
  }, LOOK_MS)
  try {
    return await work()
  } catch (error) {
    throw reason ?? error
  } finally {
    clearInterval(look)
  }
}
