import type { TestDistrict, TestServer } from '../../../../testing/index.ts'

/** What the console is for the OpenID providers of tests. */
export const OPENID_CLIENT = { clientId: 'console', clientSecret: 'a secret of both' }

export const AZURE_TENANT = '0b9c2d1e-3f4a-4b5c-8d6e-7f8091a2b3c4'

export type OpenIdWay = {
  provider?: 'google' | 'azure' | 'clever' | 'classlink'
  settings?: object
  changes?: object
}

const OWN = {
  google: { clientId: OPENID_CLIENT.clientId, hostedDomains: ['example.org'] },
  azure: { applicationId: OPENID_CLIENT.clientId, tenantId: AZURE_TENANT },
  clever: {},
  classlink: { clientId: OPENID_CLIENT.clientId, tenantId: '2413' },
} as const

/** Offers an OpenID provider to a client, past the server, which takes no issuer on this machine. */
export const offerOpenId = async (
  { db, secrets }: Pick<TestServer, 'db' | 'secrets'>,
  { clientId }: Pick<TestDistrict, 'clientId'>,
  { provider = 'google', settings = {}, changes = {} }: OpenIdWay,
): Promise<{ id: number; start: string }> => {
  const clientSecret = { sealed: secrets.seal(OPENID_CLIENT.clientSecret), savedAt: '2026-09-01' }
  const { id } = await db
    .insertInto('authentications')
    .values({
      clientId,
      provider,
      displayName: provider,
      settings: JSON.stringify({ ...OWN[provider], ...settings }),
      secrets: JSON.stringify({ clientSecret }),
      userTypes: JSON.stringify(['staff']),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, start: `/api/login?provider=${provider}&clientId=${clientId}` }
}
