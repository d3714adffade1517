import { createServer } from 'node:net'
import type { Directory, DirectoryOptions } from '@edconsole/console-demo/identity-providers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLdap } from './connect-ldap.ts'
import { findPerson } from './find-person.ts'
import { createLdapPool } from './ldap-pool.ts'
import {
  BASE,
  directoryPerson,
  entryUuid,
  faultOf,
  localhost,
  localhostCertificate,
  SERVICE,
  settingsFor as settingsAt,
  signInAt,
  startTestDirectory,
} from './testing/test-directory.ts'

const guid = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')
const ENTRIES = [
  SERVICE,
  directoryPerson('rosa', { objectGUID: guid, employeeNumber: '70' }),
  directoryPerson('twin'),
  directoryPerson('other', { uid: ['other', 'twin'] }),
  directoryPerson('a*b'),
]
const TLS = localhostCertificate('2020-01-01', '2100-01-01')

const directories: Directory[] = []
const start = async (over: Partial<DirectoryOptions> = {}): Promise<Directory> => {
  const directory = await startTestDirectory(
    Object.assign({ baseDn: 'dc=example,dc=org', entries: ENTRIES }, TLS, over),
  )
  directories.push(directory)
  return directory
}
let [plain, ldaps, startTls]: (Directory | undefined)[] = []
beforeAll(async () => {
  plain = await start()
  ldaps = await start({ security: 'ldaps' })
  startTls = await start({ security: 'startTls' })
})
afterAll(() => Promise.all(directories.map(({ close }) => close())))

const settingsFor = (port: number, over: object = {}) =>
  settingsAt(port, Object.assign({ caCertificatePem: TLS.certificate }, over))
const portOf = (directory: Directory | undefined): number => directory?.port ?? 0

describe('[R12] signing in at a directory server', () => {
  it('searches with its own entry and proves the password, encrypted by LDAPS, by StartTLS or not at all', async () => {
    const ways = [
      ['none', plain],
      ['ldaps', ldaps],
      ['startTls', startTls],
    ] as const
    for (const [security, directory] of ways) {
      const settings = settingsFor(portOf(directory), { security, staffIdAttribute: 'employeeNumber' })
      const { steps, identity } = await signInAt(settings, 'rosa', 'password of rosa')
      const encrypted = security === 'none' ? [] : ['tls']
      expect(steps).toEqual(['resolve', 'connect', ...encrypted, 'serviceBind', 'search', 'userBind'])
      expect(identity).toMatchObject({
        issuer: 'ldap://localhost',
        subject: entryUuid('rosa'),
        email: 'rosa@example.org',
        username: 'rosa',
        sisId: '70',
        firstName: 'Rosa',
        lastName: 'Lind',
      })
    }
  })

  it('signs in directly where the DN follows from the username', async () => {
    const settings = settingsFor(portOf(plain), { userDnPattern: `uid={username},${BASE}`, bindDn: null })
    const { steps, identity } = await signInAt(settings, 'rosa', 'password of rosa')
    expect(steps).toEqual(['resolve', 'connect', 'userBind', 'search'])
    expect(identity.username).toBe('rosa')
    const forged = signInAt(settings, `rosa,${BASE}+uid=x`, 'password of rosa')
    expect(await faultOf(forged)).toBe('userBind: wrongPassword')
  })

  it('tells people apart by the binary ID of Active Directory', async () => {
    const settings = settingsFor(portOf(plain), { uniqueIdAttribute: 'objectGUID' })
    expect((await signInAt(settings, 'rosa', 'password of rosa')).identity.subject).toBe(guid.toString('hex'))
    expect(await faultOf(signInAt(settings, 'a*b', 'password of a*b'))).toBe('claims: noUniqueId')
  })

  it('takes no wrong or empty password, unknown name, or name of two', async () => {
    const settings = settingsFor(portOf(plain))
    const cases = [
      ['rosa', 'wrong', 'userBind: wrongPassword'],
      ['rosa', '', 'userBind: wrongPassword'],
      ['nobody', 'password of rosa', 'search: unknownUser'],
      ['twin', 'password of twin', 'search: ambiguousUser'],
    ] as const
    for (const [username, password, fault] of cases)
      expect(await faultOf(signInAt(settings, username, password)), username).toBe(fault)
  })

  it('reads a username as a username, whatever a filter would read in it', async () => {
    const settings = settingsFor(portOf(plain))
    for (const username of [
      '*',
      'ros*',
      'rosa)(uid=*',
      '*)(|(uid=*',
      'rosa)(&',
      'rosa\0',
      '\\72osa',
      '{username}',
    ])
      expect(await faultOf(signInAt(settings, username, 'password of rosa')), username).toBe(
        'search: unknownUser',
      )
    expect((await signInAt(settings, 'a*b', 'password of a*b')).identity.username).toBe('a*b')
  })

  it('describes a look-alike by their own entry', async () => {
    const signing = (username: string) =>
      signInAt(settingsFor(portOf(plain)), username, 'password of rosa').then(
        ({ identity }) => identity.username,
        (fault: unknown) => faultOf(Promise.reject(fault)),
      )
    // Cyrillic, and the sign for Kelvin.
    for (const username of ['r\u043esa', 'rosa\u212a'])
      expect(await signing(username), username).toBe('search: unknownUser')
    // In full width and with a space before it, which directories may take for the name itself.
    for (const username of ['\uff52osa', ' rosa', 'ROSA'])
      expect(['rosa', 'search: unknownUser'], username).toContain(await signing(username))
  })

  it('follows no referral: not for where it searches, and not for what lies below', async () => {
    let visits = 0
    const elsewhere = createServer((socket) => {
      visits += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const address = elsewhere.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const away = `ou=away,${BASE}`
    const referral = {
      dn: away,
      referral: `ldap://127.0.0.1:${port}/${away}`,
      attributes: { objectClass: ['referral', 'extensibleObject'], ou: 'away' },
    }
    const directory = await start({ entries: [...ENTRIES, referral] })
    const signing = (over: object = {}) =>
      signInAt(settingsFor(directory.port, over), 'rosa', 'password of rosa')
    expect((await signing()).identity.username).toBe('rosa')
    expect(await faultOf(signing({ baseDn: away }))).toBe('search: referral')
    const direct = { userDnPattern: `uid={username},${away}`, bindDn: null }
    expect(await faultOf(signing(direct))).toMatch(/^userBind: (referral|wrongPassword)$/)
    expect(visits).toBe(0)
    elsewhere.close()
  })

  it('binds as nobody for somebody who may not try, with as many questions as for everybody', async () => {
    const directory = await start()
    const settings = settingsFor(directory.port)
    const connection = await connectLdap(settings, localhost)
    const asking = (username: string, mayTry: boolean) =>
      faultOf(
        findPerson(
          connection,
          settings,
          { username, password: 'password of rosa' },
          { mayTry: async () => mayTry },
        ),
      )
    expect(await asking('rosa', false)).toBe('userBind: wrongPassword')
    await expect.poll(() => directory.binds).toEqual([SERVICE.dn, expect.stringContaining('nobody')])
    expect(await asking('nobody', true)).toBe('search: unknownUser')
    await expect.poll(() => directory.binds).toHaveLength(4)
    connection.close()
  })
})

describe('[R12] who the directory is', () => {
  const encrypted = (over: object) =>
    signInAt(settingsFor(portOf(ldaps), { security: 'ldaps', ...over }), 'rosa', 'x')

  it('is known by a certificate of the CA that the settings name', async () => {
    expect(await faultOf(encrypted({ caCertificatePem: null }))).toBe('tls: badCertificate')
    const { certificate: other } = localhostCertificate('2020-01-01', '2100-01-01')
    expect(await faultOf(encrypted({ caCertificatePem: other }))).toBe('tls: badCertificate')
    expect(await faultOf(encrypted({ host: '127.0.0.1' }))).toBe('tls: badCertificate')
    const { key, certificate } = localhostCertificate('2020-01-01', '2021-01-01')
    const expired = await start({ security: 'ldaps', key, certificate })
    const settings = settingsFor(expired.port, { security: 'ldaps', caCertificatePem: certificate })
    expect(await faultOf(signInAt(settings, 'rosa', 'x'))).toBe('tls: badCertificate')
  })

  it('stands at a public address', async () => {
    const settings = settingsFor(portOf(plain), { host: 'ldap.example.org' })
    const inside = { allowLoopback: true, resolve: async () => [{ address: '10.1.2.3', family: 4 }] }
    expect(await faultOf(connectLdap(settings, inside))).toBe('resolve: forbiddenAddress')
    const here = settingsFor(portOf(plain))
    expect(await faultOf(connectLdap(here, { ...localhost, allowLoopback: false }))).toBe(
      'resolve: forbiddenAddress',
    )
  })
})

describe('[R12] connections to directory servers', () => {
  it('are used again, replaced when the server has closed them, and limited', async () => {
    const directory = await start()
    const settings = settingsFor(directory.port)
    const pool = createLdapPool()
    const seen = new Set<object>()
    let [active, most] = [0, 0]
    const use = () =>
      pool.use('1', settings, localhost, async (connection) => {
        seen.add(connection)
        active += 1
        most = Math.max(most, active)
        const found = await findPerson(connection, settings, {
          username: 'rosa',
          password: 'password of rosa',
        })
        active -= 1
        return found
      })
    await use()
    await use()
    expect(seen.size).toBe(1)
    await Promise.all(Array.from({ length: 25 }, use))
    expect(most).toBe(10)
    await directory.close()
    expect(await faultOf(use())).toBe('connect: refused')
  })
})
