import {
  AUTH_SETTINGS,
  type AuthProvider,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestFetch, type TestServer } from '../testing/index.ts'
import { addressOf, ask } from '../testing/walks/ask.ts'
import { callerWith } from '../testing/walks/caller-with.ts'
import { type Records, recordsOf } from '../testing/walks/records-of.ts'
import { sampleCall, statusOfRead } from '../testing/walks/sample-calls.ts'

/** Every secret of this file is one of these, and none of them is a word of anything else. */
const made: string[] = []
const secret = (): string => {
  const text = `Hush${String(made.length).padStart(4, '0')}${'q7Zx'.repeat(6)}`
  made.push(text)
  return text
}
const pem = (): string =>
  `-----BEGIN OPENSSH PRIVATE KEY-----\n${secret()}\n-----END OPENSSH PRIVATE KEY-----`

let server: TestServer
let staff: TestFetch
let records: Records
/** Whatever left the server: answers, emails, log lines, prints. */
const told: string[] = []
beforeAll(async () => {
  server = await createTestServer({ onRequest: (line) => told.push(JSON.stringify(line)) })
  const fetch = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
  staff = async (input, init) => {
    const response = await fetch(input, init)
    told.push(
      `${String(input).split('?')[0]} ${JSON.stringify([...response.headers])} ${await response.clone().text()}`,
    )
    return response
  }
  records = await recordsOf(server.db, '4107320')
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      told.push(String(text))
      return true
    })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const about = () => ({ lea: records.lea, districtId: records.district, clientId: records.client })
const send = (id: OperationId, body: unknown, record?: number | string) =>
  ask(staff, id, {
    ...about(),
    ...sampleCall(id, records),
    ...(record === undefined ? {} : { record }),
    body,
  })

/** What a provider needs beside its secrets. */
const SETTINGS: { readonly [Provider in AuthProvider]?: Record<string, unknown> } = {
  azure: { tenantId: 'fern.example.org', applicationId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
  google: { clientId: 'fern', hostedDomains: ['example.org'] },
  illuminate_google: { clientId: 'fern', hostedDomains: ['example.org'] },
  clever: { cleverDistrictId: '4fd43cc56d11340000000005' },
  classlink: { tenantId: '2284' },
  ldap: { host: 'ldap.example.org', baseDn: 'dc=example,dc=org', bindDn: 'cn=fern,dc=example,dc=org' },
}
const withSecrets = (Object.keys(AUTH_SETTINGS) as AuthProvider[]).filter((provider) =>
  AUTH_SETTINGS[provider].some((field) => field.secret),
)
const secretsOf = (provider: AuthProvider) =>
  Object.fromEntries(
    AUTH_SETTINGS[provider].filter((field) => field.secret).map(({ name }) => [name, secret()]),
  )

describe('R35 a secret can be set', () => {
  it('for the SIS of a district', async () => {
    const body = { sisApiUrl: 'https://sis.example.org', sisApiKey: secret(), sisApiSecret: secret() }
    const { data: systems } = await (await ask(staff, 'reference.sisSystems', about())).json()
    const oneRoster = systems.find((one: { kind: string }) => one.kind === 'oneroster')
    expect((await send('apiProvider.update', { ...body, sisSystemId: oneRoster.id })).status).toBe(200)
    const kept = await server.db.selectFrom('sisApiSecrets').selectAll().execute()
    expect(openAll(kept)).toEqual(expect.arrayContaining([body.sisApiKey, body.sisApiSecret]))
  })

  it('for an export, when it is made and when it is changed', async () => {
    const sftp = { host: 'sftp.example.org', username: 'fern', deliveryMethod: 'sftp' }
    const sample = sampleCall('exports.create', records).body
    const [first, second, key] = [secret(), secret(), pem()]
    const response = await send('exports.create', { ...Object(sample), ...sftp, password: first })
    expect(response.status).toBe(200)
    const { id } = (await response.json()).data
    expect((await send('exports.update', { password: second, privateKey: key }, id)).status).toBe(200)
    const kept = await server.db.selectFrom('exports').selectAll().where('id', '=', id).execute()
    expect(openAll(kept)).toEqual(expect.arrayContaining([second, key]))
  })

  it.each(withSecrets)('for signing in with %s', async (provider) => {
    await server.db.deleteFrom('authentications').where('provider', '=', provider).execute()
    // Staff of the provider sign in at the provider's own client alone.
    const clientType = provider === 'illuminate_google' ? 'internal' : 'district'
    await server.db.updateTable('clients').set({ clientType }).where('id', '=', records.client).execute()
    const [first, second] = [secretsOf(provider), secretsOf(provider)]
    const settings = SETTINGS[provider]
    const response = await send('authentications.create', {
      provider,
      displayName: 'Fern',
      settings: { ...settings, ...first },
    })
    expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, ''])
    const { id } = (await response.json()).data
    expect((await send('authentications.update', { settings: second }, id)).status).toBe(200)
    const kept = await server.db.selectFrom('authentications').selectAll().where('id', '=', id).execute()
    expect(openAll(kept)).toEqual(expect.arrayContaining(Object.values(second)))
  })

  it('for a test of a connection', async () => {
    const baseAPI = 'https://localhost'
    for (const [id, body] of [
      ['validators.aeries', { baseAPI, cert: secret().padEnd(32, 'x').slice(0, 32) }],
      ['validators.q', { baseAPI, fileName: 'q', key: secret(), secret: secret() }],
      ['validators.qmlativ', { baseAPI, key: secret(), secret: secret() }],
      ['validators.oneroster', { baseAPI, key: secret(), secret: secret() }],
    ] as const)
      expect([id, (await send(id, body)).status]).toEqual([id, 200])
  })

  it('for signing in, right or wrong, as JSON and as a form', async () => {
    const user = { provider: 'illuminate', username: 'admin@example.org' }
    const json = JSON.stringify({ ...user, password: secret() })
    expect((await staff('/api/login', { method: 'POST', body: json })).status).toBe(401)
    // A form is sent as a browser sends it, without the header of the console's own calls.
    const form = new Request('http://console.test/api/login', {
      method: 'POST',
      body: new URLSearchParams({ username: user.username, password: secret() }),
      headers: { origin: 'http://console.test' },
    })
    expect((await staff(form)).status).toBe(401)
    // The id of a session is one, too: it may stand in the cookie of its own answer, and nowhere else.
    const right = await server.fetch('/api/login', {
      method: 'POST',
      body: JSON.stringify({ ...user, password: DEMO_PASSWORD }),
    })
    const token = /=([^;]+)/.exec(right.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
    made.push(token, DEMO_PASSWORD)
    expect(await right.text()).not.toContain(token)
    expect(
      (await server.fetch('/api/user-info', { headers: { cookie: `edconsole_session=${token}` } })).status,
    ).toBe(200)
  })
})

describe('R35 a secret in a body that is refused', () => {
  it.each<[OperationId, string, (hush: string) => unknown]>([
    ['apiProvider.update', 'beside a key that nobody knows', (hush) => ({ sisApiKey: hush, nobodyKnows: 1 })],
    ['apiProvider.update', 'in a list', (hush) => ({ sisApiKey: [hush] })],
    ['apiProvider.update', 'in an object', (hush) => ({ sisApiKey: { value: hush } })],
    ['apiProvider.update', 'that is too long', (hush) => ({ sisApiKey: hush.repeat(60) })],
    [
      'apiProvider.update',
      'in the address',
      (hush) => ({ sisApiUrl: `https://fern:${hush}@sis.example.org` }),
    ],
    [
      'apiProvider.update',
      'in the query of the address',
      (hush) => ({ sisApiUrl: `https://sis.example.org/?key=${hush}` }),
    ],
    ['validators.aeries', 'of another form', (hush) => ({ baseAPI: 'https://localhost', cert: `${hush}!` })],
    [
      'validators.qmlativ',
      'in the address',
      (hush) => ({ baseAPI: `https://a:${hush}@localhost`, key: 'a', secret: 'b' }),
    ],
    ['exports.update', 'as a key that is none', (hush) => ({ privateKey: hush })],
    ['exports.update', 'in a list', (hush) => ({ password: [hush] })],
    ['authentications.update', 'under another name', (hush) => ({ settings: { bindSecret: hush } })],
    ['authentications.update', 'of another type', (hush) => ({ settings: { clientSecret: [hush] } })],
  ])('%s: %s', async (id, _, body) => {
    const response = await send(id, body(secret()))
    expect(response.status).toBeOneOf([200, 400])
  })

  it('cut short, as JSON that cannot be read', async () => {
    const { address } = addressOf('apiProvider.update', { ...about(), record: records.district })
    const response = await staff(address, { method: 'PATCH', body: `{"sisApiKey":"${secret()}` })
    expect(response.status).toBe(400)
  })
})

describe('R35 no secret', () => {
  it('is in an answer of any call that reads, to whomever it is given', async () => {
    const person = await server.browser('admin@example.org')
    const reads = OPERATION_IDS.filter((id) => OPERATIONS[id].method === 'GET')
    for (const id of reads) {
      const limit = OPERATIONS[id].list ? { query: 'limit=1000' } : {}
      const response = await ask(staff, id, { ...about(), ...sampleCall(id, records), ...limit })
      expect([id, response.status]).toEqual([id, statusOfRead(id)])
      told.push(await (await ask(person, id, { ...about(), ...sampleCall(id, records), ...limit })).text())
    }
  })

  it('comes by searching or filtering for it', async () => {
    const lists = OPERATION_IDS.filter((id) => OPERATIONS[id].list)
    for (const id of lists)
      for (const text of made.slice(0, 3)) {
        const response = await ask(staff, id, { ...about(), query: `search=${text}` })
        expect([id, (await response.clone().json()).extensions.totalCount]).toEqual([id, 0])
      }
  })

  it('left the server in an answer, an email, a log line or a print', () => {
    told.push(JSON.stringify(server.mail.sent))
    expect(made.length).toBeGreaterThan(25)
    expect(told.length).toBeGreaterThan(100)
    for (const text of formsOf(made))
      expect(told.filter((one) => one.includes(text)).map((one) => one.slice(0, 200))).toEqual([])
  })

  it('can be read in the database', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(server.db)
    let dumped = 0
    for (const { name } of rows) {
      const content = await sql<{
        text: string
      }>`select row.*::text as text from ${sql.id(name)} as row`.execute(server.db)
      const dump = content.rows.map(({ text }) => text).join('\n')
      dumped += dump.length
      for (const text of formsOf(made)) expect([name, dump.includes(text)]).toEqual([name, false])
    }
    expect(dumped).toBeGreaterThan(50_000)
  })
})

/** Sealed texts anywhere in stored rows, opened again: what is kept is really what was set. */
const openAll = (rows: readonly unknown[]): string[] =>
  [...JSON.stringify(rows).matchAll(/v2\.\w+\.[\w-]{40,}/g)].map(([sealed]) => server.secrets.open(sealed))

/** As they are, and in the ways in which they are often written by mistake. */
const formsOf = (secrets: readonly string[]): string[] =>
  secrets.flatMap((text) => [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString('hex'),
    Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -2),
  ])
