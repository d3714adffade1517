import { lstatSync, realpathSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type LocalUser, localUsers } from './local-users.ts'
import { namesIn } from './make-private.ts'

const READ = 4
const ENTER = 1

export type Reader = { readonly user: LocalUser; readonly path: string }

/**
 * Finds a user who can read one of the named files, anything in the named folders, or a new file in one of them or in the
 * root. Goes by rights, from the root of the file system down: what lies in a closed folder is closed.
 * @param isAllowed says who may read what has this name
 */
export const findReader = (
  root: string,
  names: readonly string[],
  isAllowed: (user: LocalUser, name: string) => boolean,
): Reader | undefined => {
  const users = localUsers()
  for (const name of ['', ...names]) {
    const path = realPath(join(root, name))
    const near = path ? users.filter((user) => !isAllowed(user, name) && canReach(user, path)) : []
    if (path === undefined || near.length === 0) continue
    const found = readerOfNew(path, near) ?? (name === '' ? undefined : readerWithin(path, near))
    if (found) return found
  }
  return undefined
}

const readerWithin = (path: string, users: readonly LocalUser[]): Reader | undefined => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isFile()) {
    const user = users.find((one) => may(one, found, READ))
    return user && { user, path }
  }
  if (!found?.isDirectory()) return undefined
  const inside = users.filter((user) => may(user, found, ENTER))
  if (inside.length === 0) return undefined
  for (const name of namesIn(path)) {
    const reader = readerWithin(join(path, name), inside)
    if (reader) return reader
  }
  return undefined
}

/** Some file systems give every file rights of their own, whatever it is made with. */
const readerOfNew = (path: string, users: readonly LocalUser[]): Reader | undefined => {
  const folder = statSync(path)
  const inside = folder.isDirectory() ? users.filter((user) => may(user, folder, ENTER)) : []
  const made = inside.length > 0 ? newFileIn(path) : undefined
  const user = made && inside.find((one) => may(one, made, READ))
  return user && { user, path }
}

/** Undefined where nothing can be written. */
const newFileIn = (folder: string): Stats | undefined => {
  const path = join(folder, `server.lock.${process.pid}.probe`)
  try {
    writeFileSync(path, '', { mode: 0o600 })
    return statSync(path)
  } catch {
    return undefined
  } finally {
    rmSync(path, { force: true })
  }
}

const canReach = (user: LocalUser, path: string): boolean => {
  const above = dirname(path)
  return above === path || (may(user, statSync(above), ENTER) && canReach(user, above))
}

const may = (user: LocalUser, { mode, uid, gid }: Stats, right: number): boolean =>
  (mode & (user.uid === uid ? right << 6 : user.gids.has(gid) ? right << 3 : right)) !== 0

const realPath = (path: string): string | undefined => {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
