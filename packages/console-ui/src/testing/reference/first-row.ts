import { askAs } from './ask-as.ts'
import { LARKSPUR } from './reference-server.ts'

/**
 * The first row of a list of the demonstration's own district, for the parameters of a page about it.
 * @param list path of the list with what narrows it: `export?filter[isEnabled]=false`
 * @throws when there is none
 */
export async function firstRow<Row extends Record<string, unknown>>(list: string): Promise<Row> {
  const address = new URL(`/api/${list}&lea=${LARKSPUR.lea}&limit=1`, 'http://console.test')
  const request = new Request(address, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const { data }: { data: Row[] } = await (await askAs('employee@example.org', request)).json()
  const [row] = data
  if (!row) throw new Error(`Nothing answers ${list}.`)
  return row
}
