import type { TestFetch } from '../../create-test-server.ts'
import { exportCalls } from '../../export-calls.ts'
import type { Act } from './act.ts'

/** Files side by side, and one archive. */
export const SENT = [
  { name: 'Plain', exportType: 'customCsv', fileNamePattern: '{component}.csv', zip: false },
  { name: 'Archive', exportType: 'oneroster11Csv', fileNamePattern: '{component}.csv', zip: true },
] as const

export const exportAct: Act = async ({ server, browser, during, acknowledge }) => {
  for (const sent of SENT) {
    await during(async () => {
      const id = await addExport(browser, sent)
      await acknowledge(`created ${sent.name}`)
      await acknowledge('sent', await sendNow(browser, id))
      await server.jobs.idle()
    })
    await acknowledge('ended')
  }
}

export const addExport = async (browser: TestFetch, sent: (typeof SENT)[number]): Promise<number> => {
  const download = { deliveryMethod: 'download', productId: 2, components: ['sites', 'students'] }
  const { status, error, data } = await exportCalls(browser).create({ ...download, ...sent, isEnabled: true })
  if (status !== 200) throw new Error(error.message)
  return data.id
}

export const sendNow = async (browser: TestFetch, id: number): Promise<number[]> => {
  const { status, error, data } = await exportCalls(browser).sendNow({ exportIds: [id] })
  if (status !== 200) throw new Error(error.message)
  return data.batchIds
}
