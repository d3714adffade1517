import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { DOCUMENT_HEADERS } from '../http/site-headers.ts'
import { DOCS_STYLE, docsPage } from './docs/docs-page.ts'
import { openApiDocument } from './open-api-document.ts'

// Public, and the answer never changes: both are built once, on the first request.
const document = openApiDocument()
const page = docsPage(document)

/** The contract for tools. */
export const answerDocument = (c: Context): Response => c.json(document)

/** The contract for people. Its policy lets in the one style that it carries. */
export const answerDocs = (c: Context): Response | Promise<Response> => {
  const style = createHash('sha256').update(DOCS_STYLE).digest('base64')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${style}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  )
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) c.header(name, value)
  return c.html(page)
}
