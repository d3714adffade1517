import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A page of two sentences, for addresses that a browser opens outside the console. */
export const plainPage = (
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  message: string,
): Response => {
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escaped(title)} - Console</title><h1>${escaped(title)}</h1><p>${escaped(message)}</p>` +
      '<p><a href="/login">Back to sign-in</a></p></html>',
    status,
  )
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
