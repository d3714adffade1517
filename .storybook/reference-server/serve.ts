/**
 * A process of its own: the reference server on the demonstration's data, for stories of screens. The first part of an
 * address says who asks, so that stories side by side need no cookies: `/employee@example.org/api/districts`.
 */
import { createTestServer } from '@edconsole/console-server/testing'
import { takePort } from '../../packages/console-server/src/take-port.ts'
import {
  EMPTY_DISTRICT,
  NOBODY,
  STORY_NOW,
} from '../../packages/console-ui/src/testing/reference/reference-server.ts'

const server = await createTestServer({ seed: 'demo', now: STORY_NOW })
const empty = await server.newDistrict({ districtName: EMPTY_DISTRICT.name })
if (empty.id !== EMPTY_DISTRICT.id) throw new Error(`The empty district is ${empty.id}`)

const cookies = new Map<string, Promise<string>>()
const cookieOf = (person: string): Promise<string> => {
  const cookie = cookies.get(person) ?? (person === NOBODY ? Promise.resolve('') : server.signIn(person))
  cookies.set(person, cookie)
  return cookie
}

const port = await takePort(0, '127.0.0.1')
port.open(async (request: Request) => {
  const address = new URL(request.url)
  const [, person = '', ...path] = address.pathname.split('/')
  const asked = new Request(new URL(`/${path.join('/')}${address.search}`, address), request)
  // A sign-in, or a sign-out, of one story must not change who asks in the others: what the server sets is left out.
  asked.headers.set('cookie', await cookieOf(decodeURIComponent(person)))
  const answer = await server.fetch(asked)
  answer.headers.delete('set-cookie')
  return answer
})
process.send?.(port.port)
process.on('disconnect', () => process.exit(0))
