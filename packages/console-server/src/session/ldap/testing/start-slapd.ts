import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Directory, DirectoryEntry, DirectoryOptions } from '@edconsole/console-demo/identity-providers'
import { freePort } from '../../../testing/free-port.ts'

const SCHEMAS = ['/etc/ldap/schema', '/etc/openldap/schema', '/usr/local/etc/openldap/schema']
const START_MS = 10_000

/**
 * Starts OpenLDAP's `slapd` on a free port of this machine with the given entries, in a temporary folder that ends with it. It
 * knows what `startDirectory` knows, and records the same from its own log.
 * @param slapd the path of the program
 */
export const startSlapd = async (slapd: string, options: DirectoryOptions): Promise<Directory> => {
  const { security, baseDn, entries } = options
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-slapd-'))
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const settings = await writeFiles(folder, options)
    const people = [...parentsOf(entries, baseDn), ...entries].map(ldifOf).join('\n')
    const added = spawnSync(slapd, ['-T', 'add', '-f', settings], { input: people, encoding: 'utf8' })
    if (added.status !== 0) throw new Error(`slapd doesn't take the entries: ${added.stderr}`)
    const port = options.port ?? (await freePort())
    const scheme = security === 'ldaps' ? 'ldaps' : 'ldap'
    const server = spawn(slapd, ['-f', settings, '-h', `${scheme}://127.0.0.1:${port}`, '-d', 'stats'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(server, 'close')
    const [binds, searches, log]: [string[], string[], string[]] = [[], [], []]
    createInterface({ input: server.stderr }).on('line', (line) => {
      log.push(line)
      const bind = /BIND dn="(.*)" method=/.exec(line)?.[1]
      if (bind !== undefined) binds.push(bind)
      const search = /SRCH .*filter="(.*)"$/.exec(line)?.[1]
      if (search !== undefined) searches.push(search)
    })
    const end = async () => {
      server.kill()
      await ended
    }
    if (!(await listens(port, () => server.exitCode === null))) {
      await end()
      throw new Error(`slapd doesn't start: ${log.join('\n')}`)
    }
    return {
      port,
      binds,
      searches,
      close: async () => {
        await end()
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}

const writeFiles = async (folder: string, options: DirectoryOptions): Promise<string> => {
  const { baseDn, security, key = '', certificate = '' } = options
  const schemas = SCHEMAS.find((place) => existsSync(join(place, 'inetorgperson.schema')))
  if (!schemas) throw new Error(`slapd has no schemas in ${SCHEMAS.join(', ')}.`)
  const settings = join(folder, 'slapd.conf')
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 })
  await writeFile(join(folder, 'certificate.pem'), certificate)
  const lines = [
    ...['core', 'cosine', 'inetorgperson'].map((name) => `include ${join(schemas, `${name}.schema`)}`),
    // As in Active Directory.
    "attributetype ( 1.2.840.113556.1.4.2 NAME 'objectGUID' SYNTAX 1.3.6.1.4.1.1466.115.121.1.40 SINGLE-VALUE )",
    `pidfile ${join(folder, 'slapd.pid')}`,
    `argsfile ${join(folder, 'slapd.args')}`,
    ...(security
      ? [
          `TLSCertificateFile ${join(folder, 'certificate.pem')}`,
          `TLSCertificateKeyFile ${join(folder, 'key.pem')}`,
        ]
      : []),
    // Part of every build; other databases can be modules of their own.
    'database ldif',
    `suffix "${baseDn}"`,
    `directory ${join(folder, 'data')}`,
    'access to attrs=userPassword by anonymous auth',
    'access to * by anonymous auth by users read',
  ]
  await writeFile(settings, `${lines.join('\n')}\n`)
  return settings
}

const PARENT_CLASSES: Readonly<Record<string, string>> = { dc: 'domain', ou: 'organizationalUnit' }

/** Entries above the given ones, which `slapd` needs too, the upper ones first. */
const parentsOf = (entries: readonly DirectoryEntry[], baseDn: string): DirectoryEntry[] => {
  const parts = baseDn.split(',').length
  const own = new Set(entries.map(({ dn }) => dn))
  const above = entries.flatMap(({ dn }) => {
    const all = dn.split(/(?<!\\),/)
    return all.map((_, at) => all.slice(at)).filter((rest) => rest.length >= parts)
  })
  const missing = new Set([...above, baseDn.split(',')].map((rest) => rest.join(',')))
  return [...missing]
    .filter((dn) => !own.has(dn))
    .sort((one, other) => one.length - other.length)
    .map((dn) => {
      const [, type = '', value = ''] = /^(\w+)=([^,]*)/.exec(dn) ?? []
      const objectClass = PARENT_CLASSES[type] ?? 'extensibleObject'
      return {
        dn,
        attributes: Object.fromEntries([['objectClass', objectClass] as const, [type, value] as const]),
      }
    })
}

const ldifOf = ({ dn, password, referral, attributes }: DirectoryEntry): string => {
  const values = Object.entries(attributes).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: string | Buffer) => [name, one] as const),
  )
  const all = [
    ['dn', dn] as const,
    ...values,
    ...(password === undefined ? [] : [['userPassword', password] as const]),
    ...(referral === undefined ? [] : [['ref', referral] as const]),
  ]
  return all.map(([name, value]) => `${name}:: ${Buffer.from(value).toString('base64')}\n`).join('')
}

const listens = async (port: number, isRunning: () => boolean): Promise<boolean> => {
  const until = Date.now() + START_MS
  while (isRunning() && Date.now() < until) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return true
    await pause(50)
  }
  return false
}
