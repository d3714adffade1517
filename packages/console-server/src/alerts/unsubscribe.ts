import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import type { ServerContext } from '../server-context.ts'
import { plainPage } from '../session/plain-page.ts'

export const UNSUBSCRIBE_PATH = '/api/alerts/unsubscribe/:key'

/** Path of the link that stops the alert emails of whoever has the key. */
export const unsubscribeAddress = (key: string): string => UNSUBSCRIBE_PATH.replace(':key', key)

const BACK = { href: '/', label: 'Open Console' }
const TITLE = 'Alert emails'

/** Asks before it stops emails: programs that scan emails open every link. */
export const askToUnsubscribe =
  ({ db }: ServerContext) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    const key = c.req.param('key') ?? ''
    const found = await db
      .selectFrom('alertSettings')
      .select('byEmail')
      .where('unsubscribeKey', '=', key)
      .executeTakeFirst()
    if (!found) return unknownLink(c)
    if (!found.byEmail) return stopped(c)
    return plainPage(c, 200, {
      title: TITLE,
      message: 'Stop alert emails? Alerts still appear in the console.',
      form: '<button>Stop emails</button>',
      action: unsubscribeAddress(key),
      back: BACK,
    })
  }

/** Stops emails: for the form above, and for mail programs that post to the link themselves (RFC 8058). */
export const unsubscribe =
  ({ db }: ServerContext) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    const { numUpdatedRows } = await db
      .updateTable('alertSettings')
      .set({ byEmail: false })
      .where('unsubscribeKey', '=', c.req.param('key') ?? '')
      .executeTakeFirst()
    return numUpdatedRows === 0n ? unknownLink(c) : stopped(c)
  }

const stopped = (c: Context<ApiEnv>): Response =>
  plainPage(c, 200, {
    title: TITLE,
    message:
      "You won't get alert emails anymore. To turn them on again, open Alerts in the user menu of the console.",
    back: BACK,
  })

const unknownLink = (c: Context<ApiEnv>): Response =>
  plainPage(c, 404, {
    title: TITLE,
    message:
      'This link is no longer valid. To stop alert emails, open Alerts in the user menu of the console.',
    back: BACK,
  })
