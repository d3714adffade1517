import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DOCUMENT_HEADERS } from '../http/site-headers.ts'
import { PAGE_STYLE, PAGE_STYLE_HASH } from './page-style.ts'

type Page = {
  readonly title: string
  readonly message: string
  /** The inside of a form, as HTML. */
  readonly form?: string
  /** Where the form is sent; default: the address to sign in. */
  readonly action?: string
  /** The link at the end; default: to the sign-in page. */
  readonly back?: { readonly href: string; readonly label: string }
  /** What follows under headings of its own. */
  readonly sections?: readonly PageSection[]
  /** Where support is reached, for whoever does not get on. */
  readonly contact?: string | undefined
}

export type PageSection = { readonly title: string; readonly text: string }

const POLICY = [
  `default-src 'none'; style-src ${PAGE_STYLE_HASH}`,
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
].join('; ')

/** A page of two sentences, and perhaps a form or sections, for addresses that a browser opens outside the console. */
export const plainPage = (
  c: Context,
  status: ContentfulStatusCode,
  { title, message, form, action = '/api/login', back = SIGN_IN, sections = [], contact }: Page,
): Response => {
  c.header('content-security-policy', POLICY)
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) c.header(name, value)
  // With no-referrer a browser calls the origin of a form "null", and what it sends would be refused
  if (form !== undefined) c.header('referrer-policy', 'same-origin')
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escaped(title)} - Console</title><style>${PAGE_STYLE}</style>` +
      `<header>${MARK}Console</header><main><h1>${escaped(title)}</h1>` +
      `<p${status >= 400 ? ' class="wrong" role="alert"' : ''}>${escaped(message)}</p>` +
      (form === undefined ? '' : `<form method="post" action="${action}">${form}</form>`) +
      sections.map((each) => `<h2>${escaped(each.title)}</h2><p>${escaped(each.text)}</p>`).join('') +
      `<p class="below">${contact === undefined ? '' : `${whomToAsk(contact)}<br>`}` +
      `<a href="${back.href}">${back.label}</a></p></main></html>`,
    status,
  )
}

const SIGN_IN = { href: '/login', label: 'Back to sign-in' }

/** The product's mark, as on the sign-in page. */
const MARK =
  '<svg viewBox="0 0 16 16" fill="none" aria-hidden="true"><path d="M2.2 4.6 8 2l5.8 2.6L8 7.2z" fill="currentColor"/>' +
  '<g stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M2.2 8 8 10.6 13.8 8" opacity=".85"/><path d="m2.2 11.2 5.8 2.6 5.8-2.6" opacity=".6"/></g></svg>'

const whomToAsk = (contact: string): string =>
  `If this continues, contact your district administrator or <a href="mailto:${escaped(contact)}">${escaped(contact)}</a>.`

/** A text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
