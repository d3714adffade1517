import type { Context } from 'hono'
import type { ServerContext } from '../server-context.ts'
import { supportContact } from '../settings/configuration.ts'
import { plainPage } from './plain-page.ts'
import { NOTICES } from './sign-in-notices.ts'

/** A page that the sign-in page leads to, for anybody (R20). */
export const answerNotice =
  (context: ServerContext, notice: keyof typeof NOTICES) =>
  async (c: Context): Promise<Response> =>
    plainPage(c, 200, { ...NOTICES[notice], contact: await supportContact(context) })
