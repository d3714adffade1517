import type { Db } from '../../../db/schema.ts'
import type { TestFetch, TestServer } from '../../create-test-server.ts'
import type { ChildEnd } from '../run-child.ts'

/** What a killed process left, before anything goes on. */
export type Remains = { db: Db; folder: string; end: ChildEnd }

/** The next server when its jobs have come to their end, and a user there with the earlier session. */
export type Recovered = { server: TestServer; browser: TestFetch; end: ChildEnd }

/** An undisturbed deed: what its process told and left, and what doing it once more came to. */
export type Clean<Left, Outcome> = { end: ChildEnd; left: Left; outcome: Outcome }

/** What must hold after a deed was cut off. */
export type Check<Left, Outcome> = {
  left: (remains: Remains) => Promise<Left>
  /** Nothing is half there, and nothing acknowledged is missing. */
  atRest: (remains: Remains, clean: Clean<Left, Outcome>) => Promise<void>
  /** What was begun has come to its end. */
  recovered: (recovered: Recovered, clean: Clean<Left, Outcome>) => Promise<void>
  /** Does the deed once more: one that was cut off comes to the same then. */
  outcome: (recovered: Recovered) => Promise<Outcome>
}
