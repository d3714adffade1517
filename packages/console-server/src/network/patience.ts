import { NetworkError } from './network-error.ts'

/** How long an answer may keep us waiting in all. */
export type Patience = {
  /**
   * The promise's value.
   * @throws NetworkError when the time has run out; it runs only while somebody waits, not while an answer is worked on
   */
  readonly wait: <T>(promise: Promise<T>) => Promise<T>
}

export const patienceOf = (totalMs: number): Patience => {
  let left = totalMs
  return {
    wait: async (promise) => {
      const from = performance.now()
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new NetworkError('noAnswer')), Math.max(0, left))
      })
      try {
        return await Promise.race([promise, tooLate])
      } finally {
        clearTimeout(timer)
        left -= performance.now() - from
      }
    },
  }
}
