import { z } from 'zod'
import type { SisConnectionOf, SisGreeting } from './sis-adapter.ts'
import { SisError, type SisFault } from './sis-error.ts'
import type { JsonAnswer, SisHttp, SisRequest } from './sis-http.ts'

const token = z.object({
  access_token: z.string().min(1),
  /** In seconds. */
  expires_in: z.coerce.number().positive().optional().catch(undefined),
})

type Token = JsonAnswer<z.output<typeof token>>

type Keys = SisConnectionOf['secrets']

type TokenOptions = {
  /** Where a token may be had; the next one is tried where there is none. */
  readonly paths: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  /** What the token is for, in the words of OAuth. Servers that don't know it are asked without. */
  readonly scope?: string
}

type Options = TokenOptions & {
  /** Returns the `Authorization` of one request to a SIS that hands out no tokens. */
  readonly sign?: (path: string) => string
}

/** Faults of a place that is none for tokens. */
const NO_TOKENS: ReadonlySet<SisFault> = new Set([
  ...(['unknownPath', 'notJson', 'redirect', 'unexpected'] as const),
])

/** A SIS that wants its keys proven with every request: by a token, fetched when first needed and when it has run out. */
export const signedIn = (http: SisHttp, { secrets }: SisConnectionOf, { sign, ...options }: Options) => {
  type Proof = { readonly authorize: (path: string) => string; readonly certificateEnds: Date | null }
  let current: Promise<Proof> | null = null
  const prove = (): Promise<Proof> =>
    accessToken(http, secrets, options).then(
      ({ value, certificateEnds }) => ({ authorize: () => `Bearer ${value.access_token}`, certificateEnds }),
      (error: unknown) => {
        // Where everything has to be signed, a request for a token is refused as well.
        const maySign =
          error instanceof SisError && (NO_TOKENS.has(error.fault) || error.fault === 'unauthorized')
        if (!sign || !maySign) throw error
        return { authorize: sign, certificateEnds: null }
      },
    )
  const proof = (): Promise<Proof> => {
    current ??= prove()
    return current
  }
  const requestOf = async (path: string): Promise<SisRequest> => {
    const { authorize } = await proof()
    const headers = { ...options.headers, accept: 'application/json', authorization: authorize(path) }
    return { path, headers }
  }

  return {
    /** A short answer in a known form. */
    json: async <T>(path: string, schema: z.ZodType<T>): Promise<JsonAnswer<T>> =>
      http.json(await requestOf(path), schema),
    /** The members of a list: see `jsonItems`. */
    items: async function* (path: string, members: string): AsyncGenerator<unknown> {
      let begun = false
      try {
        for await (const item of http.items(await requestOf(path), members)) {
          begun = true
          yield item
        }
      } catch (error) {
        const isOld =
          error instanceof SisError && (error.fault === 'unauthorized' || error.fault === 'noPermission')
        if (begun || !isOld || current === null) throw error
        current = prove()
        yield* http.items(await requestOf(path), members)
      }
    },
    greet: async (): Promise<SisGreeting> => {
      const { certificateEnds } = await proof()
      return { certificateEnds }
    },
  }
}

/** Signs in by OAuth 2 client credentials, in whichever way the server knows. */
export const accessToken = async (http: SisHttp, keys: Keys, options: TokenOptions): Promise<Token> => {
  let nowhere = new SisError('unknownPath')
  for (const path of options.paths) {
    const found = await tokenAt(http, path, keys, options)
    if (!(found instanceof SisError)) return found
    // What refuses may be a guard of all paths, and the place for tokens another one.
    if (!NO_TOKENS.has(found.fault) && found.fault !== 'unauthorized') throw found
    if (nowhere.fault !== 'unauthorized' && found.fault !== 'unknownPath') nowhere = found
  }
  throw nowhere
}

const tokenAt = async (
  http: SisHttp,
  path: string,
  keys: Keys,
  { headers, scope }: TokenOptions,
): Promise<Token | SisError> => {
  const ask = (request: Omit<SisRequest, 'path'>, query = ''): Promise<Token | SisError> =>
    http
      .json(
        {
          ...request,
          path: `${path}${query}`,
          headers: { ...headers, accept: 'application/json', ...request.headers },
        },
        token,
      )
      .catch((error: unknown) => {
        if (!(error instanceof SisError)) throw error
        // OAuth refuses a client with 400 or 401.
        return error.status === 400 ? new SisError('unauthorized', { status: 400 }) : error
      })
  let refused: SisError | null = null
  for (const way of waysToPost(keys, scope)) {
    const found = await ask(way)
    if (!(found instanceof SisError)) return found
    if (found.fault === 'unauthorized') refused ??= found
    else if (refused === null && found.fault === 'unknownPath') break
    else return (NO_TOKENS.has(found.fault) && refused) || found
  }
  if (refused) return refused
  const separator = path.includes('?') ? '&' : '?'
  return ask({ headers: { authorization: basic(keys) } }, `${separator}grant_type=client_credentials`)
}

/** With the scope, which some servers require and others don't know; then with the keys where other servers look for them. */
const waysToPost = (keys: Keys, scope: string | undefined): Omit<SisRequest, 'path'>[] => {
  const post = (
    fields: Readonly<Record<string, string | undefined>>,
    headers: Readonly<Record<string, string>> = {},
  ): Omit<SisRequest, 'path'> => {
    const given = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    return {
      method: 'POST',
      body: new URLSearchParams([['grant_type', 'client_credentials'], ...given]).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    }
  }
  const inHeader = { authorization: basic(keys) }
  return [
    post({ scope }, inHeader),
    ...(scope === undefined ? [] : [post({}, inHeader)]),
    post({ client_id: keys.sisApiKey, client_secret: keys.sisApiSecret, scope }),
  ]
}

const basic = ({ sisApiKey, sisApiSecret }: Keys): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(sisApiKey)}:${encodeURIComponent(sisApiSecret)}`).toString('base64')}`
