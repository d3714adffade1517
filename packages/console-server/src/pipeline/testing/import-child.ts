/** Runs an import in a process of its own, to be killed: `import-child.ts <database folder> <inbox folder> <rows>`. */
import { embeddedDb, openEmbedded } from '../../db/engine.ts'
import { startJobs } from '../../jobs.ts'
import { jobContext } from '../../testing/job-context.ts'
import { startSync } from '../start-sync.ts'
import { LEA } from './import-bench.ts'

const [folder = '', inboxDir = '', rows = ''] = process.argv.slice(2)
const now = () => new Date('2026-09-14T12:14:00Z')
const db = embeddedDb(await openEmbedded({ folder }))
const jobs = startJobs(jobContext({ db, inboxDir, now }))
await startSync(db, { lea: LEA, schoolYear: 2026, request: {}, triggeredBy: 'Ana Silva', now: now() })
jobs.nudge()

/** Says how far the students are, until the batch has ended or somebody kills the process. */
for (let ended = false; !ended; ) {
  const students = await db
    .selectFrom('importResults')
    .select('recordsRead')
    .where('componentName', '=', 'students')
    .executeTakeFirst()
  const read = students?.recordsRead ?? 0
  if (read > 0) process.stdout.write(read >= Number(rows) ? 'read\n' : 'transforming\n')
  const open = await db.selectFrom('importBatches').select('batchId').where('endedAt', 'is', null).execute()
  ended = open.length === 0
  await new Promise((resolve) => setTimeout(resolve, 2))
}
process.exit(3)
