import { z } from 'zod'
import type { SisConnectionOf, SisGreeting } from './sis-adapter.ts'
import { SisError } from './sis-error.ts'
import type { JsonAnswer, SisHttp, SisRequest } from './sis-http.ts'

const token = z.object({
  access_token: z.string().min(1),
  /** In seconds. */
  expires_in: z.coerce.number().positive().optional().catch(undefined),
})

type Keys = { readonly sisApiKey: string; readonly sisApiSecret: string }

type Ask = { readonly url: string; readonly keys: Keys; readonly headers?: Readonly<Record<string, string>> }

/** How OAuth servers of SIS systems want to be asked for a token: the first way that a server knows is taken. */
const WAYS: readonly ((path: string, keys: Keys) => SisRequest)[] = [
  (path, keys) => ({
    path,
    method: 'POST',
    body: 'grant_type=client_credentials',
    headers: { authorization: basic(keys), 'content-type': 'application/x-www-form-urlencoded' },
  }),
  (path, keys) => ({
    path: `${path}?grant_type=client_credentials`,
    headers: { authorization: basic(keys) },
  }),
]

const basic = ({ sisApiKey, sisApiSecret }: Keys): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(sisApiKey)}:${encodeURIComponent(sisApiSecret)}`).toString('base64')}`

type Options = { readonly paths: readonly string[]; readonly headers?: Readonly<Record<string, string>> }

/** A SIS that wants a token with every question. It is fetched when it is first needed, and again when it has run out. */
export const signedIn = (http: SisHttp, { secrets }: SisConnectionOf, { paths, headers }: Options) => {
  let current: ReturnType<typeof accessToken> | null = null
  const signIn = () => accessToken(http, secrets, { paths, ...(headers && { headers }) })
  const bearer = async () => {
    current ??= signIn()
    const { value } = await current
    return { ...headers, accept: 'application/json', authorization: `Bearer ${value.access_token}` }
  }

  const items = async function* (path: string, members: string): AsyncGenerator<unknown> {
    let begun = false
    try {
      for await (const item of http.items({ path, headers: await bearer() }, members)) {
        begun = true
        yield item
      }
    } catch (error) {
      const isOld =
        error instanceof SisError && (error.fault === 'unauthorized' || error.fault === 'noPermission')
      if (begun || !isOld || current === null) throw error
      current = signIn()
      yield* http.items({ path, headers: await bearer() }, members)
    }
  }

  const greet = async (): Promise<SisGreeting> => {
    current ??= signIn()
    const { certificateEnds } = await current
    return { certificateEnds }
  }
  return { items, greet }
}

/**
 * Signs in by OAuth 2 client credentials.
 * @param paths where the token may be had; the next is tried when one is unknown
 */
export const accessToken = async (
  http: SisHttp,
  keys: Keys,
  { paths, headers }: { paths: readonly string[]; headers?: Ask['headers'] },
): Promise<JsonAnswer<z.output<typeof token>>> => {
  const asks = paths.flatMap((path) => WAYS.map((way) => way(path, keys)))
  let unknown = new SisError('unknownPath')
  for (const ask of asks)
    try {
      return await http.json(
        { ...ask, headers: { ...headers, accept: 'application/json', ...ask.headers } },
        token,
      )
    } catch (error) {
      if (!(error instanceof SisError)) throw error
      // OAuth refuses a client with 400 or 401.
      if (error.status === 400) throw new SisError('unauthorized', { status: 400 })
      if (error.fault !== 'unknownPath') throw error
      unknown = error
    }
  throw unknown
}
