import { askAs } from './ask-as.ts'
import { LARKSPUR } from './reference-server.ts'

type Rows = { data: { batchId: number; etlStatusId: number }[] }

const first = async (path: string) => {
  const address = new URL(
    `/api/district/export-log-${path}&lea=${LARKSPUR.lea}&limit=1`,
    'http://console.test',
  )
  const request = new Request(address, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const { data }: Rows = await (await askAs('employee@example.org', request)).json()
  const [row] = data
  if (!row) throw new Error(`Nothing was sent that answers ${path}.`)
  return row
}

/**
 * Parameters of the pages about the newest sending of the demonstration that a filter finds, and about its first file. Without a
 * server there are none.
 * @param header narrows the sendings, @param file its files
 */
export async function sendingOf(header: string, file = ''): Promise<Record<string, string>> {
  if (import.meta.env.PROD) return {}
  const { batchId } = await first(`headers?${header}`)
  const { etlStatusId } = await first(`results?filter[batchId]=${batchId}${file}`)
  return { batchId: String(batchId), etlStatusId: String(etlStatusId) }
}
