import { setTimeout } from 'node:timers/promises'
import { databaseIdOf, primaryPosition, readReplica } from '../db/replica/log-position.ts'
import type { Db } from '../db/schema.ts'
import { ToDo } from './diagnosis.ts'

const LOOK_MS = 100

/**
 * Checks that a server is a replica of the database that is close enough behind it.
 * @throws ToDo if it isn't
 */
export const examineReplica = async (replica: Db, primary: Db, maxLag: number): Promise<string> => {
  const found = await readReplica(replica)
  if (found.replayed === null)
    throw new ToDo('Name a standby in CONSOLE_DATABASE_REPLICA_URL: this server takes changes itself.')
  if (found.database !== (await databaseIdOf(primary)))
    throw new ToDo(
      'Name a standby of DATABASE_URL in CONSOLE_DATABASE_REPLICA_URL: this one follows another database.',
    )
  const from = performance.now()
  const position = await primaryPosition(primary)
  // Everything that was written before is there once it has this position, the migrations too.
  while (((await readReplica(replica)).replayed ?? 0) < position) {
    if (performance.now() - from > maxLag * 1000)
      throw new ToDo(
        `Find out what holds up the replica: it's more than ${maxLag} seconds behind, so no reads go there.`,
      )
    await setTimeout(LOOK_MS)
  }
  const seconds = Math.ceil((performance.now() - from) / 1000)
  return `follows the database, within ${seconds} s; ${maxLag} s are accepted`
}
