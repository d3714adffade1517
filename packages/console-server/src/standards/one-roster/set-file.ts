import type { Readable } from 'node:stream'

/** A file of a set, wherever it is kept. */
export type SetFile = {
  /** With its ending: `users.csv`. */
  readonly name: string
  readonly open: () => Promise<Readable>
}
