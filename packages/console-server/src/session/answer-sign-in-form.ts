import { secondFactorCodeSchema, signInSchema } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, SecondStepError } from '../http/api-error.ts'
import type { ServerContext } from '../server-context.ts'
import { supportContact } from '../settings/configuration.ts'
import { answerForgottenForm, answerLinkForm } from './answer-link-form.ts'
import { plainPage } from './plain-page.ts'
import { safeReturnTo } from './safe-return-to.ts'
import { signInWithCode } from './second-factor/complete-sign-in.ts'
import { codePage, type FormPlace, newPasswordPage, secondStepPage } from './sign-in-form.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

/** Answers the sign-in form of a page without scripts (R12): redirects to `returnTo`, or shows what went wrong. */
export const answerSignInForm =
  (context: ServerContext) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    const form = new URLSearchParams(await c.req.text())
    const given = (name: string) => form.get(name)?.replaceAll('\0', '') || undefined
    const place = {
      clientId: given('clientId') ?? '',
      username: given('username') ?? '',
      returnTo: given('returnTo') ?? '',
    }
    if (form.has('forgotten')) return answerForgottenForm(context, c, place)
    const link = given('link')
    if (link !== undefined)
      return answerLinkForm(context, c, {
        link,
        returnTo: place.returnTo,
        newPassword: form.get('newPassword') ?? '',
        isRenewal: form.has('renew'),
      })
    if (form.has('code')) return answerCodeForm(context, c, { code: given('code') ?? '', place })
    const input = signInSchema.safeParse({
      ...(place.clientId === '' ? {} : { clientId: Number(place.clientId) }),
      ...(given('newPassword') === undefined ? {} : { newPassword: form.get('newPassword') }),
      provider: form.get('provider') ?? 'illuminate',
      username: place.username,
      password: form.get('password'),
    })
    try {
      if (!input.success) throw new ApiError(400, 'Enter a username and a password.')
      await signInWithPassword(context, c, input.data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error instanceof SecondStepError)
        return secondStepPage(c, error, { place, contact: await supportContact(context) })
      if (error.field === 'newPassword' || form.has('newPassword'))
        return newPasswordPage(c, error.code, {
          message: error.message,
          place,
          contact: await supportContact(context),
        })
      return plainPage(c, error.code, { title: 'Sign in', message: error.message })
    }
    return c.redirect(safeReturnTo(place.returnTo), 303)
  }

const answerCodeForm = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { code, place }: { code: string; place: FormPlace },
): Promise<Response> => {
  const contact = await supportContact(context)
  const input = secondFactorCodeSchema.safeParse({ code })
  if (!input.success) return codePage(c, 400, { message: 'Enter a code.', place, contact })
  try {
    await signInWithCode(context, c, input.data.code)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.field === 'code') return codePage(c, error.code, { message: error.message, place, contact })
    return plainPage(c, error.code, { title: 'Sign in', message: error.message, contact })
  }
  return c.redirect(safeReturnTo(place.returnTo), 303)
}
