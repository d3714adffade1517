import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FileStore, nameIn } from '../storage/file-store.ts'
import { INBOX } from '../storage/places.ts'
import { withScratch } from '../storage/scratch.ts'

/** No district's code begins with a dot. */
const UPLOADS = `${INBOX}/.uploads`

type UploadedFile = { readonly uploadId: number; readonly id: number }

/** The folder of an upload's bytes. Each file has its number as a name, whatever people call it. */
export const folderOf = (uploadId: number): string => `${UPLOADS}/${uploadId}`

/** The key of one file's bytes. */
export const keyOf = ({ uploadId, id }: UploadedFile): string => `${folderOf(uploadId)}/${id}`

/** The key of the part of a file that begins at an offset. Stores don't add to files, so a file comes in several. */
export const partKeyOf = (file: UploadedFile, offset: number): string =>
  offset === 0 ? keyOf(file) : `${keyOf(file)}.${offset}`

/** A part of a file: where it begins and how long it is. */
type Part = { readonly key: string; readonly offset: number; readonly bytes: number }

/** All parts of an upload's files by their numbers, in the order of their places. */
export const partsOf = async (store: FileStore, uploadId: number): Promise<Map<number, Part[]>> => {
  const parts = (await store.list(folderOf(uploadId))).map(({ key, bytes }) => {
    const [id = 0, offset = 0] = nameIn(key).split('.').map(Number)
    return { id, key, offset, bytes }
  })
  return Map.groupBy(
    parts.toSorted((one, other) => one.offset - other.offset),
    ({ id }) => id,
  )
}

/** Those that go on where the one before ends. One of a request that was repeated with another length counts for nothing. */
const wholeOf = (parts: readonly Part[] = []): Part[] => {
  let end = 0
  return parts.filter(({ offset, bytes }) => {
    if (offset !== end) return false
    end += bytes
    return true
  })
}

/** How many bytes of each file of an upload have arrived, whatever became of the requests that brought them. */
export const receivedOf = async (store: FileStore, uploadId: number): Promise<(id: number) => number> => {
  const found = await partsOf(store, uploadId)
  return (id) => wholeOf(found.get(id)).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Makes one file of the parts that have arrived: of an empty one there are none. Can be repeated. */
export const joinParts = async (store: FileStore, file: UploadedFile): Promise<void> => {
  const parts = wholeOf((await partsOf(store, file.uploadId)).get(file.id))
  if (parts.length !== 1)
    await withScratch(store, async (folder) => {
      const path = join(folder, 'whole')
      await writeFile(path, '', { mode: 0o600 })
      for (const { key } of parts)
        await pipeline(await store.read(key), createWriteStream(path, { flags: 'a' }))
      await store.take(keyOf(file), path)
    })
  await removeLaterParts(store, file)
}

/** Deletes the bytes of one file of an upload. */
export const removeBytes = async (store: FileStore, file: UploadedFile): Promise<void> => {
  await store.remove(keyOf(file))
  await removeLaterParts(store, file)
}

const removeLaterParts = async (store: FileStore, file: UploadedFile): Promise<void> => {
  for (const { key } of await store.list(folderOf(file.uploadId)))
    if (key.startsWith(`${keyOf(file)}.`)) await store.remove(key)
}

/** The numbers of the uploads that have bytes in the store. */
export const uploadsIn = async (store: FileStore): Promise<Set<number>> => {
  const files = await store.list(UPLOADS, { deep: true })
  return new Set(
    files.map(({ key }) => Number(key.split('/').at(-2))).filter((id) => Number.isSafeInteger(id)),
  )
}
