import { constants } from 'node:fs'
import { access, open, rename, rm, stat } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { errorCode } from '@edconsole/console-server/internal'
import type { ReceiverFiles } from './receiver-files.ts'

/** What is sent lies in a folder of this machine; only folders that are there already can be written to. */
export const folderFiles = (root: string): ReceiverFiles => {
  /** Undefined for a path that leads out of the folder. */
  const within = (path: string): string | undefined => {
    const full = join(root, posix.join('/', path))
    return full.startsWith(join(root, sep)) ? full : undefined
  }
  return {
    isFolder: async (path) => {
      const full = posix.join('/', path) === '/' ? root : within(path)
      const found = full === undefined ? undefined : await stat(full).catch(noneWhere(REFUSED))
      return found?.isDirectory() ?? false
    },
    create: async (path) => {
      const full = within(path)
      const file = full === undefined ? undefined : await open(full, 'w').catch(noneWhere(REFUSED))
      return file
        ? {
            write: async (offset, data) => {
              await file.write(data, 0, data.length, offset)
            },
            close: () => file.close(),
          }
        : null
    },
    remove: async (path) => {
      const full = within(path)
      if (full === undefined || !(await isThere(full))) return false
      await rm(full)
      return true
    },
    rename: async (from, to, replaces) => {
      const [source, target] = [within(from), within(to)]
      if (source === undefined || target === undefined || !(await isThere(source))) return 'missing'
      if (!replaces && (await isThere(target))) return 'taken'
      await rename(source, target)
      return 'done'
    },
  }
}

const REFUSED: readonly string[] = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'EROFS']

const noneWhere =
  (codes: readonly string[]) =>
  (error: unknown): undefined => {
    const found = errorCode(error)
    if (!codes.some((code) => code === found)) throw error
  }

const isThere = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
