import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKeyPair } from '../../sftp/new-key-pair.ts'
import { startSftpServer, type TestSftpServer } from '../../testing/sftp-server.ts'
import type { Target } from './receiver.ts'
import { connectSftp } from './sftp.ts'

const keys = newKeyPair()
const others = newKeyPair()
const locked = newKeyPair({
  passphrase: 'open sesame',
  cipher: 'aes256-ctr',
  rounds: 4,
})

let server: TestSftpServer
let folder: string
let file: string
beforeAll(async () => {
  server = await startSftpServer({ publicKey: keys.public, knowsPosixRename: false })
  folder = await mkdtemp(join(tmpdir(), 'edconsole-sftp-'))
  file = join(folder, 'sites.csv')
  await writeFile(file, 'siteCode\n014\n')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const target = (more: Partial<Target>): Target => ({
  host: '127.0.0.1',
  port: server.port,
  username: 'larkspur',
  password: null,
  privateKey: null,
  remotePath: '/in',
  hostKey: null,
  network: { allowLoopback: true },
  ...more,
})

it('[S5] signs in with a private key', async () => {
  const receiver = await connectSftp(target({ privateKey: keys.private }))
  await receiver.put(file, 'sites.csv')
  await receiver.close()
  expect(server.files.get('/in/sites.csv')?.toString()).toBe('siteCode\n014\n')
  expect(receiver.hostKey).toEqual({ host: '127.0.0.1', port: server.port, sha256: server.hostKey() })
})

it('[S5] answers a server that asks for the password', async () => {
  const asking = await startSftpServer({ asks: true })
  const { port } = asking
  await (await connectSftp(target({ port, password: 's3cret' }))).close()
  await expect(connectSftp(target({ port, password: 'wrong' }))).rejects.toMatchObject({ code: 'X001' })
  await asking.close()
})

it('takes the place of an older file in two steps where a server knows no other way', async () => {
  const receiver = await connectSftp(target({ password: 's3cret', remotePath: '/in/' }))
  await receiver.put(file, 'again.csv')
  await writeFile(file, 'siteCode\n015\n')
  await receiver.put(file, 'again.csv')
  await receiver.close()
  expect(server.files.get('/in/again.csv')?.toString()).toBe('siteCode\n015\n')
  expect([...server.files.keys()].filter((path) => path.endsWith('.part'))).toEqual([])
})

it.each([
  ['a wrong password', { password: 'wrong' }],
  ['a user that is not known', { username: 'nobody', password: 's3cret' }],
  ['another key', { privateKey: others.private }],
  ['a key that is locked itself', { privateKey: locked.private }],
  [
    'a key that is none',
    { privateKey: '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----' },
  ],
  ['nothing', {}],
])('X001 is refused with %s', async (_, more) => {
  await expect(connectSftp(target(more))).rejects.toMatchObject({ name: 'DeliveryError', code: 'X001' })
})

it('[S5] connects to this machine only in a demonstration', async () => {
  await expect(
    connectSftp(target({ password: 's3cret', network: { allowLoopback: false } })),
  ).rejects.toMatchObject({
    code: 'X004',
    words: { reason: "its address isn't public" },
    passes: false,
  })
})

it('X005 tells another key nothing: not even who we are', async () => {
  const hostKey = { host: '127.0.0.1', port: server.port, sha256: 'another' }
  await expect(connectSftp(target({ password: 's3cret', hostKey }))).rejects.toMatchObject({ code: 'X005' })
  // It was the key of another place.
  const elsewhere = { ...hostKey, port: 22 }
  await (await connectSftp(target({ password: 's3cret', hostKey: elsewhere }))).close()
})
