import type { Db } from '../../../db/schema.ts'
import type { TestFetch } from '../../create-test-server.ts'
import { sender } from '../../walks/send.ts'
import type { Act } from './act.ts'

/** A sandbox is created, then removed. */
export const provisionAct: Act = async ({ server, browser, during, acknowledge }) => {
  const id = await during(async () => {
    const sandboxId = await createSandbox(server.db, browser)
    await acknowledge('asked')
    await server.jobs.idle()
    return sandboxId
  })
  await acknowledge('created')
  await during(async () => {
    await removeInstance(browser, id)
    await acknowledge('asked to remove')
    await server.jobs.idle()
  })
  await acknowledge('removed')
}

const ask = sender('/ied/instances')

/** Asks for a sandbox of the seeded district's production instance. */
export const createSandbox = async (db: Db, browser: TestFetch): Promise<number> => {
  const { id } = await db
    .selectFrom('instances')
    .select('id')
    .where('name', '=', 'larkspur-valley-prod')
    .executeTakeFirstOrThrow()
  const { status, error, data } = await ask(browser, 'POST', `/${id}/sandbox`)
  if (status !== 200) throw new Error(error.message)
  return data.id
}

const removeInstance = async (browser: TestFetch, id: number): Promise<void> => {
  const body = { status: 'deprovisioning', reason: 'No longer needed' }
  const { status, error } = await ask(browser, 'PATCH', `/${id}/status`, body)
  if (status !== 200) throw new Error(error.message)
}
