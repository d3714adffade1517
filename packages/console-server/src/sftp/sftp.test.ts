import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { CreatedInboxKey, Inbox } from '@edconsole/console-core/contract'
import ssh2, { type ConnectConfig } from 'ssh2'
import SftpClient from 'ssh2-sftp-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { QUIET_MS } from '../inbox/start-import.ts'
import { FILES } from '../pipeline/testing/files.ts'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'
import { zipOf } from '../testing/zip-of.ts'
import { readHostKey } from './host-key.ts'
import { newKeyPair } from './new-key-pair.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({
    sftp: { fileBytes: 200_000, inboxBytes: 250_000, inboxFiles: 4, networkPerMinute: 1000 },
  })
})
afterAll(() => server.close())

const ROLES = ['ROLE_SETUP_SIS_IMPORTS_API_VIEW', 'ROLE_SETUP_SIS_IMPORTS_API_EDIT']
let district: TestDistrict
let browser: TestFetch
let folder: string
beforeEach(async () => {
  await server.db.deleteFrom('signInFailures').execute()
  district = await server.newDistrict({ roles: ROLES })
  browser = await server.browser(district.email)
  folder = join(server.inboxDir, district.lea)
})

const send = sender('/district')
const createKey = async (body: object, of = { browser, lea: district.lea }): Promise<CreatedInboxKey> =>
  (await send(of.browser, 'POST', `/inbox-keys?lea=${of.lea}`, body)).data
const newPassword = async (name = 'Nightly job') =>
  (await createKey({ kind: 'password', name })).password ?? ''
const inbox = async (): Promise<Inbox> => (await send(browser, 'GET', `/inbox?lea=${district.lea}`)).data

const clients: SftpClient[] = []
afterEach(() => Promise.all(clients.splice(0).map((client) => client.end().catch(() => {}))))
const connect = async (given: ConnectConfig, lea = district.lea): Promise<SftpClient> => {
  const client = new SftpClient('test', { error: () => {}, end: () => {}, close: () => {} })
  await client.connect({ host: '127.0.0.1', port: server.sftpPort, username: lea, ...given })
  clients.push(client)
  return client
}
const waiting = async () => (await readdir(folder)).filter((name) => !name.startsWith('.'))

describe('signing in', () => {
  it('with a generated password, until it is revoked', async () => {
    const { id, password } = await createKey({ kind: 'password', name: 'Nightly job' })
    const client = await connect({ password: password ?? '' })
    await client.put(Buffer.from('a,b\n1,2\n'), '/students.csv')
    expect(await inbox()).toMatchObject({
      keys: [{ id, name: 'Nightly job', lastUsedAt: expect.stringContaining('2026-09-14') }],
      files: [{ name: 'students.csv', bytes: 8, via: 'sftp', addedBy: 'Nightly job', isTaken: false }],
      sftp: { port: server.sftpPort, username: district.lea, fingerprint: expect.stringMatching(/^SHA256:/) },
    })
    expect((await send(browser, 'DELETE', `/inbox-keys/${id}?lea=${district.lea}`)).status).toBe(200)
    await expect(client.put(Buffer.from('x'), '/later.csv')).rejects.toThrow('revoked')
    await expect(client.delete('/students.csv')).rejects.toThrow('revoked')
    await expect(connect({ password: password ?? '' })).rejects.toThrow('authentication')
    expect(await waiting()).toEqual(['students.csv'])
    expect((await inbox()).keys).toMatchObject([{ id, revokedBy: expect.stringContaining('Robin') }])
  })

  it('with a public key, and no other', async () => {
    const keys = newKeyPair()
    const { fingerprint } = await createKey({ kind: 'publicKey', name: 'ETL', publicKey: keys.public })
    expect(fingerprint).toMatch(/^SHA256:.{43}$/)
    const client = await connect({ privateKey: keys.private })
    expect(await client.list('/')).toEqual([])
    const other = newKeyPair().private
    await expect(connect({ privateKey: other })).rejects.toThrow('authentication')
    await expect(connect({ password: keys.public })).rejects.toThrow('authentication')
  })

  it('shows the same host key at each start', async () => {
    const password = await newPassword()
    const { sftp } = await inbox()
    let seen = ''
    await connect({
      password,
      hostHash: 'sha256',
      hostVerifier: (hash: string) => {
        seen = `SHA256:${Buffer.from(hash, 'hex').toString('base64').replace(/=+$/, '')}`
        return true
      },
    })
    const again = await readHostKey(server.db, server.secrets)
    expect([seen, again.fingerprint]).toEqual([sftp?.fingerprint, sftp?.fingerprint])
    const stored = await server.db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'sftp-host-key')
      .executeTakeFirstOrThrow()
    expect(stored.value).not.toContain('PRIVATE KEY')
  })

  it('[R12] ends after twenty wrong passwords from one network, also for the right one', async () => {
    const password = await newPassword()
    await expect(connect({ password: 'wrong' })).rejects.toThrow('authentication')
    await server.db.updateTable('signInFailures').set({ failures: 19 }).execute()
    await expect(connect({ password: 'wrong' })).rejects.toThrow('authentication')
    await expect(connect({ password })).rejects.toThrow('authentication')
    server.advance(15 * 60_000)
    await connect({ password })
    expect(await server.db.selectFrom('signInFailures').selectAll().execute()).toEqual([])
  })

  it('is closed to an inactive district, an unknown one, and to commands', async () => {
    const password = await newPassword()
    await expect(connect({ password }, 'nobody')).rejects.toThrow('authentication')
    const client = new ssh2.Client()
    await new Promise<void>((resolve, reject) =>
      client
        .on('ready', resolve)
        .on('error', reject)
        .connect({ host: '127.0.0.1', port: server.sftpPort, username: district.lea, password }),
    )
    const refused = (start: (done: (error: Error | undefined) => void) => unknown) =>
      new Promise<Error | undefined>((resolve) => start(resolve))
    expect(await refused((done) => client.exec('ls /', done))).toBeInstanceOf(Error)
    expect(await refused((done) => client.shell(done))).toBeInstanceOf(Error)
    expect(await refused((done) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 80, done))).toBeInstanceOf(
      Error,
    )
    client.end()
    await server.db.updateTable('districts').set({ isActive: false }).where('id', '=', district.id).execute()
    await expect(connect({ password })).rejects.toThrow('authentication')
  })
})

describe('a delivery', () => {
  it('can be listed, replaced, renamed and deleted, and not read', async () => {
    const client = await connect({ password: await newPassword() })
    await client.put(Buffer.from('old'), 'a.csv')
    await client.put(Buffer.from('newer'), './a.csv')
    await client.put(Buffer.from('b'), '/b.csv.filepart')
    await client.rename('/b.csv.filepart', '/b.csv')
    await expect(client.rename('/a.csv', '/b.csv')).rejects.toThrow('already')
    await client.delete('/b.csv')
    await client.rename('/a.csv', '/b.csv')
    expect(await client.list('/')).toMatchObject([{ name: 'b.csv', size: 5, type: '-' }])
    expect(await client.stat('/b.csv')).toMatchObject({ isFile: true, size: 5 })
    expect(await client.realPath('.')).toBe('/')
    await expect(client.get('/b.csv')).rejects.toThrow("can't be read")
    await expect(client.append(Buffer.from('c'), '/b.csv')).rejects.toThrow('whole')
    expect((await inbox()).files).toMatchObject([{ name: 'b.csv', bytes: 5 }])
    await client.delete('/b.csv')
    expect([await client.list('/'), (await inbox()).files]).toEqual([[], []])
  })

  it('never leaves the inbox of its district', async () => {
    const client = await connect({ password: await newPassword() })
    const outside = join(server.inboxDir, 'outside')
    await mkdir(outside, { recursive: true })
    await writeFile(join(outside, 'secret.csv'), 'secret')
    await symlink(outside, join(folder, 'link'))
    await symlink(join(outside, 'secret.csv'), join(folder, 'link.csv'))
    const text = Buffer.from('x')
    for (const path of [
      ...['../outside/a.csv', '/../outside/a.csv', '/etc/a.csv', 'link/a.csv', '/.archive/a.csv', '.hidden'],
      ...['/a/../../outside/a.csv', 'a\\b.csv', '/..', '/'],
    ])
      await expect(client.put(text, path), path).rejects.toThrow()
    await expect(client.list('/link')).rejects.toThrow()
    await expect(client.list('/../outside')).rejects.toThrow()
    await expect(client.stat('/link.csv')).rejects.toThrow()
    await expect(client.mkdir('/sub')).rejects.toThrow()
    await expect(client.delete('/link.csv')).rejects.toThrow()
    await expect(client.rename('/link.csv', '/c.csv')).rejects.toThrow()
    expect(await client.list('/')).toEqual([])
    // A link of the name is replaced, and what it leads to stays.
    await client.put(text, '/link.csv')
    expect(await readFile(join(outside, 'secret.csv'), 'utf8')).toBe('secret')
    expect(await readdir(outside)).toEqual(['secret.csv'])
    expect((await client.list('/')).map(({ name }) => name)).toEqual(['link.csv'])
  })

  it('keeps two districts apart', async () => {
    const client = await connect({ password: await newPassword() })
    await client.put(Buffer.from('one'), '/students.csv')
    const other = await server.newDistrict({ roles: ROLES })
    const of = { browser: await server.browser(other.email), lea: other.lea }
    const { id, password } = await createKey({ kind: 'password', name: 'Other' }, of)
    const stranger = await connect({ password: password ?? '' }, other.lea)
    expect(await stranger.list('/')).toEqual([])
    await stranger.put(Buffer.from('two'), '/students.csv')
    await expect(stranger.stat(`/../${district.lea}/students.csv`)).rejects.toThrow()
    await expect(connect({ password: password ?? '' })).rejects.toThrow('authentication')
    expect(await readFile(join(folder, 'students.csv'), 'utf8')).toBe('one')
    expect((await send(browser, 'DELETE', `/inbox-keys/${id}?lea=${district.lea}`)).status).toBe(404)
    expect((await send(browser, 'GET', `/inbox?lea=${other.lea}`)).status).toBe(403)
  })

  it('is imported when its set is complete, and goes to the archive', async () => {
    const { sisYear: schoolYear } = await server.db
      .selectFrom('districts')
      .select('sisYear')
      .where('id', '=', district.id)
      .executeTakeFirstOrThrow()
    const of = { lea: district.lea, schoolYear, source: 'sftp', updatedAt: server.now() } as const
    await insertFileTemplates(server.db, of)
    const client = await connect({ password: await newPassword() })
    const [last = '', ...names] = Object.keys(FILES) as (keyof typeof FILES)[]
    for (const name of names) await client.put(Buffer.from(FILES[name]), `/${name}`)
    server.advance(QUIET_MS)
    await server.jobs.idle()
    expect((await inbox()).missingFiles).toEqual([last])
    await client.put(Buffer.from(FILES['SCH.csv']), `/${last}`)
    server.advance(QUIET_MS)
    await server.jobs.idle()
    const batches = await server.db
      .selectFrom('importBatches')
      .select(['batchId', 'triggerType', 'status', 'recordsInserted'])
      .where('lea', '=', district.lea)
      .execute()
    expect(batches).toMatchObject([{ triggerType: 'arrival', status: 'completed', recordsInserted: 14 }])
    expect([await client.list('/'), await waiting()]).toEqual([[], []])
    const taken = await readdir(join(folder, '.archive', String(batches[0]?.batchId)))
    expect(taken).toEqual(Object.keys(FILES).sort())
  })

  it('of an archive is unpacked, and one that is refused says why', async () => {
    const client = await connect({ password: await newPassword() })
    const zip = await zipOf({
      'fall/SCH.csv': FILES['SCH.csv'],
      'STU.csv': FILES['STU.csv'],
      '.DS_Store': 'x',
    })
    await client.put(zip, '/set.zip.filepart')
    await client.rename('/set.zip.filepart', '/set.zip')
    await client.put(zip.subarray(0, zip.length - 10), '/cut.ZIP')
    await client.put(await zipOf({ 'a/SCH.csv': 'x', 'b/sch.csv': 'y' }), '/twice.zip')
    server.advance(QUIET_MS)
    await server.jobs.idle()
    expect((await waiting()).toSorted()).toEqual(['SCH.csv', 'STU.csv', 'cut.ZIP', 'twice.zip'])
    expect(await readFile(join(folder, 'SCH.csv'), 'utf8')).toBe(FILES['SCH.csv'])
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
    const files = (await inbox()).files.map(({ name, addedBy, problem }) => [name, addedBy, problem])
    expect(files.toSorted()).toEqual([
      ['SCH.csv', 'Nightly job', null],
      ['STU.csv', 'Nightly job', null],
      ['cut.ZIP', 'Nightly job', "It's damaged. Create it again."],
      ['twice.zip', 'Nightly job', 'It has several files named sch.csv.'],
    ])
    await client.put(zip, '/cut.ZIP')
    expect((await inbox()).files.find(({ name }) => name === 'cut.ZIP')?.problem).toBeNull()
  })

  it('that breaks off leaves nothing, and one under way is not there yet', async () => {
    const password = await newPassword()
    const client = new ssh2.Client()
    await new Promise<void>((resolve, reject) =>
      client
        .on('ready', resolve)
        .on('error', reject)
        .connect({ host: '127.0.0.1', port: server.sftpPort, username: district.lea, password }),
    )
    const sftp = await new Promise<ssh2.SFTPWrapper>((resolve, reject) =>
      client.sftp((error, opened) => (error ? reject(error) : resolve(opened))),
    )
    const handle = await new Promise<Buffer>((resolve, reject) =>
      sftp.open('/students.csv', 'w', (error, opened) => (error ? reject(error) : resolve(opened))),
    )
    await new Promise<void>((resolve, reject) =>
      sftp.write(handle, Buffer.from('half'), 0, 4, 0, (error) => (error ? reject(error) : resolve())),
    )
    expect([await waiting(), await readdir(join(folder, '.incoming'))]).toEqual([[], [expect.any(String)]])
    client.destroy()
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await readdir(join(folder, '.incoming'))).length === 0) break
      await setTimeout(20)
    }
    expect([await waiting(), await readdir(join(folder, '.incoming'))]).toEqual([[], []])
    expect((await inbox()).files).toEqual([])
  })

  it('is limited in the size of a file, of all files and in their number', async () => {
    const client = await connect({ password: await newPassword() })
    await expect(client.put(Buffer.alloc(200_001), '/big.csv')).rejects.toThrow('larger')
    await client.put(Buffer.alloc(200_000), '/big.csv')
    await expect(client.put(Buffer.alloc(60_000), '/more.csv')).rejects.toThrow('larger')
    for (const name of ['1', '2', '3']) await client.put(Buffer.from(name), `/${name}.csv`)
    await expect(client.put(Buffer.from('5'), '/5.csv')).rejects.toThrow('limit')
    expect(await waiting()).toEqual(['1.csv', '2.csv', '3.csv', 'big.csv'])
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
  })
})
