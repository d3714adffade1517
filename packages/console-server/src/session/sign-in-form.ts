import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { escaped, plainPage } from './plain-page.ts'

/** What the pages without scripts pass on from one to the next. */
export type FormPlace = { readonly clientId?: string; readonly username?: string; readonly returnTo?: string }

/** Renders the form for a new password, which asks for the current one or a code. Never repeats earlier input. */
export const newPasswordPage = (
  c: Context,
  status: ContentfulStatusCode,
  { message, place, contact }: { message: string; place: FormPlace; contact?: string | undefined },
): Response =>
  plainPage(c, status, {
    title: 'Choose a new password',
    message,
    contact,
    form: `${hidden(place)}
${input('username', 'Username', { value: place.username, autocomplete: 'username' })}
${input('password', 'Current password, or the code from the email', { type: 'password', autocomplete: 'current-password' })}
${input('newPassword', 'New password', { type: 'password', autocomplete: 'new-password' })}
<button>Change password and sign in</button>`,
  })

/** Renders the form that requests a code. */
export const forgottenPage = (c: Context, place: FormPlace, contact: string | undefined): Response =>
  plainPage(c, 200, {
    title: 'Reset password',
    contact,
    message: "We'll email a code to the account's address. Use it to choose a new password.",
    form: `${hidden(place)}<input type="hidden" name="forgotten" value="1">
${input('username', 'Username', { value: place.username, autocomplete: 'username' })}
<button>Send code</button>`,
  })

/** The fields of a sign-in with username and password. */
export const signInFields = (place: FormPlace): string => `${hidden(place)}
${input('username', 'Username', { autocomplete: 'username' })}
${input('password', 'Password', { type: 'password', autocomplete: 'current-password' })}
<button>Sign in</button>`

const hidden = ({ clientId, returnTo }: FormPlace): string =>
  Object.entries({ clientId, returnTo, provider: 'illuminate' })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value ?? '')}">`)
    .join('')

type Input = { type?: string; value?: string | undefined; autocomplete: string }

const input = (name: string, label: string, { type = 'text', value = '', autocomplete }: Input): string =>
  `<label>${escaped(label)}<input type="${type}" name="${name}" value="${escaped(value)}" autocomplete="${autocomplete}" required></label>`
