import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'
import { openScratch } from './scratch.ts'

/** Files of the store on this machine's disk, for readers that need a path: each is fetched once, when it is first asked for. */
export type LocalCopies = {
  readonly store: FileStore
  readonly pathOf: (key: string) => Promise<string>
}

/** Lends local copies to some work, and removes them when it has ended, however it ends. */
export const withLocalCopies = async <T>(
  store: FileStore,
  work: (copies: LocalCopies) => Promise<T>,
): Promise<T> => {
  const { pathOf } = store
  if (pathOf) return work({ store, pathOf: async (key) => pathOf(key) })
  const fetched = new Map<string, Promise<string>>()
  let folder: Promise<string> | undefined
  const fetchFile = async (key: string, number: number): Promise<string> => {
    folder ??= openScratch(store.scratch)
    const path = join(await folder, String(number))
    await pipeline(await store.read(key), createWriteStream(path, { mode: 0o600 }))
    return path
  }
  try {
    return await work({
      store,
      pathOf: (key) => {
        const copy = fetched.get(key) ?? fetchFile(key, fetched.size)
        fetched.set(key, copy)
        return copy
      },
    })
  } finally {
    await Promise.allSettled(fetched.values())
    if (folder) await rm(await folder, { recursive: true, force: true })
  }
}
