import { accessToken } from './access-token.ts'
import type { SisConnectionOf, SisGreeting } from './sis-adapter.ts'
import { SisError } from './sis-error.ts'
import type { SisHttp } from './sis-http.ts'

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
