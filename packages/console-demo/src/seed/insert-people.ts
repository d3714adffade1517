import { type Db, hashPassword } from '@edconsole/console-server/internal'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'
import { insertPerson } from './insert-person.ts'

/** The demo accounts. */
export const insertPeople = async (db: Db, now: Date): Promise<void> => {
  const hash = await hashPassword(DEMO_PASSWORD)
  for (const [index, account] of DEMO_ACCOUNTS.entries()) {
    const ids = { userId: 101 + index, accountId: 77_101 + index, authxAccountId: 50_901 + index }
    await insertPerson(db, account, { ids, hash, now })
  }
}
