import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import {
  type Directory,
  type DirectoryOptions,
  startDirectory,
} from '@edconsole/console-demo/identity-providers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOOPBACK_CERTIFICATE } from '../../network/testing/loopback-certificate.ts'
import { selfSignedCertificate } from '../../secrets/self-signed-certificate.ts'
import { connectLdap } from './connect-ldap.ts'
import { findPerson } from './find-person.ts'
import { LdapFault } from './ldap-fault.ts'
import { ldapIdentityOf } from './ldap-identity.ts'
import { createLdapPool } from './ldap-pool.ts'
import { type LdapSettings, ldapSettingsOf } from './ldap-settings.ts'

const BASE = 'ou=people,dc=example,dc=org'
const SERVICE = { dn: `cn=console,${BASE}`, password: 'service-password', attributes: { cn: 'console' } }
const guid = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')
const person = (uid: string, more: object = {}) => ({
  dn: `uid=${uid},${BASE}`,
  password: `password of ${uid}`,
  attributes: Object.assign(
    {
      objectClass: 'person',
      uid,
      mail: `${uid}@example.org`,
      givenName: 'Rosa',
      sn: 'Lind',
      entryUUID: `uuid-${uid}`,
    },
    more,
  ),
})
const ENTRIES = [
  SERVICE,
  person('rosa', { objectGUID: guid, employeeNumber: '70' }),
  person('twin'),
  person('a*b'),
]
const twin = person('other', { uid: 'twin' })
const TLS = { key: LOOPBACK_CERTIFICATE.key, certificate: LOOPBACK_CERTIFICATE.cert }

const directories: Directory[] = []
const start = async (security?: DirectoryOptions['security']): Promise<Directory> => {
  const entries = [...ENTRIES, twin]
  const directory = await startDirectory({
    baseDn: 'dc=example,dc=org',
    entries,
    ...(security ? { security, ...TLS } : {}),
  })
  directories.push(directory)
  return directory
}
let [plain, ldaps, startTls]: (Directory | undefined)[] = []
const servers: Server[] = []
beforeAll(async () => {
  plain = await start()
  ldaps = await start('ldaps')
  startTls = await start('startTls')
})
afterAll(async () => {
  await Promise.all(directories.map(({ close }) => close()))
  for (const server of servers) server.close()
})

const settingsFor = (port: number, over: object = {}): LdapSettings => {
  const settings = Object.assign(
    {
      host: 'localhost',
      port,
      security: 'none',
      baseDn: BASE,
      bindDn: SERVICE.dn,
      userFilter: '(&(objectClass=person)(uid={username}))',
      uniqueIdAttribute: 'entryUUID',
      caCertificatePem: TLS.certificate,
      readTimeoutMs: 5000,
    },
    over,
  )
  const secrets = { bindPassword: { sealed: SERVICE.password, savedAt: '' } }
  return ldapSettingsOf({ settings, secrets }, { open: (sealed) => sealed })
}
const localhost = { allowLoopback: true, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }

const signIn = async (settings: LdapSettings, username: string, password: string) => {
  const steps: string[] = []
  const connection = await connectLdap(settings, localhost, (step) => steps.push(step))
  try {
    const found = await findPerson(
      connection,
      settings,
      { username, password },
      { report: (step) => steps.push(step) },
    )
    return { steps, identity: ldapIdentityOf(found, settings) }
  } finally {
    connection.close()
  }
}
const faultOf = async (signing: Promise<unknown>) => {
  const error = await signing.then(
    () => undefined,
    (fault: unknown) => fault,
  )
  return error instanceof LdapFault ? `${error.step}: ${error.kind}` : error
}
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
      const { steps, identity } = await signIn(settings, 'rosa', 'password of rosa')
      const encrypted = security === 'none' ? [] : ['tls']
      expect(steps).toEqual(['resolve', 'connect', ...encrypted, 'serviceBind', 'search', 'userBind'])
      expect(identity).toMatchObject({
        issuer: 'ldap://localhost',
        subject: 'uuid-rosa',
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
    const { steps, identity } = await signIn(settings, 'rosa', 'password of rosa')
    expect(steps).toEqual(['resolve', 'connect', 'userBind', 'search'])
    expect(identity.username).toBe('rosa')
    const forged = signIn(settings, `rosa,${BASE}+uid=x`, 'password of rosa')
    expect(await faultOf(forged)).toBe('userBind: wrongPassword')
  })

  it('tells people apart by the binary ID of Active Directory', async () => {
    const settings = settingsFor(portOf(plain), { uniqueIdAttribute: 'objectGUID' })
    expect((await signIn(settings, 'rosa', 'password of rosa')).identity.subject).toBe(guid.toString('hex'))
    expect(await faultOf(signIn(settings, 'a*b', 'password of a*b'))).toBe('claims: noUniqueId')
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
      expect(await faultOf(signIn(settings, username, password)), username).toBe(fault)
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
      expect(await faultOf(signIn(settings, username, 'password of rosa')), username).toBe(
        'search: unknownUser',
      )
    expect((await signIn(settings, 'a*b', 'password of a*b')).identity.username).toBe('a*b')
  })

  it('describes a look-alike by their own entry', async () => {
    // Cyrillic, full width, and the sign for Kelvin.
    for (const username of ['rоsa', 'ｒosa', 'rosa\u212a'])
      expect(await faultOf(signIn(settingsFor(portOf(plain)), username, 'password of rosa'))).toBe(
        'search: unknownUser',
      )
  })

  it('binds as nobody for somebody who may not try, with as many questions as for everybody', async () => {
    const directory = await start()
    const settings = settingsFor(directory.port)
    const connection = await connectLdap(settings, localhost)
    const asking = (username: string, mayTry: boolean) =>
      faultOf(findPerson(connection, settings, { username, password: 'password of rosa' }, { mayTry }))
    expect(await asking('rosa', false)).toBe('userBind: wrongPassword')
    expect(directory.binds).toEqual([SERVICE.dn, expect.stringContaining('nobody')])
    expect(await asking('nobody', true)).toBe('search: unknownUser')
    expect(directory.binds).toHaveLength(4)
    connection.close()
  })
})

describe('[R12] who the directory is', () => {
  const encrypted = (over: object) =>
    signIn(settingsFor(portOf(ldaps), { security: 'ldaps', ...over }), 'rosa', 'x')

  it('is known by a certificate of the CA that the settings name', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const other = (from: string, to: string) =>
      selfSignedCertificate({ name: 'localhost', privateKey, from: new Date(from), to: new Date(to) })
    expect(await faultOf(encrypted({ caCertificatePem: null }))).toBe('tls: badCertificate')
    expect(await faultOf(encrypted({ caCertificatePem: other('2020-01-01', '2100-01-01') }))).toBe(
      'tls: badCertificate',
    )
    expect(await faultOf(encrypted({ host: '127.0.0.1' }))).toBe('tls: badCertificate')
    const expired = await startDirectory({
      baseDn: BASE,
      entries: ENTRIES,
      security: 'ldaps',
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      certificate: other('2020-01-01', '2021-01-01'),
    })
    directories.push(expired)
    const settings = settingsFor(expired.port, {
      security: 'ldaps',
      caCertificatePem: other('2020-01-01', '2021-01-01'),
    })
    expect(await faultOf(signIn(settings, 'rosa', 'x'))).toBe('tls: badCertificate')
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
    expect(await faultOf(signIn(settingsFor(silent, quick), 'rosa', 'x'))).toBe('serviceBind: noAnswer')
    expect(await faultOf(signIn(settingsFor(silent, { ...quick, security: 'ldaps' }), 'rosa', 'x'))).toBe(
      'tls: noAnswer',
    )
    expect(await faultOf(signIn(settingsFor(silent, { ...quick, security: 'startTls' }), 'rosa', 'x'))).toBe(
      'tls: noAnswer',
    )
    const mute = await pretend((socket, request) => isBind(request) && socket.write(bound(request)))
    expect(await faultOf(signIn(settingsFor(mute, quick), 'rosa', 'x'))).toBe('search: noAnswer')
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
    expect(await faultOf(signIn(settingsFor(endless), 'rosa', 'x'))).toBe('search: tooBig')
    const huge = await pretend((socket, request) => {
      if (isBind(request)) return socket.write(bound(request))
      socket.write(
        Buffer.concat([Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]), Buffer.alloc(2 * 1024 * 1024)]),
      )
    })
    expect(await faultOf(signIn(settingsFor(huge), 'rosa', 'x'))).toBe('search: tooBig')
  })

  it("isn't followed to another server", async () => {
    const elsewhere = await pretend((socket, request) => {
      if (isBind(request)) return socket.write(bound(request))
      socket.write(message(request, [0x65, 0x07, 0x0a, 0x01, 10, 0x04, 0x00, 0x04, 0x00]))
    })
    expect(await faultOf(signIn(settingsFor(elsewhere), 'rosa', 'x'))).toBe('search: referral')
  })

  it('gets no password without the encryption that it was asked for', async () => {
    const requests: Buffer[] = []
    const refusing = await pretend((socket, request) => {
      requests.push(request)
      socket.write(message(request, [0x78, 0x07, 0x0a, 0x01, 52, 0x04, 0x00, 0x04, 0x00]))
    })
    const settings = settingsFor(refusing, { security: 'startTls' })
    expect(await faultOf(signIn(settings, 'rosa', 'x'))).toBe('tls: noStartTls')
    // What stands behind the answer would be read as if it had come encrypted.
    const injecting = await pretend((socket, request) => {
      requests.push(request)
      const agreed = message(request, [0x78, 0x07, 0x0a, 0x01, 0, 0x04, 0x00, 0x04, 0x00])
      socket.write(Buffer.concat([agreed, Buffer.from([0x30, 0x0c, 0x02, 0x01, 0x02])]))
    })
    expect(await faultOf(signIn(settingsFor(injecting, { security: 'startTls' }), 'rosa', 'x'))).toBe(
      'tls: noStartTls',
    )
    expect(requests).toHaveLength(2)
    expect(requests.every((request) => request.includes('1.3.6.1.4.1.1466.20037'))).toBe(true)
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
