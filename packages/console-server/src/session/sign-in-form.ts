import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SecondStepError } from '../http/api-error.ts'
import { escaped, plainPage } from './plain-page.ts'

/** What the pages without scripts pass on from one to the next. */
export type FormPlace = { readonly clientId?: string; readonly username?: string; readonly returnTo?: string }

/** Renders the form for a new password, which asks for the current one. Never repeats earlier input. */
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
${input('password', 'Current password', { type: 'password', autocomplete: 'current-password' })}
${input('newPassword', 'New password', { type: 'password', autocomplete: 'new-password' })}
<button>Change password and sign in</button>`,
  })

/** Renders the form for the second step of a sign-in. A factor is set up in the console, which needs scripts. */
export const secondStepPage = (
  c: Context,
  { code, message, secondStep }: SecondStepError,
  { place, contact }: { place: FormPlace; contact?: string | undefined },
): Response =>
  secondStep.purpose === 'setUp'
    ? plainPage(c, code, { title: 'Set up a second factor', message: SET_UP_IN_CONSOLE, contact })
    : codePage(c, 200, { message, place, contact })

const SET_UP_IN_CONSOLE =
  'Your district requires a second factor. Sign in to the console in a browser with scripts to set one up.'

/** Renders the form for a code of an authenticator app, or a recovery code. */
export const codePage = (
  c: Context,
  status: ContentfulStatusCode,
  { message, place, contact }: { message: string; place: FormPlace; contact?: string | undefined },
): Response =>
  plainPage(c, status, {
    title: 'Confirm your sign-in',
    message,
    contact,
    form: `${hidden(place)}
${input('code', 'Code, or a recovery code', { autocomplete: 'one-time-code' })}
<button>Sign in</button>`,
  })

/**
 * Renders the form for a password by a link from an email. Without scripts, no page can read the link that it was opened with,
 * so the link is pasted here. Only the link is repeated after an error, never a password.
 */
export const linkPage = (
  c: Context,
  status: ContentfulStatusCode,
  {
    message,
    link = '',
    place,
    contact,
  }: { message: string; link?: string; place: FormPlace; contact?: string | undefined },
): Response =>
  plainPage(c, status, {
    title: 'Choose a password',
    message,
    contact,
    form: `${hidden({ returnTo: place.returnTo ?? '' })}
${input('link', 'Link from the email', { value: link, autocomplete: 'off' })}
${input('newPassword', 'New password', { type: 'password', autocomplete: 'new-password' })}
<button>Set password and sign in</button>`,
  })

/** Renders the offer of another link in place of one that is over. */
export const linkOverPage = (
  c: Context,
  { message, link, contact }: { message: string; link: string; contact?: string | undefined },
): Response =>
  plainPage(c, 410, {
    title: 'This link has expired',
    message,
    contact,
    form: `<input type="hidden" name="renew" value="1"><input type="hidden" name="link" value="${escaped(link)}">
<button>Send a new link</button>`,
  })

/** Renders the form that requests a link. */
export const forgottenPage = (c: Context, place: FormPlace, contact: string | undefined): Response =>
  plainPage(c, 200, {
    title: 'Reset password',
    contact,
    message: "We'll email a link to the account's address. Use it to choose a new password.",
    form: `${hidden(place)}<input type="hidden" name="forgotten" value="1">
${input('username', 'Username', { value: place.username, autocomplete: 'username' })}
<button>Send link</button>`,
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
