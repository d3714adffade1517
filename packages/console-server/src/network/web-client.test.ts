import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { Server } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readText } from './read-body.ts'
import { LOOPBACK_CERTIFICATE } from './testing/loopback-certificate.ts'
import { type Network, openWebClient } from './web-client.ts'

const NEVER = new Promise<never>(() => {})
const ANSWERS: Record<string, (response: http.ServerResponse) => void> = {
  '/plain': (response) => response.end('hello'),
  '/packed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello')),
  '/bomb': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000))),
  '/big': (response) => response.end('x'.repeat(2000)),
  '/silent': () => {},
  '/half': (response) => void response.write('half'),
  '/torn': (response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('torn', () => response.destroy())
  },
  '/here': (response) => response.writeHead(302, { location: '/plain' }).end(),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/elsewhere': (response) => response.writeHead(302, { location: 'https://sis.example.org/' }).end(),
  '/metadata': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/nowhere': (response) => response.writeHead(302, { location: 'http://' }).end(),
}
const answer = (request: http.IncomingMessage, response: http.ServerResponse) =>
  ANSWERS[request.url ?? '']?.(response)

const plain = http.createServer(answer)
const secure = https.createServer({ ...LOOPBACK_CERTIFICATE }, answer)
const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
beforeAll(async () => {
  for (const server of [plain, secure]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
})
afterAll(() => {
  for (const server of [plain, secure]) {
    server.close()
    server.closeAllConnections()
  }
})

const ask = async (address: string, network: Partial<Network> = {}, method: 'GET' | 'POST' = 'GET') => {
  const client = openWebClient({ allowLoopback: true, ...network })
  try {
    const { status, body, certificateEnds } = await client.send(address, { method, maxBytes: 1000 })
    return { status, text: await readText(body), certificateEnds }
  } finally {
    client.close()
  }
}
const http4 = (path: string) => `http://127.0.0.1:${portOf(plain)}${path}`
const https4 = (path: string, host = 'localhost') => `https://${host}:${portOf(secure)}${path}`
const to127 = async () => [{ address: '127.0.0.1', family: 4 }]

describe('[S5] a request to a server that somebody else chose', () => {
  it.each(['/plain', '/packed', '/here'])('reads %s', async (path) => {
    expect(await ask(http4(path))).toMatchObject({ status: 200, text: 'hello' })
  })

  it.each([
    ['/big', 'tooBig'],
    ['/bomb', 'tooBig'],
    ['/torn', 'brokenOff'],
    ['/circle', 'redirect'],
    ['/elsewhere', 'redirect'],
    ['/metadata', 'redirect'],
    ['/nowhere', 'redirect'],
  ])('tells of %s that it is %s', async (path, fault) => {
    await expect(ask(http4(path))).rejects.toMatchObject({ name: 'NetworkError', fault })
  })

  it.each(['/silent', '/half'])('waits for %s no longer than it may', async (path) => {
    await expect(ask(http4(path), { totalMs: 50 })).rejects.toMatchObject({ fault: 'noAnswer' })
  })

  it('gives up a connection that does not come about', async () => {
    await expect(
      ask('https://sis.example.org', { connectMs: 30, resolve: () => NEVER }),
    ).rejects.toMatchObject({ fault: 'noAnswer' })
  })

  it('follows no redirect of a POST', async () => {
    await expect(ask(http4('/here'), {}, 'POST')).rejects.toMatchObject({ fault: 'redirect' })
  })

  it('says when nobody listens', async () => {
    await expect(ask('http://127.0.0.1:1')).rejects.toMatchObject({ fault: 'refused' })
  })

  it('says when nobody knows the name', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }))
    await expect(ask('https://sis.example.org', { resolve })).rejects.toMatchObject({ fault: 'unknownName' })
  })
})

describe('[S5] the certificate of a server', () => {
  const network = { ca: LOOPBACK_CERTIFICATE.cert, resolve: to127 }

  it('is trusted and its end told', async () => {
    const { text, certificateEnds } = await ask(https4('/plain'), network)
    expect(text).toBe('hello')
    expect(certificateEnds?.getFullYear()).toBeGreaterThan(2100)
  })

  it('is refused when nobody vouches for it', async () => {
    await expect(ask(https4('/plain'), { resolve: to127 })).rejects.toMatchObject({ fault: 'badCertificate' })
  })

  it('is refused for another name', async () => {
    await expect(ask(https4('/plain', 'sis.localhost'), network)).rejects.toMatchObject({
      fault: 'badCertificate',
    })
  })

  it('is missing where no TLS is spoken', async () => {
    const address = `https://localhost:${portOf(plain)}/plain`
    await expect(ask(address, network)).rejects.toMatchObject({ fault: 'badCertificate' })
  })
})

describe('[S5] addresses that are no public ones', () => {
  const reach = { allowLoopback: false }

  it.each([
    'http://sis.example.org',
    'http://127.0.0.1',
    'ftp://sis.example.org',
    'file:///etc/passwd',
    'https://me:word@sis.example.org',
    'no address',
  ])('are refused for their form: %s', async (address) => {
    await expect(ask(address, reach)).rejects.toMatchObject({ fault: 'badAddress' })
  })

  it.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://10.0.0.8',
    'https://169.254.169.254',
    'https://[::1]',
    'https://[::127.0.0.1]',
    'https://[64:ff9b::127.0.0.1]',
    'https://[2002:7f00:1::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[fe80::1]',
    'https://[fd00:ec2::254]',
    'https://[64:ff9b::7f00:1]',
  ])('are refused as they are: %s', async (address) => {
    await expect(ask(address, reach)).rejects.toMatchObject({ fault: 'forbiddenAddress' })
  })

  it.each(['10.0.0.8', '127.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.8'])(
    'are refused behind a name: %s',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
      await expect(ask('https://sis.example.org', { ...reach, resolve })).rejects.toMatchObject({
        fault: 'forbiddenAddress',
      })
    },
  )

  it('cannot be slipped in after a name was judged: it is asked once, and that address is taken', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      // First this test server, taken for public; a second lookup would get a private address.
      return asked === 1 ? to127() : [{ address: '10.0.0.8', family: 4 }]
    }
    const network = { allowLoopback: true, ca: LOOPBACK_CERTIFICATE.cert, resolve }
    expect((await ask(https4('/plain'), network)).text).toBe('hello')
    expect(asked).toBe(1)
  })

  it('are refused when the name leads there for the next connection', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      return asked === 1 ? to127() : [{ address: '10.0.0.8', family: 4 }]
    }
    const client = openWebClient({ allowLoopback: true, ca: LOOPBACK_CERTIFICATE.cert, resolve })
    await expect(
      client.send(https4('/torn'), { maxBytes: 9 }).then(({ body }) => readText(body)),
    ).rejects.toThrow()
    await expect(client.send(https4('/plain'), { maxBytes: 9 })).rejects.toMatchObject({
      fault: 'forbiddenAddress',
    })
    client.close()
  })
})
