import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Kill } from './kill-plan.ts'

export type StatementCounter = {
  /** Statements sent to the database while `during` was at work. */
  count: () => number
  /** Counts, and kills at the statement that was asked for. */
  during: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Stands between the server and both drivers, so that a process can die at one certain statement: `begin` and `commit`
 * are statements too.
 */
export const statementCounter = (kill: Kill | null): StatementCounter => {
  let counts = false
  let count = 0

  const send = (run: () => unknown): unknown => {
    if (!counts) return run()
    count += 1
    return count === kill?.statement ? dieAt(kill, run) : run()
  }
  const counted = <F extends (...args: never[]) => unknown>(driver: F): F =>
    new Proxy(driver, { apply: (target, self, args) => send(() => Reflect.apply(target, self, args)) })

  PGlite.prototype.query = counted(PGlite.prototype.query)
  pg.Client.prototype.query = counted(pg.Client.prototype.query)

  return {
    count: () => count,
    during: async (work) => {
      counts = true
      try {
        return await work()
      } finally {
        counts = false
      }
    },
  }
}

const dieAt = async ({ moment }: Kill, run: () => unknown): Promise<unknown> => {
  if (moment === 'before') die()
  const answer = run()
  // A server of its own goes on with what it was sent, though no client waits for the answer any more.
  if (moment === 'within') setImmediate(die)
  await Promise.resolve(answer).catch(() => {})
  die()
  return answer
}

/** As power would: nothing is closed, put back or said. */
export const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
}
