import { askAs } from './ask-as.ts'
import { LARKSPUR } from './reference-server.ts'

/**
 * Parameters of the page about the first export of the demonstration that a filter finds. Without a server there are none.
 * @param filter for example `filter[isEnabled]=false`
 */
export async function exportOf(filter: string): Promise<Record<string, string>> {
  if (import.meta.env.PROD) return {}
  const address = new URL(`/api/export?${filter}&lea=${LARKSPUR.lea}&limit=1`, 'http://console.test')
  const request = new Request(address, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const { data }: { data: { id: number }[] } = await (await askAs('employee@example.org', request)).json()
  const [found] = data
  if (!found) throw new Error(`No export answers ${filter}.`)
  return { id: String(found.id) }
}
