import { createHash, randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'

/** Where the provider's session frame is. */
export const CHECK_SESSION_PATH = '/session/check'

const COOKIE = 'browser_state'
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Adds OpenID Connect Session Management 1.0 to a provider, whose library has none: a cookie that scripts of the provider can read stands
 * for its session, and each answer to a sign-in carries a hash of it. Cookies are for frames within pages of other sites too.
 */
export const withSessionManagement = (provider: Provider): void => {
  provider.use(async (ctx, next) => {
    await next()
    const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc
    const state = stateAfter(ctx.path, oidc)
    if (state !== undefined) {
      ctx.append('set-cookie', `${COOKIE}=${state}; path=/; samesite=none`)
      const answer = URL.parse(ctx.response.get('location'))
      const clientId = oidc?.client?.clientId
      if (answer?.searchParams.has('code') && clientId !== undefined) {
        const salt = randomBytes(8).toString('hex')
        const hash = hashOf(`${clientId} ${answer.origin} ${state} ${salt}`)
        answer.searchParams.set('session_state', `${hash}.${salt}`)
        ctx.set('location', answer.href)
      }
    }
    // Browsers take such cookies only as secure ones, which the library refuses over http. On this machine they do.
    const cookies = ctx.response.headers['set-cookie']
    if (Array.isArray(cookies))
      ctx.set(
        'set-cookie',
        cookies.map((cookie) => (/samesite=none/i.test(cookie) ? `${cookie}; secure` : cookie)),
      )
  })
}

/** What the cookie says from now on; undefined where the answer changes nothing. */
const stateAfter = (path: string, oidc: KoaContextWithOIDC['oidc'] | undefined): string | undefined => {
  if (path === '/session/end/confirm') return randomBytes(16).toString('hex')
  const session = oidc?.session
  return session?.accountId === undefined ? undefined : hashOf(session.uid)
}

const SCRIPT = `
const base64url = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const cookie = () => /(?:^|; )${COOKIE}=([^;]*)/.exec(document.cookie)?.[1] ?? ''
addEventListener('message', async ({ data, origin, source }) => {
  if (source === window || source === null) return
  const [, clientId, hash, salt] = /^(\\S+) ([\\w-]+)\\.(\\w+)$/.exec(data) ?? []
  const text = [clientId, origin, cookie(), salt].join(' ')
  const digest = base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  source.postMessage(hash === undefined ? 'error' : digest === hash ? 'unchanged' : 'changed', origin)
})
`

/** The page of the session frame: it tells a relying party's frame whether the session is still the same. */
export const checkSessionPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Session</title><script>${SCRIPT}</script></html>`
