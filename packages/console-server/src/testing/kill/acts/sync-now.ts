import type { TestFetch } from '../../create-test-server.ts'
import { sender } from '../../walks/send.ts'

const ask = sender('/district/sis-imports/sync')

/** Starts an import of all templates of a district. */
export const syncNow = async (browser: TestFetch, lea: string): Promise<number> => {
  const { status, error, data } = await ask(browser, 'POST', `?lea=${lea}`, {})
  if (status !== 200) throw new Error(error.message)
  return data.batchId
}
