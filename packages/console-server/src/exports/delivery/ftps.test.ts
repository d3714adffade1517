import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOOPBACK_CERTIFICATE } from '../../network/testing/loopback-certificate.ts'
import { startFtpsServer, type TestFtpsServer } from '../../testing/ftps-server.ts'
import { connectFtps } from './ftps.ts'
import type { Target } from './receiver.ts'

let server: TestFtpsServer
let folder: string
let file: string
beforeAll(async () => {
  server = await startFtpsServer()
  folder = await mkdtemp(join(tmpdir(), 'edconsole-ftps-'))
  file = join(folder, 'sites.csv')
  await writeFile(file, 'siteCode\n014\n')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const network = {
  allowLoopback: true,
  ca: LOOPBACK_CERTIFICATE.cert,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
}
const target = (more: Partial<Target> = {}): Target => ({
  host: 'localhost',
  port: server.port,
  username: 'larkspur',
  password: 's3cret',
  privateKey: null,
  remotePath: '/in',
  hostKey: null,
  network,
  ...more,
})

it('[S7] a file gets its name when all of it is there, and nothing is said in the open', async () => {
  const receiver = await connectFtps(target())
  await receiver.put(file, 'sites.csv')
  await receiver.close()
  expect([...server.files.keys()]).toEqual(['/in/sites.csv'])
  expect(server.files.get('/in/sites.csv')?.toString()).toBe('siteCode\n014\n')
  expect(server.overheard).toEqual(['AUTH TLS'])
})

it('[S7] a file of the night before is replaced, also where it has to be deleted first', async () => {
  server.stubborn.add('/nightly/sites.csv')
  for (const content of ['siteCode\n014\n', 'siteCode\n015\n']) {
    await writeFile(file, content)
    const receiver = await connectFtps(target({ remotePath: '/nightly' }))
    await receiver.put(file, 'sites.csv')
    await receiver.close()
    expect(server.files.get('/nightly/sites.csv')?.toString()).toBe(content)
  }
  expect([...server.files.keys()].filter((path) => path.endsWith('.part'))).toEqual([])
})

it('X001 a wrong password is refused', async () => {
  await expect(connectFtps(target({ password: 'wrong' }))).rejects.toMatchObject({ code: 'X001' })
})

it('X002 a folder that takes nothing is told by its path', async () => {
  server.closedFolders.add('/closed')
  const receiver = await connectFtps(target({ remotePath: '/closed' }))
  await expect(receiver.put(file, 'sites.csv')).rejects.toMatchObject({
    code: 'X002',
    words: { path: '/closed' },
  })
  receiver.cut()
})

it.each<[string, Partial<Target>, string]>([
  [
    'nobody vouches for',
    { network: { allowLoopback: true, resolve: network.resolve } },
    'its certificate is not valid for this name',
  ],
  ['has another name', { host: '127.0.0.1' }, 'its certificate is not valid for this name'],
  ['is no public place', { network: { ...network, allowLoopback: false } }, "its address isn't public"],
  ['does not answer', { port: 1 }, 'it refuses connections'],
])('X004 a receiver that %s is told nothing', async (_, more, reason) => {
  await expect(connectFtps(target(more))).rejects.toMatchObject({ code: 'X004', words: { reason } })
})
