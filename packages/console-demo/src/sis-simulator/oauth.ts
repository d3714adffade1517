import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Installation } from './installation.ts'

/** Issues tokens for key and secret, by POST or GET, and rejects requests without a token. */
export const oauth = ({ keys, failure }: Pick<Installation, 'keys' | 'failure'>) => {
  const token = randomBytes(24).toString('base64url')
  const encoded = `${encodeURIComponent(keys.sisApiKey)}:${encodeURIComponent(keys.sisApiSecret)}`
  const wanted = `Basic ${Buffer.from(encoded).toString('base64')}`
  const app = new Hono()
  app.on(['GET', 'POST'], '/oauth/token', (c) => {
    if (failure === 'accessExpired')
      return c.json(
        { error: 'invalid_client', error_description: 'The access is outside of its dates.' },
        401,
      )
    if (failure === 'keysRefused' || c.req.header('authorization') !== wanted)
      return c.json({ error: 'invalid_client' }, 400)
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: 3600 })
  })
  const onlyWithToken = createMiddleware(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${token}`) return c.json({ error: 'invalid_token' }, 401)
    const isSchools = /\/(School|SchoolYear|orgs)(\/|$)/.test(c.req.path)
    if (failure === 'nothingPermitted' || (failure === 'noPermission' && !isSchools))
      return c.json({ error: 'insufficient_scope' }, 403)
    return next()
  })
  return { app, onlyWithToken }
}
