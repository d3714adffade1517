import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Port, takePort } from '../take-port.ts'
import { type RawConnection, rawConnection } from '../testing/raw-connection.ts'
import { limitBody } from './limit-body.ts'

const MAX = 1024 * 1024
const PART = Buffer.alloc(64 * 1024, 'x')
/** More than the buffers of both sides hold. */
const PARTS = 256
const REFUSED =
  /^HTTP\/1\.1 413 .*\r\nconnection: close\r\n.*\r\n\r\n\{"error":\{"code":413,"message":"The body is larger than 1 MB\."\}\}$/is

let door: Port
beforeAll(async () => {
  door = await takePort(0, '127.0.0.1')
  const app = new Hono()
  app.use('/patient', limitBody(MAX))
  app.use('/brief', limitBody(MAX, { ms: 200, bytes: MAX }))
  app.post('*', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength} bytes`))
  door.open(app.fetch)
})
afterAll(() => door.close(0))

type Way = { head: string; part: (bytes: Buffer) => Buffer; end: string }
const declared = (bytes: number): Way => ({
  head: `content-length: ${bytes}`,
  part: (part) => part,
  end: '',
})
const chunked: Way = {
  head: 'transfer-encoding: chunked',
  part: (bytes) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
  end: '0\r\n\r\n',
}

const post = async (path: string, { head }: Way): Promise<RawConnection> => {
  const connection = await rawConnection(`http://127.0.0.1:${door.port}`)
  await connection.send(`POST ${path} HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n`)
  return connection
}

it.each([
  ['with its length', declared(PARTS * PART.length), 0],
  ['in chunks', chunked, 0],
  ['with its length, slowly', declared(PARTS * PART.length), 1500],
  ['in chunks, slowly', chunked, 1500],
])(
  '[S7] whoever sends too much %s reads the refusal, and is not cut off while sending',
  async (_, way, pause) => {
    const connection = await post('/patient', way)
    for (let sent = 0; sent < PARTS; sent += 1) {
      if (sent === PARTS / 2) {
        await connection.until(/^HTTP\/1\.1 413 /)
        await setTimeout(pause)
      }
      await connection.send(way.part(PART))
    }
    await connection.send(way.end)
    expect(await connection.ended).toMatch(REFUSED)
  },
)

it.each([
  ['by its length', declared(MAX + 1)],
  ['in chunks', chunked],
])('[S7] a refused body %s that never ends is not waited for', async (_, way) => {
  const connection = await post('/brief', way)
  for (let sent = 0; sent < MAX / PART.length; sent += 1) await connection.send(way.part(PART))
  if (way === chunked) await connection.send(way.part(PART))
  expect(await connection.ended).toMatch(REFUSED)
})

it.each([
  ['with its length', declared(MAX)],
  ['in chunks', chunked],
])('a body of the largest size %s is taken, and the connection stays', async (_, way) => {
  const connection = await post('/patient', way)
  for (let sent = 0; sent < MAX / PART.length; sent += 1) await connection.send(way.part(PART))
  await connection.send(way.end)
  expect(await connection.until(/bytes$/)).toMatch(
    /^HTTP\/1\.1 200 .*connection: keep-alive.*1048576 bytes$/is,
  )
  connection.destroy()
})
