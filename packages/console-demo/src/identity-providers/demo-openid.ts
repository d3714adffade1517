import { type Db, errorCode, json, type Secrets } from '@edconsole/console-server/internal'
import { clientIdOf } from '../seed/client-id-of.ts'
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts'
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts'

/** Cinder Grove, whose people sign in with OpenID Connect. */
const DISTRICT = 420
const PORT = 4395
const CLIENT_ID = `${DISTRICT}.apps.example.org`
const DOMAIN = 'example.org'

/** Who can sign in with the demo's OpenID provider, and what it shows. */
export const DEMO_OPENID_ACCOUNTS = [
  {
    id: 'cinder-1',
    username: 'cinder@example.org',
    claims: {
      email: 'cinder@example.org',
      email_verified: true,
      given_name: 'Tom',
      family_name: 'Abara',
      hd: DOMAIN,
    },
  },
  {
    id: 'cinder-2',
    username: 'unknown@example.org',
    claims: {
      email: 'unknown@example.org',
      email_verified: true,
      given_name: 'Uma',
      family_name: 'Nowak',
      hd: DOMAIN,
    },
  },
  {
    id: 'cinder-3',
    username: 'unverified@example.org',
    claims: {
      email: 'unverified@example.org',
      email_verified: false,
      given_name: 'Vik',
      family_name: 'Sato',
      hd: DOMAIN,
    },
  },
] as const

/** Starts the OpenID provider of the demo on this machine, and leads the district's sign-in there. */
export const startDemoOpenId = async (
  db: Db,
  { secrets, consoleUrl }: { secrets: Secrets; consoleUrl: string },
): Promise<OpenIdProvider> => {
  const way = await findWay(db)
  const clientSecret = `Demo clientSecret of ${clientIdOf(DISTRICT)}`
  const start = (port?: number) =>
    startOpenIdProvider({
      ...(port === undefined ? {} : { port }),
      clientId: CLIENT_ID,
      clientSecret,
      redirectUris: [
        'http://localhost/api/login/callback/google',
        'http://127.0.0.1/api/login/callback/google',
      ],
      ...(way && { backChannelLogoutUri: `${consoleUrl}/api/logout/back-channel/${way.id}` }),
      postLogoutRedirectUris: ['http://localhost/login', 'http://127.0.0.1/login'],
      accounts: DEMO_OPENID_ACCOUNTS.map((account) => ({ ...account, password: DEMO_PASSWORD })),
    })
  const provider = await start(PORT).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    return start()
  })
  if (way) await lead(db, way, { issuer: provider.issuer, sealed: secrets.seal(clientSecret) })
  return provider
}

type Way = NonNullable<Awaited<ReturnType<typeof findWay>>>

const findWay = (db: Db) =>
  db
    .selectFrom('authentications')
    .select(['id', 'settings', 'secrets'])
    .where('clientId', '=', clientIdOf(DISTRICT))
    .where('provider', '=', 'google')
    .executeTakeFirst()

/** To the address of this start. A way to sign in for which people entered another issuer keeps it. */
const lead = async (
  db: Db,
  found: Way,
  { issuer, sealed }: { issuer: string; sealed: string },
): Promise<void> => {
  if (found.settings.clientId !== CLIENT_ID) return
  const { issuer: former } = found.settings
  if (typeof former === 'string' && !/^http:\/\/127\.0\.0\.1:\d+$/.test(former)) return
  await db
    .updateTable('authentications')
    .set({
      settings: json({ ...found.settings, issuer, hostedDomains: [DOMAIN] }),
      secrets: json({ ...found.secrets, clientSecret: { sealed, savedAt: savedAtOf(found.secrets) } }),
    })
    .where('id', '=', found.id)
    .execute()
}

const savedAtOf = (secrets: Readonly<Record<string, { savedAt: string }>>): string =>
  secrets.clientSecret?.savedAt ?? new Date().toISOString()
