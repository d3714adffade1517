import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretsWith } from '../../../secrets/secrets.ts'
import { openProviderReach } from './describe-provider.ts'
import { providerClientOf } from './provider-client.ts'

const secrets = secretsWith(randomBytes(32))

describe('[domain 7.1] a provider', () => {
  const answers: Record<string, (response: http.ServerResponse) => void> = {
    '/silent': () => {},
    '/huge': (response) => response.writeHead(200).end('x'.repeat(300_000)),
    '/broken': (response) => response.writeHead(200).end('{"issuer":'),
    '/other': (response) =>
      response.writeHead(200).end(
        JSON.stringify({
          issuer: 'https://other.example',
          authorization_endpoint: 'https://other.example/a',
          token_endpoint: 'https://other.example/t',
          jwks_uri: 'https://other.example/j',
        }),
      ),
  }
  const strange = http.createServer((request, response) =>
    answers[request.url?.replace('/.well-known/openid-configuration', '') ?? '']?.(response),
  )
  beforeAll(async () => {
    strange.listen(0, '127.0.0.1')
    await once(strange, 'listening')
  })
  afterAll(() => {
    strange.closeAllConnections()
    strange.close()
  })
  const describeAt = (issuer: string, allowLoopback = true) => {
    const settings = { issuer, clientId: 'x', hostedDomains: ['example.org'] }
    const clientSecret = { sealed: secrets.seal('x'), savedAt: '' }
    const client = providerClientOf({ secrets }, 'google', { settings, secrets: { clientSecret } })
    return openProviderReach({ allowLoopback, totalMs: 200 }).describe(client)
  }
  const port = () => {
    const address = strange.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  it.each([
    ['/silent', { fault: 'noAnswer' }],
    ['/huge', { fault: 'tooBig' }],
    ['/broken', { refusal: 'notSetUp' }],
    ['/other', { refusal: 'notSetUp' }],
  ])('that answers like %s signs nobody in', async (path, fault) => {
    await expect(describeAt(`http://127.0.0.1:${port()}${path}`)).rejects.toMatchObject(fault)
  })

  it('in a private network is not asked', async () => {
    await expect(describeAt(`http://127.0.0.1:${port()}/silent`, false)).rejects.toMatchObject({
      fault: 'badAddress',
    })
    await expect(describeAt('https://10.0.0.1')).rejects.toMatchObject({ fault: 'forbiddenAddress' })
  })
})
