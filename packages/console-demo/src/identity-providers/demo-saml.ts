import type { Db, Secrets } from '@edconsole/console-server/internal'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts'
import { demoKey } from './demo-key.ts'
import { leadAuthentication, onPort } from './lead-authentication.ts'
import { samlResponder } from './saml-responder.ts'
import { signInPage } from './sign-in-page.ts'

/** Saltmarsh Bend, whose people sign in with SAML. */
const DISTRICT = 414
const PORT = 4396
const PEOPLE = [
  {
    username: 'saltmarsh',
    email: 'saltmarsh@example.org',
    firstName: 'Luis',
    lastName: 'Ortega',
    staffId: '',
  },
  { username: 'stranger', email: 'stranger@example.org', firstName: 'Nils', lastName: 'Fremd', staffId: '' },
]

/** Starts the SAML provider of the demo on this machine, and leads the district's sign-in there. */
export const startDemoSaml = async (
  db: Db,
  _secrets: Secrets,
  now: () => Date,
): Promise<{ close: () => Promise<void> }> => {
  const key = demoKey('Saltmarsh Bend')
  const app = new Hono()
  const server = await onPort(PORT, (port) => listen(app, port))
  const root = `http://127.0.0.1:${server.port}`
  const facts = { entityId: `${root}/metadata`, ssoUrl: `${root}/sso`, sloUrl: `${root}/slo` }
  const responder = samlResponder({ ...facts, ...key })
  const page = (fault: string) => signInPage({ title: 'Saltmarsh Bend', fault })
  app.get('/metadata', (c) =>
    c.body(responder.metadata, 200, { 'content-type': 'application/samlmetadata+xml' }),
  )
  app.get('/sso', (c) => c.html(page('')))
  app.post('/sso', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const person = PEOPLE.find(({ username, email }) =>
      [username, email].includes(form.get('username') ?? ''),
    )
    if (!person || form.get('password') !== DEMO_PASSWORD) return c.html(page('The sign-in failed.'))
    const { id, issuer } = responder.readRequest(c.req.query('SAMLRequest') ?? '')
    // The requester is identified by the address of its metadata; in a demo, that is on this machine.
    if (!/^http:\/\/(localhost|127\.0\.0\.1):\d+\/api\/saml\/\d+\/metadata$/.test(issuer))
      return c.html(page('The console that asks is unknown.'), 400)
    const metadata = await (await fetch(issuer)).text()
    const { response, acs } = await responder.respond(metadata, { requestId: id, person, now: now() })
    return c.html(sendingPage(acs, { SAMLResponse: response, RelayState: c.req.query('RelayState') ?? '' }))
  })
  app.get('/slo', (c) => c.html('<p>You are signed out.</p>'))
  await leadAuthentication(db, {
    districtId: DISTRICT,
    provider: 'saml',
    isOwn: ({ metadataUrl, ssoUrl }) =>
      String(metadataUrl).startsWith('https://login.saltmarsh-bend.example.org/') ||
      /^http:\/\/127\.0\.0\.1:\d+\/sso$/.test(String(ssoUrl)),
    settings: {
      idpEntityId: facts.entityId,
      ssoUrl: facts.ssoUrl,
      sloUrl: facts.sloUrl,
      idpCertificates: [key.certificate],
    },
  })
  return server
}

const listen = async (app: Hono, port: number): Promise<{ port: number; close: () => Promise<void> }> => {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

const sendingPage = (action: string, fields: Readonly<Record<string, string>>): string => {
  const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<!doctype html><form method="post" action="${escaped(action)}">${inputs.join('')}<button>Continue</button></form><script>document.forms[0].submit()</script>`
}
