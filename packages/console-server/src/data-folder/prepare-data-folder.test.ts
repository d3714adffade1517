import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { demonstration } from '@edconsole/console-demo'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'

const isRoot = process.geteuid?.() === 0
/** A group that this user may hand files to. */
const GROUP = isRoot ? 54_321 : (process.getegid?.() ?? 0)
const STRANGER = { uid: 65_534, gid: 65_533 }
const MEMBER = { uid: 65_534, gid: GROUP }

let folder: string
let data: string
let server: RunningServer | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-rights-'))
  data = join(folder, 'data')
  // Everyone must be able to reach the data folder, or the test would prove nothing.
  chmodSync(folder, 0o755)
  wide(join(folder, 'open.txt'))
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Creates a file that anyone can read and write. */
const wide = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'x')
  chmodSync(path, 0o666)
}
const pathsIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))

/**
 * Which of the paths another user can read or write: asked of the system as that user where the test may become one, else
 * judged by the rights of each folder on the way.
 */
const openTo = (user: { uid: number; gid: number }, right: 'r' | 'w', paths: string[]): string[] => {
  if (!isRoot) return paths.filter((path) => isOpenByRights(user, right, path))
  const script = `while IFS= read -r path; do if [ -${right} "$path" ]; then echo "$path"; fi; done`
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', script], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
    input: `${paths.join('\n')}\n`,
  })
  expect(stderr).toBe('')
  return stdout.split('\n').filter((line) => line !== '')
}
const isOpenByRights = (user: { uid: number; gid: number }, right: 'r' | 'w', path: string): boolean => {
  const has = (at: string, bit: number) => {
    const { mode, uid, gid } = statSync(at)
    return (mode & (uid === user.uid ? bit << 6 : gid === user.gid ? bit << 3 : bit)) !== 0
  }
  for (let at = dirname(path); at !== dirname(folder); at = dirname(at)) if (!has(at, 1)) return false
  return has(path, right === 'r' ? 4 : 2)
}

it('nobody else reads the database, the key, the lock, emails, exports or the inbox, in a folder from before too', async () => {
  await (await openDatabase({ folder: data }, () => {})).close()
  for (const name of [
    'secret.key.old',
    'database-2026-09-01/base/1',
    'inbox/4107320/students.csv',
    'outbox/mail/1.eml',
    'outbox/exports/4107320/7/users.csv',
    'received/4107320/in/users.csv',
  ])
    wide(join(data, name))
  for (const path of [data, ...pathsIn(data)]) chmodSync(path, 0o777)
  const before = pathsIn(data).filter((path) => statSync(path).isFile())
  expect(openTo(STRANGER, 'r', before)).toEqual(before)

  server = await startServer({ port: 0, host: '127.0.0.1', data, env: {}, prepare: demonstration('small') })
  wide(join(data, 'inbox', '4107320', 'staff.csv'))
  const paths = [data, ...pathsIn(data)]
  expect(paths).toEqual(expect.arrayContaining([join(data, 'secret.key'), join(data, 'server.lock')]))
  expect(openTo(STRANGER, 'r', [join(folder, 'open.txt'), ...paths])).toEqual([join(folder, 'open.txt')])
  expect(openTo(STRANGER, 'w', paths)).toEqual([])
  // No single folder is the only protection.
  const folders = paths.filter((path) => statSync(path).isDirectory())
  expect(folders.filter((path) => (statSync(path).mode & 0o777) !== 0o700)).toEqual([])
})

it('CONSOLE_DATA_GROUP opens the inbox to the members of one group, and nothing else', async () => {
  const env = { CONSOLE_DATA_GROUP: String(GROUP) }
  server = await startServer({ port: 0, host: '127.0.0.1', data, env })
  const inbox = join(data, 'inbox')
  mkdirSync(join(inbox, '4107320'))
  wide(join(inbox, '4107320', 'students.csv'))
  prepareDataFolder(data, GROUP)
  const paths = pathsIn(data)
  const shared = paths.filter((path) => path.startsWith(inbox))
  expect(shared).toHaveLength(3)
  expect(openTo(MEMBER, 'w', [data, ...paths]).sort()).toEqual(shared.sort())
  expect(openTo(MEMBER, 'r', [data, ...paths]).sort()).toEqual(shared.sort())
  expect(openTo(STRANGER, 'r', paths)).toEqual([])
  // What members make there belongs to the group as well.
  expect(statSync(join(inbox, '4107320')).mode & 0o2000).toBe(0o2000)
  prepareDataFolder(data)
  expect(openTo(MEMBER, 'r', paths)).toEqual([])
})

it('refuses rights that it cannot change only where somebody else can really read a file', () => {
  const elsewhere = join(folder, 'elsewhere')
  wide(join(elsewhere, '4107320', 'students.csv'))
  mkdirSync(data)
  // A link leads to folders of another owner, whose rights are not ours to change.
  symlinkSync(elsewhere, join(data, 'inbox'))
  for (const path of [elsewhere, join(elsewhere, '4107320')]) chmodSync(path, 0o755)
  expect(() => prepareDataFolder(data)).toThrow(
    `${join(elsewhere, '4107320', 'students.csv')} can be read by another user of this machine (any local user)`,
  )
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755)
  chmodSync(elsewhere, 0o700)
  expect(() => prepareDataFolder(data)).not.toThrow()
})

it('leaves a shared folder as it is, and closes what is its own there', () => {
  wide(join(data, 'of-somebody-else.txt'))
  wide(join(data, 'database', 'PG_VERSION'))
  chmodSync(data, 0o1777)
  prepareDataFolder(data)
  expect(statSync(data).mode & 0o7777).toBe(0o1777)
  const open = [join(data, 'of-somebody-else.txt')]
  expect(
    openTo(
      STRANGER,
      'r',
      pathsIn(data).filter((path) => statSync(path).isFile()),
    ),
  ).toEqual(open)
})

it.each([
  ['a file', () => join(folder, 'open.txt'), 'it is a file'],
  ['a path through a file', () => join(folder, 'open.txt', 'data'), 'part of its path is a file'],
  ['/proc/x', () => '/proc/x', 'nothing can be created there'],
])('refuses %s as the data folder', (_, path, reason) => {
  expect(() => prepareDataFolder(path())).toThrow(
    `The data folder ${path()} can't be used: ${reason}. Choose another one with --data or CONSOLE_DATA.`,
  )
})

it.each(['no-such-group', 'root:x'])('refuses the group %s', async (group) => {
  const start = startServer({ port: 0, data, env: { CONSOLE_DATA_GROUP: group } })
  await expect(start).rejects.toThrow(
    `CONSOLE_DATA_GROUP must be the name or ID of a group on this machine; /etc/group has no ${group}.`,
  )
})
