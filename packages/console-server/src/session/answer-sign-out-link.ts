import type { Context } from 'hono'
import type { ServerContext } from '../server-context.ts'
import { clearSessionCookie, readSessionCookie } from './session-cookie.ts'
import { endSession } from './session-store.ts'

/** Signing out by following a link, where a POST cannot be made (R42). */
export const answerSignOutLink =
  ({ db }: ServerContext) =>
  async (c: Context): Promise<Response> => {
    const token = readSessionCookie(c)
    if (token !== undefined) await endSession(db, token)
    clearSessionCookie(c)
    return c.redirect('/login', 303)
  }
