import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { faultOf, settingsFor, signInAt } from './testing/test-directory.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

describe('[R12] a directory that answers as it should not', () => {
  const pretend = async (answer: (socket: Socket, request: Buffer) => void): Promise<number> => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', (request) => answer(socket, request))
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }
  /** An LDAP message with the ID of the request. */
  const message = (request: Buffer, operation: readonly number[]) => {
    const id = request[4] ?? 0
    return Buffer.from([0x30, operation.length + 3, 0x02, 0x01, id, ...operation])
  }
  const bound = (request: Buffer, code = 0) =>
    message(request, [0x61, 0x07, 0x0a, 0x01, code, 0x04, 0x00, 0x04, 0x00])
  const isBind = (request: Buffer) => request[5] === 0x60

  it('is given up when it stays silent, at any step', async () => {
    const silent = await pretend(() => {})
    const quick = { connectTimeoutMs: 300, readTimeoutMs: 100 }
    expect(await faultOf(signInAt(settingsFor(silent, quick), 'rosa', 'x'))).toBe('serviceBind: noAnswer')
    expect(await faultOf(signInAt(settingsFor(silent, { ...quick, security: 'ldaps' }), 'rosa', 'x'))).toBe(
      'tls: noAnswer',
    )
    expect(
      await faultOf(signInAt(settingsFor(silent, { ...quick, security: 'startTls' }), 'rosa', 'x')),
    ).toBe('tls: noAnswer')
    const mute = await pretend((socket, request) => isBind(request) && socket.write(bound(request)))
    expect(await faultOf(signInAt(settingsFor(mute, quick), 'rosa', 'x'))).toBe('search: noAnswer')
  })

  it('is given up when it sends more than anybody needs, in one piece or in a great many', async () => {
    const endless = await pretend((socket, request) => {
      if (isBind(request)) return socket.write(bound(request))
      const entry = message(request, [0x64, 0x04, 0x04, 0x00, 0x30, 0x00])
      const piece = Buffer.concat(Array.from({ length: 5000 }, () => entry))
      const send = () => {
        if (!socket.destroyed) socket.write(piece, () => setImmediate(send))
      }
      send()
    })
    expect(await faultOf(signInAt(settingsFor(endless), 'rosa', 'x'))).toBe('search: tooBig')
    const huge = await pretend((socket, request) => {
      if (isBind(request)) return socket.write(bound(request))
      socket.write(
        Buffer.concat([Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]), Buffer.alloc(2 * 1024 * 1024)]),
      )
    })
    expect(await faultOf(signInAt(settingsFor(huge), 'rosa', 'x'))).toBe('search: tooBig')
  })

  it('is told to need encryption, where it takes no password without', async () => {
    const signing = await pretend((socket, request) => socket.write(bound(request, 8)))
    expect(await faultOf(signInAt(settingsFor(signing), 'rosa', 'x'))).toBe('serviceBind: needsEncryption')
  })

  it("isn't followed to another server", async () => {
    const elsewhere = await pretend((socket, request) => {
      if (isBind(request)) return socket.write(bound(request))
      socket.write(message(request, [0x65, 0x07, 0x0a, 0x01, 10, 0x04, 0x00, 0x04, 0x00]))
    })
    expect(await faultOf(signInAt(settingsFor(elsewhere), 'rosa', 'x'))).toBe('search: referral')
  })

  it('gets no password without the encryption that it was asked for', async () => {
    const requests: Buffer[] = []
    const refusing = await pretend((socket, request) => {
      requests.push(request)
      socket.write(message(request, [0x78, 0x07, 0x0a, 0x01, 52, 0x04, 0x00, 0x04, 0x00]))
    })
    const settings = settingsFor(refusing, { security: 'startTls' })
    expect(await faultOf(signInAt(settings, 'rosa', 'x'))).toBe('tls: noStartTls')
    // What stands behind the answer would be read as if it had come encrypted.
    const injecting = await pretend((socket, request) => {
      requests.push(request)
      const agreed = message(request, [0x78, 0x07, 0x0a, 0x01, 0, 0x04, 0x00, 0x04, 0x00])
      socket.write(Buffer.concat([agreed, Buffer.from([0x30, 0x0c, 0x02, 0x01, 0x02])]))
    })
    expect(await faultOf(signInAt(settingsFor(injecting, { security: 'startTls' }), 'rosa', 'x'))).toBe(
      'tls: noStartTls',
    )
    expect(requests).toHaveLength(2)
    expect(requests.every((request) => request.includes('1.3.6.1.4.1.1466.20037'))).toBe(true)
  })
})
