/** Runs an import in a process of its own, to be killed: `node import-child.ts <database folder> <inbox folder>`. */
import { embeddedDb, openEmbedded } from '../../db/engine.ts'
import { startJobs } from '../../jobs.ts'
import { startSync } from '../start-sync.ts'
import { LEA } from './import-bench.ts'

const [folder = '', inboxDir = ''] = process.argv.slice(2)
const now = () => new Date('2026-09-14T12:14:00Z')
const db = embeddedDb(await openEmbedded({ folder }))
const jobs = startJobs({ db, inboxDir, now })
await startSync(db, { lea: LEA, schoolYear: 2026, request: {}, triggeredBy: 'Ana Silva', now: now() })
jobs.nudge()
for (;;) {
  const results = await db
    .selectFrom('importResults')
    .select(['componentName', 'status', 'recordsRead'])
    .execute()
  for (const { componentName, status, recordsRead } of results) {
    process.stdout.write(`${componentName} ${status} ${recordsRead > 0 ? 'some' : 'none'}\n`)
  }
  await new Promise((resolve) => setTimeout(resolve, 5))
}
