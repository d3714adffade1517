import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Page = {
  readonly title: string
  readonly message: string
  /** The inside of a form that is sent to the same address, as HTML. */
  readonly form?: string
}

/** A page of two sentences, and perhaps a form, for addresses that a browser opens outside the console. */
export const plainPage = (
  c: Context,
  status: ContentfulStatusCode,
  { title, message, form }: Page,
): Response => {
  c.header(
    'content-security-policy',
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  )
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escaped(title)} - Console</title><h1>${escaped(title)}</h1><p>${escaped(message)}</p>` +
      (form === undefined ? '' : `<form method="post" action="/api/login">${form}</form>`) +
      '<p><a href="/login">Back to sign-in</a></p></html>',
    status,
  )
}

/** A text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
