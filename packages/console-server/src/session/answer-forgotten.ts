import { signInSchema } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError } from '../http/api-error.ts'
import { consoleAddress } from '../http/console-address.ts'
import { refuseForNow } from '../http/refuse-for-now.ts'
import type { ServerContext } from '../server-context.ts'
import { supportContact } from '../settings/configuration.ts'
import { sendPasswordCode } from './forgotten-password.ts'
import { plainPage } from './plain-page.ts'
import { type FormPlace, newPasswordPage } from './sign-in-form.ts'
import { countSignIn, TOO_MANY_SIGN_INS } from './sign-in-limit.ts'

const askingSchema = signInSchema.pick({ clientId: true, username: true })

const ON_ITS_WAY =
  "If the account exists and its client allows password resets, we've sent it an email with a code."

/** Somebody asks for a code by mail. The answer is the same whoever it is; asking counts like a sign-in that failed. */
export const answerForgotten = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  place: FormPlace,
): Promise<Response> => {
  const asking = askingSchema.safeParse({
    ...(place.clientId ? { clientId: Number(place.clientId) } : {}),
    username: place.username,
  })
  const title = 'Reset password'
  if (!asking.success) return plainPage(c, 400, { title, message: 'Enter a username.' })
  try {
    const { address } = c.get('connection')
    const { clientId, username } = asking.data
    const { waitMs } = await countSignIn(context.db, { address, clientId, username }, context.now())
    if (waitMs > 0) refuseForNow(c, waitMs, TOO_MANY_SIGN_INS)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return plainPage(c, error.code, { title, message: error.message })
  }
  void sendPasswordCode(context, asking.data, pageOf(context, c, place))
  return newPasswordPage(c, 200, { message: ON_ITS_WAY, place, contact: await supportContact(context) })
}

const pageOf = (context: ServerContext, c: Context<ApiEnv>, { clientId, username }: FormPlace) => {
  const query = new URLSearchParams({ provider: 'illuminate', newPassword: '1' })
  if (clientId) query.set('clientId', clientId)
  if (username) query.set('username', username)
  try {
    return `${consoleAddress({ ...context, http: c })}/api/login?${query}`
  } catch {
    return null
  }
}
