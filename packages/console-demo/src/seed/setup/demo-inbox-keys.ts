import { type Db, hashPassword } from '@edconsole/console-server/internal'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import type { SeedDistrict } from '../seed-district.ts'

/** Where the demo takes files by SFTP. */
export const DEMO_INBOX = { host: '127.0.0.1', port: 4392 } as const

const DAY = 86_400_000

/** Lets each district deliver files with the demo's password; its username is the district's code. */
export const insertInboxKeys = async (
  db: Db,
  districts: readonly SeedDistrict[],
  now: Date,
): Promise<void> => {
  const hash = await hashPassword(DEMO_PASSWORD)
  const created = { createdAt: new Date(now.getTime() - 20 * DAY), createdBy: 'Ana Silva' }
  const leas = districts.map(({ lea }) => lea)
  const rows = await db.selectFrom('districts').select('id').where('lea', 'in', leas).orderBy('id').execute()
  await db
    .insertInto('inboxKeys')
    .values(
      rows.map(({ id }) => ({
        districtId: id,
        kind: 'password' as const,
        name: 'Nightly job of the SIS',
        hash,
        ...created,
        lastUsedAt: null,
      })),
    )
    .execute()
}
