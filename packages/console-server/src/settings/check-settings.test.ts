import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { checkSettings, unknownSettings } from './check-settings.ts'

const KEY = randomBytes(32)

it.each([
  ['DATABASE_URL', 'postgres://console:secret@db.example.org:5432/console'],
  ['DATABASE_URL', 'postgresql:///console?host=/var/run/postgresql'],
  ['CONSOLE_SECRET_KEY', KEY.toString('base64')],
  ['CONSOLE_SECRET_KEY', `${KEY.toString('base64url')}\n`],
  ['CONSOLE_PUBLIC_URL', 'https://console.example.org/school'],
  ['CONSOLE_ORIGINS', 'https://portal.example.org, http://localhost:5173,'],
  ['CONSOLE_TIME_ZONE', 'America/Chicago'],
  ['CONSOLE_TIME_ZONE', ''],
  ['CONSOLE_BASE_URL', '/api'],
  ['CONSOLE_BASE_URL', 'https://api.example.org/v1'],
  ['CONSOLE_SIGN_IN_URL', '/sign-in'],
  ['CONSOLE_SENTRY_DSN', 'https://key@sentry.example.org/1'],
  ['CONSOLE_MAIL_FROM', 'console@localhost'],
  ['CONSOLE_MAIL_FROM', 'Data Office <data@example.org>'],
  ['CONSOLE_ALLOW_LOOPBACK', '0'],
  ['CONSOLE_HSTS_SUBDOMAINS', '1'],
  ['CONSOLE_PUBLIC_URL', ''],
  ['CONSOLE_ADMIN_PASSWORD', 'a long enough one'],
  ['CONSOLE_ADMIN_EMAIL', 'a@example.org'],
  ['CONSOLE_PREVIOUS_SECRET_KEYS', `${KEY.toString('base64')}, ${KEY.toString('base64')}`],
  ['CONSOLE_SESSION_CALLS_PER_MINUTE', '0'],
  ['CONSOLE_ROLE', 'all'],
  ['CONSOLE_ROLE', ''],
])('takes %s=%s', (name, value) => {
  expect(() => checkSettings({ [name]: value })).not.toThrow()
})

it.each([
  ['DATABASE_URL', 'mysql://console:hush@db.example.org/console'],
  ['DATABASE_URL', 'postgres://console:hush@db.example.org:port/console'],
  ['CONSOLE_SECRET_KEY', 'hush'],
  ['CONSOLE_SECRET_KEY', KEY.toString('hex')],
  ['CONSOLE_PUBLIC_URL', 'console.example.org'],
  ['CONSOLE_PUBLIC_URL', 'ftp://console.example.org'],
  ['CONSOLE_ORIGINS', 'portal.example.org'],
  ['CONSOLE_ORIGINS', 'https://portal.example.org/app'],
  ['CONSOLE_ORIGINS', '*'],
  ['CONSOLE_TIME_ZONE', 'America/Atlantis'],
  ['CONSOLE_TIME_ZONE', 'Central'],
  ['CONSOLE_TOKEN_ISSUERS', '{}'],
  [
    'CONSOLE_TOKEN_ISSUERS',
    '[{"issuer":"https://id.example.org","audience":"console","clientId":1,"algorithms":["HS256"]}]',
  ],
  ['CONSOLE_BASE_URL', 'api'],
  ['CONSOLE_SIGN_IN_URL', '//login.example.org'],
  ['CONSOLE_SESSION_FRAME_RP', 'frame'],
  ['CONSOLE_SENTRY_DSN', 'hush'],
  ['CONSOLE_MAIL_FROM', 'Data Office'],
  ['CONSOLE_ADMIN_EMAIL', 'somebody'],
  ['CONSOLE_ALLOW_LOOPBACK', 'yes'],
  ['CONSOLE_HSTS_SUBDOMAINS', 'true'],
  ['CONSOLE_LOG_LEVEL', 'loud'],
  ['CONSOLE_PREVIOUS_SECRET_KEYS', `${KEY.toString('base64')},hush`],
  ['CONSOLE_TOKEN_CALLS_PER_MINUTE', '5'],
  ['CONSOLE_METRICS_PORT', '70000'],
  ['CONSOLE_METRICS_HOST', 'localhost'],
  ['CONSOLE_ROLE', 'boss'],
  ['CONSOLE_STORAGE', '/var/lib/console'],
  ['CONSOLE_STORAGE', 's3://bucket/../other'],
  ['CONSOLE_S3_ENDPOINT', 'https://s3.example.org/bucket'],
  ['CONSOLE_S3_REGION', 'eu west'],
  ['CONSOLE_S3_PATH_STYLE', 'yes'],
  ['CONSOLE_DATABASE_DIRECT_URL', 'mysql://console:hush@db.example.org/console'],
  ['CONSOLE_DATABASE_REPLICA_URL', 'mysql://console:hush@replica.example.org/console'],
  ['CONSOLE_REPLICA_MAX_LAG', '1'],
  ['CONSOLE_SMTP_URL', 'hush.example.org'],
  ['CONSOLE_TRUSTED_PROXIES', '10.0.0.300'],
  ['CONSOLE_PRIVATE_NETWORKS', '10.0.0.0/99'],
  ['CONSOLE_EMPLOYEE_ACCESS', 'x'],
  ['CONSOLE_DATA_GROUP', 'nogroupx'],
])('refuses %s=%s in a sentence without secrets', (name, value) => {
  let sentence = ''
  try {
    checkSettings({ [name]: value })
  } catch (error) {
    sentence = error instanceof Error ? error.message : ''
  }
  expect(sentence).toMatch(new RegExp(`^${name} must (be|list) [^\\n]+\\.$`))
  expect(sentence).not.toContain('hush')
})

it.each([
  [
    { CONSOLE_SESSION_FRAME_RP: '/rp' },
    'CONSOLE_SESSION_FRAME_RP also needs CONSOLE_SESSION_FRAME_PROVIDER.',
  ],
  [{ CONSOLE_S3_ACCESS_KEY_ID: 'AKIA' }, 'CONSOLE_S3_ACCESS_KEY_ID also needs CONSOLE_S3_SECRET_ACCESS_KEY.'],
  [{ CONSOLE_S3_REGION: 'us-west-2' }, 'CONSOLE_S3_REGION also needs CONSOLE_STORAGE.'],
  [
    { CONSOLE_STORAGE: 's3://bucket/console', CONSOLE_DATA_GROUP: 'sis' },
    'CONSOLE_DATA_GROUP needs inboxes on this machine',
  ],
  [{ CONSOLE_STORAGE: 's3://bucket/console' }, 'CONSOLE_STORAGE also needs CONSOLE_SECRET_KEY: '],
  [{ CONSOLE_ROLE: 'web' }, 'CONSOLE_ROLE=web also needs DATABASE_URL.'],
  [
    { CONSOLE_ROLE: 'worker', DATABASE_URL: 'postgres://console@db.example.org/console' },
    'CONSOLE_ROLE=worker also needs CONSOLE_PUBLIC_URL.',
  ],
  [
    { CONSOLE_DATABASE_DIRECT_URL: 'postgres://console@db.example.org/console' },
    'CONSOLE_DATABASE_DIRECT_URL also needs DATABASE_URL.',
  ],
  [
    { CONSOLE_DATABASE_REPLICA_URL: 'postgres://console@replica.example.org/console' },
    'CONSOLE_DATABASE_REPLICA_URL also needs DATABASE_URL.',
  ],
  [{ CONSOLE_REPLICA_MAX_LAG: '5' }, 'CONSOLE_REPLICA_MAX_LAG also needs CONSOLE_DATABASE_REPLICA_URL.'],
])('refuses half a pair: %j', (env, sentence) => {
  expect(() => checkSettings(env)).toThrow(sentence)
})

it('names settings that nothing reads, and knows all that are described', async () => {
  expect(unknownSettings({ CONSOLE_AUDIT_YEAR: '3', CONSOLE_PUBLIC_URLS: 'x', CONSOLE_EMPTY: '' })).toBe(
    'No setting is named CONSOLE_AUDIT_YEAR or CONSOLE_PUBLIC_URLS. Check the spelling.',
  )
  expect(unknownSettings({ CONSOLE_NOW: 'x', CONSOLE_TEST_DATABASE_URL: 'x', PATH: 'x' })).toBeNull()
  const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')
  const rows = `${await read('docs/operate.md')}${await read('README.md')}`.matchAll(
    /^\| (`CONSOLE_.*?) \|/gm,
  )
  const names = [...rows].flatMap(([, cell = '']) => cell.match(/\bCONSOLE_\w+/g) ?? [])
  expect(names.length).toBeGreaterThan(40)
  expect(unknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toBeNull()
})
