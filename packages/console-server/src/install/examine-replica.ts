import { setTimeout } from 'node:timers/promises'
import { databaseIdOf, primaryPosition, readReplica } from '../db/replica/log-position.ts'
import type { Db } from '../db/schema.ts'

export type Examined = { readonly isPassed: boolean; readonly text: string }

const LOOK_MS = 100

/** Says whether a server is a replica of the database that is close enough behind it, and what to do if not. */
export const examineReplica = async (replica: Db, primary: Db, maxLag: number): Promise<Examined> => {
  const found = await readReplica(replica)
  if (found.replayed === null)
    return toDo('Name a standby in CONSOLE_DATABASE_REPLICA_URL: this server takes changes itself.')
  if (found.database !== (await databaseIdOf(primary)))
    return toDo(
      'Name a standby of DATABASE_URL in CONSOLE_DATABASE_REPLICA_URL: this one follows another database.',
    )
  const from = performance.now()
  const position = await primaryPosition(primary)
  // Everything that was written before is there once it has this position, the migrations too.
  while (((await readReplica(replica)).replayed ?? 0) < position) {
    if (performance.now() - from > maxLag * 1000)
      return toDo(
        `Find out what holds up the replica: it's more than ${maxLag} seconds behind, so no reads go there.`,
      )
    await setTimeout(LOOK_MS)
  }
  const seconds = Math.ceil((performance.now() - from) / 1000)
  return {
    isPassed: true,
    text: `follows the database, within ${seconds} s; ${maxLag} s are accepted`,
  }
}

const toDo = (text: string): Examined => ({ isPassed: false, text })
