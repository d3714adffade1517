import type { Db, Secrets } from '@edconsole/console-server/internal'
import { pastChanges } from './past-changes.ts'
import { replayChange } from './replay-change.ts'

/** The audit log's history: past changes, made again one after another. Signed by this server, so not part of the seed. */
export const seedAudit = async (
  trx: Db,
  { secrets, now }: { secrets: Secrets; now: Date },
): Promise<void> => {
  for (const change of await pastChanges(trx, now)) await replayChange(trx, change, secrets)
}
