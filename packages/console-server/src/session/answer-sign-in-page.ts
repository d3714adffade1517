import { AUTH_PROVIDERS, type AuthProvider } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import type { ServerContext } from '../server-context.ts'
import { supportContact } from '../settings/configuration.ts'
import { findAuthentication } from './federated/find-authentication.ts'
import type { OpenIdPages } from './federated/openid/openid-pages.ts'
import { isOpenIdProvider } from './federated/openid/presets.ts'
import { plainPage } from './plain-page.ts'
import { signInPath } from './safe-return-to.ts'
import type { SamlPages } from './saml/saml-pages.ts'
import { linkSettingsOf } from './send-password-link.ts'
import { forgottenPage, linkPage, newPasswordPage } from './sign-in-form.ts'

/** Answers the address that third-party sign-in starts at (R12): with a page or a redirect to the provider. */
export const answerSignInPage =
  (context: ServerContext, { openId, saml }: { openId: OpenIdPages; saml: SamlPages }) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    const provider = c.req.query('provider') ?? ''
    if (!isProvider(provider))
      return plainPage(c, 400, { title: 'Sign in', message: "This way to sign in doesn't exist." })
    if (provider === 'illuminate') return localPage(context, c)
    const given = c.req.query('clientId') ?? ''
    const clientId = /^\d{1,9}$/.test(given) ? Number(given) : null
    const authentication = await findAuthentication(context.db, { provider, clientId })
    const title = AUTH_PROVIDERS[provider]
    if (!authentication)
      return plainPage(c, 404, {
        title: 'Sign in',
        message: `This client doesn't offer sign-in with ${title}.`,
        back: { href: signInPath(c.req.query('returnTo')), label: 'Back to sign-in' },
      })
    if (isOpenIdProvider(provider))
      return openId.leave(c, { authentication, provider, returnTo: c.req.query('returnTo') })
    if (provider === 'saml') {
      const isLaunch = c.req.query('launched') !== undefined
      return saml.leave(c, { authentication, returnTo: c.req.query('returnTo'), isLaunch })
    }
    // The console has a form for it.
    return c.redirect(signInPath(c.req.query('returnTo')), 303)
  }

const LINK_MESSAGE = 'Paste the link from the email, and choose a password for your account.'

/** Local sign-in is a form of the console; only what the console has no form for is a page here. */
const localPage = async (context: ServerContext, c: Context): Promise<Response> => {
  const { clientId = '', username = '', returnTo = '', newPassword, forgotten, link } = c.req.query()
  if (forgotten === undefined && newPassword === undefined && link === undefined)
    return c.redirect(signInPath(returnTo), 303)
  const place = { clientId, username, returnTo }
  const contact = await supportContact(context)
  if (forgotten !== undefined)
    return (await clientRefusesResets(context, clientId))
      ? plainPage(c, 200, { title: 'Reset password', message: NO_RESETS, contact })
      : forgottenPage(c, place, contact)
  // Never its value: nothing makes a link with one, and it would be in the address.
  if (link !== undefined) return linkPage(c, 200, { message: LINK_MESSAGE, place, contact })
  return newPasswordPage(c, 200, {
    message: 'Changing your password signs you out everywhere else.',
    place,
    contact,
  })
}

const NO_RESETS = "You can't reset your password here. Ask your district administrator for a new password."

const clientRefusesResets = async ({ db }: ServerContext, clientId: string): Promise<boolean> =>
  /^\d{1,9}$/.test(clientId) && !(await linkSettingsOf(db, Number(clientId))).selfServiceReset

const isProvider = (code: string): code is AuthProvider => Object.hasOwn(AUTH_PROVIDERS, code)
