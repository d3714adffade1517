import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../describe-error.ts'
import { checkKey, type FileState, type FileStore, type ListedFile, nameIn } from './file-store.ts'
import { scratchIn } from './scratch.ts'

/** Keeps files in a folder of this machine, or of a disk that servers share. */
export const localStore = (root: string): FileStore => {
  const pathOf = (key: string): string => join(root, checkKey(key))
  const makeFolder = (folder: string) => makeLikeParent(pathOf(folder))
  /** Others may have removed a folder that was empty between two steps. */
  const into = async (target: string, step: () => Promise<void>): Promise<void> => {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await step().catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await step()
    })
  }
  const list = async (folder: string, { deep } = { deep: false }): Promise<ListedFile[]> => {
    const files: ListedFile[] = []
    // Folder by folder, as one that goes meanwhile would end a look at all of them.
    const folders = [folder]
    for (const one of folders)
      for (const entry of (await readdir(pathOf(one), { withFileTypes: true }).catch(unlessMissing)) ?? []) {
        const key = `${one}/${entry.name}`
        if (entry.isDirectory() && deep) folders.push(key)
        if (!entry.isFile() || DRAFT.test(entry.name)) continue
        const found = await lstat(join(root, key)).catch(unlessMissing)
        if (found) files.push({ key, bytes: found.size })
      }
    return files.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  }
  return {
    scratch: scratchIn(root),
    pathOf,
    placeOf: (key) => join(root, key),
    makeFolder,
    list,
    put: async (key, content) => {
      const target = pathOf(key)
      await into(target, async () => {})
      await withDraft(target, (draft) =>
        pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600 })),
      )
    },
    take: async (key, path) => {
      const target = pathOf(key)
      await onDisk(path)
      await into(target, () => rename(path, target)).catch(async (error: unknown) => {
        if (errorCode(error) !== 'EXDEV') throw error
        // The folder of the files is on another disk.
        await withDraft(target, (draft) => copyFile(path, draft))
        await rm(path, { force: true })
      })
    },
    read: async (key) => (await open(pathOf(key))).createReadStream(),
    stat: async (key) => {
      // Not followed: a link would show what is elsewhere.
      const found = await lstat(pathOf(key)).catch(unlessMissing)
      return found?.isFile()
        ? ({ key, bytes: found.size, modifiedAt: found.mtime } satisfies FileState)
        : null
    },
    move: async (from, to, options) => {
      const [source, target] = [pathOf(from), pathOf(to)]
      // A folder that is missing is told from a file that is missing.
      await lstat(source)
      if (options) await utimes(source, options.at, options.at)
      await into(target, () => rename(source, target))
      await dropEmpty(from, root)
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true })
      await dropEmpty(key, root)
    },
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    close: () => {},
  }
}

const DRAFT = /^\.[0-9a-f-]{36}\.unfinished$/

/** Writes a file beside its place, then gives it its name. */
const withDraft = async (target: string, write: (draft: string) => Promise<void>): Promise<void> => {
  const draft = join(dirname(target), `.${randomUUID()}.unfinished`)
  try {
    await write(draft)
    await onDisk(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A file that has its name must survive a loss of power. */
const onDisk = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Folders of batches and uploads go with their last file; those of districts stay, since others drop files into them. */
const dropEmpty = async (key: string, root: string): Promise<void> => {
  const parts = key.split('/').slice(0, -1)
  if (!/^\d+$/.test(nameIn(parts.join('/'))) || parts.length < 3) return
  // Fails while other files are in it.
  await rmdir(join(root, ...parts)).catch(() => {})
}

const GROUP = 0o070

/** The folders of districts are open to the same group as the one above (`CONSOLE_DATA_GROUP`). */
const makeLikeParent = async (path: string): Promise<void> => {
  const made = await mkdir(path, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  const { mode } = await stat(dirname(path))
  // The umask takes the group's rights from new folders.
  if ((mode & GROUP) === GROUP) await chmod(path, 0o2770)
}

const unlessMissing = (error: unknown): undefined => {
  if (!['ENOENT', 'ENOTDIR'].includes(String(errorCode(error)))) throw error
}
