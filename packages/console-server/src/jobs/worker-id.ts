import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'

const alive = new Set<string>()

/** A name under which a worker of this process holds jobs. */
export const newWorkerId = (): string => {
  const id = `${hostname()}:${process.pid}:${randomBytes(6).toString('hex')}`
  alive.add(id)
  return id
}

export const forgetWorker = (id: string): void => {
  alive.delete(id)
}

/** Whether a worker is certain to be gone. One on another machine never is: its lease runs out instead. */
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
