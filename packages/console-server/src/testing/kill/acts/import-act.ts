import { IMPORTED_LEA } from '../kill-districts.ts'
import { writeInbox } from '../kill-inbox.ts'
import type { Act } from './act.ts'
import { syncNow } from './sync-now.ts'

/** A first import, and one that inserts, changes and deactivates. */
export const importAct: Act = async ({ server, browser, during, acknowledge }) => {
  for (const time of ['first', 'later'] as const) {
    await writeInbox(server.inboxDir, time)
    await during(async () => {
      const batchId = await syncNow(browser, IMPORTED_LEA)
      await acknowledge('sync', [batchId])
      await server.jobs.idle()
    })
    await acknowledge('ended')
  }
}
