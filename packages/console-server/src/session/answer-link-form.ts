import { passwordLinkToken } from '@edconsole/console-core/contract'
import {
  passwordLinkRequestSchema,
  passwordLinkTokenSchema,
  passwordLinkUseSchema,
} from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, SecondStepError } from '../http/api-error.ts'
import type { ServerContext } from '../server-context.ts'
import { supportContact } from '../settings/configuration.ts'
import { acceptLink, renewLink, requestLink } from './password-links.ts'
import { plainPage } from './plain-page.ts'
import { safeReturnTo } from './safe-return-to.ts'
import { type FormPlace, linkOverPage, linkPage, secondStepPage } from './sign-in-form.ts'

const ON_ITS_WAY =
  "If the account exists and its client allows password resets, we've sent it an email with a link. Open it, or paste it here."
const NEW_ONE = "If the link was sent to you, we've sent a new one to the same address."

/** Answers the form for a forgotten password, the same for every username. */
export const answerForgottenForm = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  place: FormPlace,
): Promise<Response> => {
  const title = 'Reset password'
  const asking = passwordLinkRequestSchema.safeParse({
    ...(place.clientId ? { clientId: Number(place.clientId) } : {}),
    username: place.username,
  })
  if (!asking.success) return plainPage(c, 400, { title, message: 'Enter a username.' })
  try {
    await requestLink(context, c, asking.data)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return plainPage(c, error.code, { title, message: error.message })
  }
  return linkPage(c, 200, { message: ON_ITS_WAY, place, contact: await supportContact(context) })
}

type LinkForm = { link: string; returnTo: string; newPassword: string; isRenewal: boolean }

/** Answers the form with a link that was pasted: signs in, or shows what went wrong. A link that is over can be renewed. */
export const answerLinkForm = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { link, returnTo, newPassword, isRenewal }: LinkForm,
): Promise<Response> => {
  const place = { returnTo }
  const contact = await supportContact(context)
  // The whole link, or what stands in it behind its name.
  const token = passwordLinkToken(/#(.*)$/.exec(link.trim())?.[1]) ?? link.trim()
  const title = 'Choose a password'
  try {
    if (isRenewal) {
      if (!passwordLinkTokenSchema.safeParse({ token }).success)
        throw new ApiError(400, 'Paste the whole link.')
      await renewLink(context, c, token)
      return plainPage(c, 200, { title: 'Check your email', message: NEW_ONE, contact })
    }
    const input = passwordLinkUseSchema.safeParse({ token, newPassword })
    if (!input.success)
      return linkPage(c, 400, {
        message: 'Paste the whole link, and enter a password.',
        link,
        place,
        contact,
      })
    await acceptLink(context, c, input.data)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error instanceof SecondStepError) return secondStepPage(c, error, { place, contact })
    if (error.code === 410) return linkOverPage(c, { message: error.message, link: token, contact })
    if (error.field === 'newPassword')
      return linkPage(c, error.code, { message: error.message, link, place, contact })
    return plainPage(c, error.code, { title, message: error.message, contact })
  }
  return c.redirect(safeReturnTo(returnTo), 303)
}
