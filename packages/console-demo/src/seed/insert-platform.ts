import type { Db } from '@edconsole/console-server/internal'
import type { DemoDistrict } from './demo-districts.ts'
import { insertAuthentications } from './platform/insert-authentications.ts'
import { insertClientProducts } from './platform/insert-client-products.ts'
import { insertInstances } from './platform/insert-instances.ts'
import { insertProducts } from './platform/insert-products.ts'

/** What the provider runs for its clients: products, who has which, instances, and further ways to sign in. */
export const insertPlatform = async (db: Db, drafts: readonly DemoDistrict[], now: Date): Promise<void> => {
  await insertProducts(db, now)
  await insertClientProducts(db, drafts, now)
  await insertInstances(db, drafts, now)
  await insertAuthentications(db, drafts, now)
}
