import { askAs } from './ask-as.ts'
import { LARKSPUR } from './reference-server.ts'

type Row = { id: number; authXAccountId: number | null }

/** Parameters of the pages about one person of the demonstration, found by their email. Without a server there are none. */
export async function personOf(email: string): Promise<Record<string, string>> {
  const { id, authXAccountId } = await firstOf(`users?search=${email}`)
  return { id: String(id), authXAccountId: String(authXAccountId) }
}

/** Parameters of the page about one of the demonstration's staff, the first that such a list names. */
export async function staffMemberOf(query: string): Promise<Record<string, string>> {
  const { id } = await firstOf(`district/staffs?lea=${LARKSPUR.lea}&${query}`)
  return { id: String(id) }
}

/** Parameters of the page about a role of the demonstration. */
export async function roleOf(name: string): Promise<Record<string, string>> {
  const { id } = await firstOf(`roles?filter[name]=${name}`)
  return { id: String(id) }
}

/** Parameters of the page about an instance of the demonstration. */
export async function instanceOf(name: string): Promise<Record<string, string>> {
  const { id } = await firstOf(`ied/instances?filter[name]=${name}`)
  return { id: String(id) }
}

/** Parameters of the pages about a client of the demonstration. */
export async function clientOf(slug: string): Promise<Record<string, string>> {
  const { id } = await firstOf(`ied/clients?filter[slug]=${slug}`)
  return { id: String(id) }
}

async function firstOf(list: string): Promise<Row> {
  if (import.meta.env.PROD) return { id: 1, authXAccountId: 1 }
  const request = new Request(`http://console.test/api/${list}&limit=1`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  const { data }: { data: Row[] } = await (await askAs('employee@example.org', request)).json()
  const [row] = data
  if (!row) throw new Error(`Nothing answers ${list}.`)
  return row
}
