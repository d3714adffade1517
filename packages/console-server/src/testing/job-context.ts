import { randomBytes } from 'node:crypto'
import { CONSTANTS } from '@edconsole/console-core/contract'
import type { JobContext } from '../jobs/job-context.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { testMail } from './test-mail.ts'

type Given = Pick<JobContext, 'db' | 'store'> & Partial<JobContext>

/** Surroundings of the background work for a test that has no whole server. */
export const jobContext = (given: Given): JobContext => ({
  now: () => new Date(),
  timeZone: CONSTANTS.timeZone,
  secrets: secretsWith(randomBytes(32)),
  mail: testMail().mail,
  allowLoopback: false,
  employeeAccess: 'either',
  askOwn: async () => new Response('There is no server.', { status: 404 }),
  ...given,
})
