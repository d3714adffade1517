import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'

const alive = new Set<string>()

/** Creates an ID for a worker of this process. */
export const newWorkerId = (): string => {
  const id = `${hostname()}:${process.pid}:${randomBytes(6).toString('hex')}`
  alive.add(id)
  return id
}

/** IDs of this process's workers. */
export const livingWorkers = (): string[] => [...alive]

export const forgetWorker = (id: string): void => {
  alive.delete(id)
}

/** True if a worker is certainly gone. On another machine that is never certain: its lease expires instead. */
export const isGone = (id: string): boolean => {
  const [host, pid] = id.split(':')
  if (host !== hostname()) return false
  if (Number(pid) === process.pid) return !alive.has(id)
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
