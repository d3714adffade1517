import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

export const SESSION_COOKIE = 'edconsole_session'

export const readSessionCookie = (c: Context): string | undefined => getCookie(c, SESSION_COOKIE)

export const writeSessionCookie = (c: Context, token: string): void =>
  setCookie(c, SESSION_COOKIE, token, attributes(c))

export const clearSessionCookie = (c: Context): void => {
  deleteCookie(c, SESSION_COOKIE, attributes(c))
}

const attributes = (c: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(c) }) as const

const isHttps = (c: Context): boolean =>
  (c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() ?? new URL(c.req.url).protocol.slice(0, -1)) ===
  'https'
