import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DOCUMENT_HEADERS } from '../http/site-headers.ts'

const pair = (light: string, dark: string) => `light-dark(${light},${dark})`

/** Styles pages outside the console like its sign-in page. */
const PAGE_STYLE = `
:root{color-scheme:light dark;font:14px/20px Inter,system-ui,sans-serif;color:${pair('#151a26', '#eef1f6')};background:${pair('#f7f8fa', '#0b0e14')}}
body{box-sizing:border-box;display:grid;grid-template-rows:48px 1fr 48px;justify-items:center;align-items:center;min-block-size:100vh;margin:0;padding:8px 16px}
main{box-sizing:border-box;inline-size:min(400px,100%);padding:30px 32px 28px;border:1px solid ${pair('#d9dde6', '#2a3140')};border-radius:14px;background:${pair('#fff', '#11151d')};overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:10px;justify-self:stretch;padding-inline:8px;font-size:15px;font-weight:650}
svg{box-sizing:border-box;inline-size:24px;padding:4px;border-radius:7px;background:${pair('#2b54d3', '#3b63e2')};color:#fff}
h1{margin:0;font-size:22px;line-height:28px;font-weight:650;letter-spacing:-.012em}
p{margin:4px 0 0;color:${pair('#474f60', '#b4bccb')}}
h2{margin:20px 0 0;font-size:14px;line-height:20px;font-weight:600}
form{display:grid;gap:16px;margin-block-start:24px}
label{display:grid;gap:6px;font-size:13px;line-height:18px;font-weight:550}
input,button{box-sizing:border-box;inline-size:100%;min-block-size:40px;padding:0 10px;border:1px solid ${pair('#7f889b', '#6a7488')};border-radius:8px;background:${pair('#fff', '#0d1118')};color:inherit;font:inherit;font-weight:400}
button{border-color:transparent;background:${pair('#2b54d3', '#3b63e2')};color:#fff;font-weight:550;cursor:pointer}
button:hover{background:${pair('#2347b8', '#4269e8')}}
a{color:${pair('#2149c1', '#9cb5ff')}}
:is(a,input,button):focus-visible{outline:2px solid ${pair('#2f5be0', '#7e9dff')};outline-offset:2px}
.wrong{margin-block-start:16px;padding:8px 12px;border:1px solid ${pair('#f3bec3', '#6b2a34')};border-radius:8px;background:${pair('#fdeeef', '#30161b')};color:${pair('#b01e2e', '#ff9199')}}
.wrong span{white-space:nowrap}
.below{margin-block-start:20px;padding-block-start:16px;border-block-start:1px solid ${pair('#e7eaf0', '#1e2430')};font-size:13px}
@media (max-width:480px){main{align-self:start;padding:24px 20px 20px}}
`

/** The hash that a content security policy allows this style by. */
const PAGE_STYLE_HASH = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`

type Page = {
  readonly title: string
  readonly message: string
  /** What people read out to support, on one line at the end of the message. */
  readonly reference?: string
  /** The content of a form, as HTML. */
  readonly form?: string
  /** The form's action. Default: the sign-in address. */
  readonly action?: string
  /** A form of fields to send to another site, which is sent at once. */
  readonly leadsTo?: { readonly address: string; readonly fields: Readonly<Record<string, unknown>> }
  /** The link at the end. Default: the sign-in page. */
  readonly back?: { readonly href: string; readonly label: string }
  /** Further sections with headings. */
  readonly sections?: readonly PageSection[]
  /** How to contact support. */
  readonly contact?: string | undefined
  /** Closes the window at once, where the browser allows it. */
  readonly closes?: boolean
}

export type PageSection = { readonly title: string; readonly text: string }

const POLICY = [
  `default-src 'none'; style-src ${PAGE_STYLE_HASH}`,
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
].join('; ')

const SEND_AT_ONCE = 'document.forms[0].submit()'
/** Where the other site leads from its own address can't be known. */
const LEADING_POLICY = `${POLICY.replace("form-action 'self'", 'form-action https: http:')}; script-src 'sha256-${createHash('sha256').update(SEND_AT_ONCE).digest('base64')}'`

const CLOSE = 'window.close()'
const CLOSING_POLICY = `${POLICY}; script-src 'sha256-${createHash('sha256').update(CLOSE).digest('base64')}'`

/** Renders a page with a title, a message and optionally a form or sections, for addresses opened outside the console. */
export const plainPage = (
  c: Context,
  status: ContentfulStatusCode,
  {
    title,
    message,
    reference,
    form,
    action = '/api/login',
    leadsTo,
    back = SIGN_IN,
    sections = [],
    contact,
    closes = false,
  }: Page,
): Response => {
  c.header(
    'content-security-policy',
    leadsTo !== undefined ? LEADING_POLICY : closes ? CLOSING_POLICY : POLICY,
  )
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) c.header(name, value)
  // With `no-referrer`, browsers send the origin of a form as "null", and the post would be refused.
  if (form !== undefined) c.header('referrer-policy', 'same-origin')
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escaped(title)} - Console</title><style>${PAGE_STYLE}</style>` +
      `<header>${MARK}Console</header><main><h1>${escaped(title)}</h1>` +
      `<p${status >= 400 ? ' class="wrong" role="alert"' : ''}>${escaped(message)}` +
      `${reference === undefined ? '' : ` <span>${escaped(reference)}</span>`}</p>` +
      (form === undefined ? '' : `<form method="post" action="${action}">${form}</form>`) +
      (leadsTo === undefined ? '' : leadingForm(leadsTo)) +
      sections.map((each) => `<h2>${escaped(each.title)}</h2><p>${escaped(each.text)}</p>`).join('') +
      `<p class="below">${contact === undefined ? '' : `${whomToAsk(contact)}<br>`}` +
      `<a href="${escaped(back.href)}">${back.label}</a></p></main>${closes ? `<script>${CLOSE}</script>` : ''}</html>`,
    status,
  )
}

const leadingForm = ({ address, fields }: NonNullable<Page['leadsTo']>): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`,
  )
  return `<form method="post" action="${escaped(address)}">${inputs.join('')}<button>Continue</button></form><script>${SEND_AT_ONCE}</script>`
}

const SIGN_IN = { href: '/login', label: 'Back to sign-in' }

/** The product's mark, as on the sign-in page. */
const MARK =
  '<svg viewBox="0 0 16 16" fill="none" aria-hidden="true"><path d="M2.2 4.6 8 2l5.8 2.6L8 7.2z" fill="currentColor"/>' +
  '<g stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M2.2 8 8 10.6 13.8 8" opacity=".85"/><path d="m2.2 11.2 5.8 2.6 5.8-2.6" opacity=".6"/></g></svg>'

const whomToAsk = (contact: string): string =>
  `If this continues, contact your district administrator or <a href="mailto:${escaped(contact)}">${escaped(contact)}</a>.`

/** Escapes a text for HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
