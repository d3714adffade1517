import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts'
import { SCALE_ACCOUNTS } from '../../seed/scale/seed-scale.ts'
import type { Side } from './measure.ts'

export type Page = {
  readonly data: readonly Readonly<Record<string, unknown>>[]
  readonly extensions: { readonly totalCount: number }
}

/** A page of a list, or an error that says what came instead. */
export const askPage = async ({ origin, headers }: Side, path: string): Promise<Page> => {
  const response = await fetch(`${origin}${path}`, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/** Signs the person with every role in: of all people they have most roles to look up. */
export const signIn = async (origin: string): Promise<Side> => {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({
      provider: 'illuminate',
      username: SCALE_ACCOUNTS[0]?.email,
      password: DEMO_PASSWORD,
    }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!response.ok || cookie === undefined) throw new Error(`Nobody can sign in: ${await response.text()}`)
  return { origin, headers: { cookie: cookie.split(';')[0] ?? '' } }
}
