import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { errorCode } from '../describe-error.ts'
import { findReader } from './find-reader.ts'
import { makePrivate, setMode } from './make-private.ts'

/** What the server keeps in its data folder, and copies of that; anything else there is not ours. */
const OWN_NAMES = /^(database|inbox|outbox|received|scratch|secret|server\.lock)\b/
const INBOX = 'inbox'

/**
 * Makes the data folder if it is missing and closes it to other users of this machine: umask 077, folders 0700, files
 * without rights for others. Existing folders are repaired. The members of a group can reach the inbox, and nothing else.
 * Systems without user ids (Windows) are left to their own rules.
 * @param group the id of the group of `CONSOLE_DATA_GROUP`
 * @throws when the folder can't be used, or another user can still read something in it
 */
export const prepareDataFolder = (folder: string, group?: number): void => {
  // Workers can't set it; there, the rights of the folders keep others out.
  if (isMainThread) process.umask(0o077)
  makeFolder(folder)
  if (process.geteuid === undefined) return
  const root = realpathSync(folder)
  const names = readdirSync(root)
  const own = names.filter((name) => OWN_NAMES.test(name))
  // A folder that holds other things too may be a shared one, such as /tmp: only what is ours is closed there.
  if (own.length === names.length) {
    setMode(root, group === undefined ? 0o700 : 0o710, group)
    if (group !== undefined) requireGroup(root, group)
  }
  for (const name of own)
    if (name === INBOX && group !== undefined) shareInbox(join(root, name), group)
    else makePrivate(join(root, name))
  refuseReader(root, own, group)
}

/**
 * Opens the inbox and its folders to a group: its members drop files there, and what they make belongs to the group too.
 * @throws when this user can't hand folders to the group
 */
export const shareInbox = (inbox: string, group: number): void => {
  mkdirSync(inbox, { recursive: true })
  const path = realpathSync(inbox)
  setMode(path, 0o2770, group)
  requireGroup(path, group)
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) setMode(join(path, entry.name), 0o2770, group)
}

const makeFolder = (folder: string): void => {
  try {
    makeFolders(resolve(folder))
    const probe = join(folder, `server.lock.${process.pid}.probe`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    const code = String(errorCode(cause))
    throw new Error(
      `The data folder ${folder} can't be used: ${REASONS[code] ?? code}. ` +
        'Choose another one with --data or CONSOLE_DATA.',
      { cause },
    )
  }
}

/** Node's own recursive way never comes back from a file system that makes no folders, such as /proc. */
const makeFolders = (path: string): void => {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST' && statSync(path).isDirectory()) return
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error
    makeFolders(dirname(path))
    mkdirSync(path, { mode: 0o700 })
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'part of its path is a file',
  ENOENT: 'nothing can be created there',
  EACCES: "this user can't write to it",
  EPERM: "this user can't write to it",
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
}

const requireGroup = (path: string, group: number): void => {
  if (statSync(path).gid !== group)
    throw new Error(
      `${path} can't be given to the group of CONSOLE_DATA_GROUP. ` +
        'Make the user who runs the server a member of that group.',
    )
}

const refuseReader = (root: string, own: readonly string[], group: number | undefined): void => {
  const found = findReader(
    root,
    own,
    ({ gids }, name) => name === INBOX && group !== undefined && gids.has(group),
  )
  if (found)
    throw new Error(
      `${found.path} can be read by another user of this machine (${found.user.name}), and its permissions can't be changed. ` +
        'Make the user who runs the server its owner, or choose a data folder that only this user can open.',
    )
}
