import type { DestinationStepId, DestinationTest } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { LOOPBACK_CERTIFICATE } from '../../network/testing/loopback-certificate.ts'
import { startFtpsServer, type TestFtpsServer } from '../../testing/ftps-server.ts'
import { startSftpServer, type TestSftpServer } from '../../testing/sftp-server.ts'
import { connectFtps } from './ftps.ts'
import type { Target } from './receiver.ts'
import { connectSftp } from './sftp.ts'
import { testDestination } from './test-destination.ts'

let sftp: TestSftpServer
let ftps: TestFtpsServer
beforeAll(async () => {
  sftp = await startSftpServer()
  ftps = await startFtpsServer()
})
beforeEach(() => {
  sftp.stall(null)
  for (const { missingFolders, closedFolders } of [sftp, ftps]) {
    missingFolders.clear()
    closedFolders.clear()
  }
})
afterAll(async () => {
  await sftp.close()
  await ftps.close()
})

const now = new Date('2026-09-14T12:00:00Z')
const network = {
  allowLoopback: true,
  ca: LOOPBACK_CERTIFICATE.cert,
  resolve: async (name: string) => [
    { address: name === 'localhost' ? '127.0.0.1' : '10.20.30.40', family: 4 },
  ],
}
const target = (port: number, more: Partial<Target> = {}): Target => ({
  host: 'localhost',
  port,
  username: 'larkspur',
  password: 's3cret',
  privateKey: null,
  remotePath: '/in',
  hostKey: null,
  network,
  ...more,
})
const overSftp = (more?: Partial<Target>, options: { limitMs?: number } = {}) =>
  testDestination(connectSftp, target(sftp.port, more), { now, ...options })
const overFtps = (more?: Partial<Target>, at = now) =>
  testDestination(connectFtps, target(ftps.port, more), { now: at })

/** `nameResolves passed, reachable failed`: as far as it came. */
const cameTo = ({ steps }: DestinationTest): Partial<Record<DestinationStepId, string>> =>
  Object.fromEntries(steps.filter(({ status }) => status !== 'open').map(({ id, status }) => [id, status]))

const ALL = {
  nameResolves: 'passed',
  reachable: 'passed',
  secure: 'passed',
  signIn: 'passed',
  folder: 'passed',
  write: 'passed',
}

it('passes over SFTP, shows a key that is new, and leaves nothing', async () => {
  const test = await overSftp()
  expect(test).toMatchObject({ outcome: 'passed', message: null })
  expect(cameTo(test)).toEqual({ ...ALL, secure: 'note' })
  expect(test.steps[2]?.message).toContain(`SHA256:${sftp.hostKey()}.`)
  expect([...sftp.files.keys()]).toEqual([])
  const hostKey = { host: 'localhost', port: sftp.port, sha256: sftp.hostKey() }
  expect(cameTo(await overSftp({ hostKey }))).toEqual(ALL)
})

it('passes over FTPS, tells of a certificate that ends soon, and leaves nothing', async () => {
  const test = await overFtps()
  expect([test.outcome, cameTo(test)]).toEqual(['passed', ALL])
  expect([...ftps.files.keys()]).toEqual([])
  const late = await overFtps({}, new Date('2119-12-12T12:00:00Z'))
  expect(late.outcome).toBe('passed')
  expect(late.steps[2]).toEqual({
    id: 'secure',
    status: 'warning',
    message: "The server's certificate expires on 12/31/2119.",
  })
})

const reached = { nameResolves: 'passed', reachable: 'passed' }
const secured = { ...reached, secure: 'passed' }

it.each([
  ['SFTP', overSftp],
  ['FTPS', overFtps],
] as const)('X001 a wrong password fails at the sign-in over %s', async (_, run) => {
  const test = await run({ password: 'wr0ng-one' })
  expect(test).toMatchObject({
    outcome: 'failed',
    message: expect.stringMatching(/^localhost:\d+ refused the sign-in\.$/),
  })
  expect(cameTo(test)).toEqual({ ...secured, signIn: 'failed' })
  expect(JSON.stringify(test)).not.toContain('wr0ng-one')
})

it('X005 another host key fails before anything is said to it', async () => {
  const hostKey = { host: 'localhost', port: sftp.port, sha256: 'another' }
  const test = await overSftp({ hostKey })
  expect(cameTo(test)).toEqual({ ...reached, secure: 'failed' })
  expect(test.message).toContain('has a different host key than before. Nothing was sent.')
  expect(test.message).toContain('save the password or key again')
})

it.each<[string, () => Promise<DestinationTest>, object, string]>([
  ['no port', () => overSftp({ port: 1 }), { nameResolves: 'passed', reachable: 'failed' }, 'refuses'],
  ['no port', () => overFtps({ port: 1 }), { nameResolves: 'passed', reachable: 'failed' }, 'refuses'],
  [
    'a private address',
    () => overSftp({ host: 'inside.example.org' }),
    { nameResolves: 'failed' },
    "its address isn't public",
  ],
  [
    'a private address',
    () => overFtps({ host: 'inside.example.org' }),
    { nameResolves: 'failed' },
    "its address isn't public",
  ],
  [
    'an untrusted certificate',
    () => overFtps({ network: { allowLoopback: true, resolve: network.resolve } }),
    { ...reached, secure: 'failed' },
    'its certificate is not valid for this name',
  ],
])('X004 %s fails at its step', async (_, run, steps, reason) => {
  const test = await run()
  expect(cameTo(test)).toEqual(steps)
  expect(test.message).toMatch(/^\S+:\d+ can't be reached: /)
  expect(test.message).toContain(reason)
})

it.each([
  ['SFTP', overSftp],
  ['FTPS', overFtps],
] as const)('X002 tells a folder that is missing from one that takes nothing, over %s', async (_, run) => {
  for (const server of [sftp, ftps]) {
    server.missingFolders.add('/nowhere')
    server.closedFolders.add('/closed')
  }
  const missing = await run({ remotePath: '/nowhere' })
  expect(cameTo(missing)).toEqual({
    ...secured,
    secure: expect.anything(),
    signIn: 'passed',
    folder: 'failed',
  })
  expect(missing.message).toBe(`The folder "/nowhere" doesn't exist, or this user can't open it.`)
  const closed = await run({ remotePath: '/closed' })
  expect(cameTo(closed)).toEqual({ ...ALL, secure: expect.anything(), write: 'failed' })
  expect(closed.message).toBe('No space, or no permission to write, at "/closed".')
})

it('ends in time where a receiver keeps it waiting, and takes away what is half written', async () => {
  let waits = () => {}
  const isWaiting = new Promise<void>((resolve) => {
    waits = resolve
  })
  sftp.stall(waits)
  const testing = overSftp({}, { limitMs: 4000 })
  await isWaiting
  expect(sftp.files.size).toBe(1)
  const test = await testing
  expect(cameTo(test)).toEqual({ ...ALL, secure: 'note', write: 'failed' })
  expect(test.message).toContain("it didn't respond in time")
  expect(sftp.files.size).toBe(0)
})
