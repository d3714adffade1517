import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takePort } from './take-port.ts'
import { rawConnection } from './testing/raw-connection.ts'
import { type CliRun, runCli } from './testing/run-cli.ts'
import { newDatabaseAddress } from './testing/test-database.ts'

const CLOSES = /^HTTP\/1\.1 (\d+) .*\r\nconnection: close\r\n/is
const lastOf = (answers: string) => answers.slice(answers.lastIndexOf('HTTP/1.1 '))
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const BODY = JSON.stringify({ provider: 'illuminate', username: 'nobody', password: 'nothing' })
const SIGN_IN = `POST /api/login HTTP/1.1\r\nhost: x\r\nx-requested-with: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`

describe('SIGTERM', () => {
  let folder: string
  let database: Awaited<ReturnType<typeof newDatabaseAddress>>
  let started: CliRun
  let url: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edconsole-shutdown-'))
    database = await newDatabaseAddress()
    const { databaseUrl } = database
    started = runCli(folder, databaseUrl ? { env: { DATABASE_URL: databaseUrl } } : {})
    url = await started.url
  })
  afterEach(async () => {
    if (started.child.exitCode === null) started.child.kill('SIGKILL')
    await started.exited
    await database.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('answers what was sent just before, on new connections and on those that stayed open', async () => {
    const connections = await Promise.all(Array.from({ length: 40 }, () => rawConnection(url)))
    const used = connections.slice(0, 20)
    await Promise.all(used.map(({ send }) => send(get('/health'))))
    await Promise.all(used.map(({ until }) => until(/"ok"\}$/)))
    // This one is to be accepted, read and worked on only after the signal.
    await Promise.all(connections.map(({ send }) => send(SIGN_IN + BODY)))
    started.child.kill('SIGTERM')
    for (const { ended } of connections) {
      // A refusal without a look at the password may be out before the signal, and then doesn't announce the end.
      expect(lastOf(await ended)).toMatch(/^HTTP\/1\.1 (401|429) /)
    }
    expect(await started.exited).toBe(0)
    expect(started.printed()).not.toMatch(/failed|error/i)
  })

  it('is not ready any more at once, finishes a request whose body still comes, and takes no others', async () => {
    const [half, kept, other] = await Promise.all([
      rawConnection(url),
      rawConnection(url),
      rawConnection(url),
    ])
    for (const { send, until } of [kept, other]) {
      await send(get('/ready'))
      await until(/200 OK[\s\S]*\{"status":"ready"\}$/)
    }
    await half.send(SIGN_IN + BODY.slice(0, 20))
    await setTimeout(100)
    started.child.kill('SIGTERM')
    await setTimeout(50)
    await kept.send(get('/ready'))
    const unready = lastOf(await kept.ended)
    expect([CLOSES.exec(unready)?.[1], unready.split('\r\n\r\n')[1]]).toEqual([
      '503',
      '{"status":"stopping"}',
    ])
    await setTimeout(1000)
    await other.send(get('/health'))
    expect(CLOSES.exec(lastOf(await other.ended))?.[1]).toBe('200')
    const late = await rawConnection(url)
    await late.send(get('/api/user-info'))
    const refused = await late.ended
    expect(CLOSES.exec(refused)?.[1]).toBe('503')
    expect(refused).toMatch(/\r\nretry-after: 2\r\n/i)
    await half.send(BODY.slice(20))
    expect(CLOSES.exec(await half.ended)?.[1]).toBe('401')
    expect(await started.exited).toBe(0)
  })

  it('ends at a second signal, but not at the echo of the first', async () => {
    const half = await rawConnection(url)
    await half.send(SIGN_IN + BODY.slice(0, 20))
    await setTimeout(100)
    for (const _ of ['from the terminal', 'from the parent']) started.child.kill('SIGINT')
    await setTimeout(1000)
    expect(started.child.exitCode).toBeNull()
    started.child.kill('SIGTERM')
    expect(await started.exited).toBe(1)
  })

  it('ends within ten seconds whatever a client does', async () => {
    const [half, headless, idle] = await Promise.all([
      rawConnection(url),
      rawConnection(url),
      rawConnection(url),
    ])
    await half.send(SIGN_IN + BODY.slice(0, 20))
    await headless.send('GET /api/user-info HTTP/1.1\r\nho')
    await idle.send(get('/health'))
    await setTimeout(100)
    const from = performance.now()
    started.child.kill('SIGTERM')
    expect(await started.exited).toBe(0)
    expect(performance.now() - from).toBeLessThan(11_000)
  })
})

it('a half-sent body is waited for as long as it was said, and then cut off', async () => {
  const door = await takePort(0, '127.0.0.1')
  door.open(async (request) => new Response(await request.text()))
  const half = await rawConnection(`http://127.0.0.1:${door.port}`)
  await half.send(SIGN_IN + BODY.slice(0, 20))
  await setTimeout(50)
  const from = performance.now()
  await door.close(400)
  expect(performance.now() - from).toBeGreaterThan(350)
})
