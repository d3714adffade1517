import type { Db } from '@edconsole/console-server/internal'
import type { DemoDistrict } from '../demo-districts.ts'
import type { SeedDistrict } from '../seed-district.ts'
import type { SeedKind } from '../seed-kind.ts'
import { addByHand } from './add-by-hand.ts'
import { completeDistricts } from './complete-districts.ts'
import { completeRows } from './complete-rows.ts'
import { insertInboxKeys } from './demo-inbox-keys.ts'

type Options = {
  now: Date
  drafts: readonly DemoDistrict[]
  districts: readonly SeedDistrict[]
  kind: SeedKind
}

/** What people have set up in the console: after districts and rows are there. */
export const seedSetup = async (db: Db, { now, drafts, districts, kind }: Options): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await completeDistricts(trx, drafts, now)
    await completeRows(trx)
    await insertInboxKeys(trx, districts, now)
    const rich = districts.find(({ profile }) => profile === 'rich')
    if (kind === 'demo' && rich) await addByHand(trx, rich, now)
  })
}
