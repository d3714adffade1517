import http from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { openWebClient } from '../network/web-client.ts'
import { accessToken } from './signed-in.ts'
import { sisHttp } from './sis-http.ts'

const KEYS = { sisApiKey: 'key', sisApiSecret: 'a:b ü' }
const BASIC = `Basic ${Buffer.from('key:a%3Ab%20%C3%BC').toString('base64')}`

let server: http.Server
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

type Ways = Readonly<Record<string, [status: number, body: object]>>

/** A server that knows these ways and no others; answers with what it was asked. */
const askedOf = async (ways: Ways, paths = ['/oauth/token', '/token']) => {
  const asked: string[] = []
  server = http.createServer((request, response) => {
    const way = `${request.method} ${request.url}`
    asked.push(way)
    const [status, body] = request.headers.authorization === BASIC ? (ways[way] ?? [404, {}]) : [418, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const web = openWebClient({ allowLoopback: true })
  const found = await accessToken(sisHttp({ web, url: `http://127.0.0.1:${port}` }), KEYS, { paths }).then(
    ({ value }) => value.access_token,
    (error: unknown) => error,
  )
  web.close()
  return { asked, found }
}

const TOKEN: [number, object] = [200, { access_token: 'abc', expires_in: 3600 }]
const POST = 'POST /oauth/token'
const GET = 'GET /oauth/token?grant_type=client_credentials'

it.each<[string, Ways, string[]]>([
  ['by POST', { [POST]: TOKEN }, [POST]],
  ['by GET where POST is unknown', { [GET]: TOKEN }, [POST, GET]],
  ['by GET where POST is not allowed', { [POST]: [405, {}], [GET]: TOKEN }, [POST, GET]],
  ['at another path', { 'POST /token': TOKEN }, [POST, GET, 'POST /token']],
  ['behind a guard of all paths', { [POST]: [401, {}], 'POST /token': TOKEN }, [POST, POST, 'POST /token']],
])('[S5] a token is had %s', async (_, ways, asked) => {
  expect(await askedOf(ways)).toEqual({ asked, found: 'abc' })
})

it.each<[string, Ways, object, number]>([
  ['400', { [POST]: [400, { error: 'invalid_client' }] }, { fault: 'unauthorized', status: 400 }, 4],
  ['401', { [POST]: [401, {}] }, { fault: 'unauthorized' }, 4],
  ['503', { [POST]: [503, {}] }, { fault: 'busy' }, 1],
  ['no token', { [POST]: [200, { hello: 1 }] }, { fault: 'malformed' }, 1],
  ['nothing known', {}, { fault: 'unknownPath' }, 4],
])('[S5] asking for a token ends with %s', async (_, ways, fault, asked) => {
  const result = await askedOf(ways)
  expect(result.found).toMatchObject(fault)
  expect(result.asked).toHaveLength(asked)
})
