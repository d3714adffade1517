import type { Db } from '../db/schema.ts'
import { inboxOf } from '../inbox/district-inbox.ts'
import type { FileStore } from '../storage/file-store.ts'
import { EXPORTS } from '../storage/places.ts'
import { partsOf } from '../uploads/upload-folder.ts'
import { type Person, termsOf } from './person.ts'

/** A file that names the person, or may do so. */
export type PersonFile = {
  readonly path: string
  /** The run of the export that wrote it; null for files of imports. */
  readonly exportBatchId: number | null
  /** False for archives, which may be encrypted. */
  readonly isSure: boolean
}

/** Finds the files of a district's imports and exports that name a person. */
export const findFiles = async (db: Db, person: Person, store: FileStore): Promise<PersonFile[]> => {
  const { lea } = person
  const keysIn = async (folder: string) => (await store.list(folder, { deep: true })).map(({ key }) => [key])
  const imported = await keysIn(inboxOf(lea).folder)
  const uploads = await db.selectFrom('importUploads').select('id').where('lea', '=', lea).execute()
  for (const { id } of uploads)
    for (const parts of (await partsOf(store, id)).values()) imported.push(parts.map(({ key }) => key))
  const outbox = `${EXPORTS}/${lea}`
  const found: PersonFile[] = []
  for (const keys of [...imported, ...(await keysIn(outbox))]) {
    const [key = ''] = keys
    const isSure = await names(store, keys, person)
    const [batch] = key.startsWith(outbox) ? key.slice(outbox.length + 1).split('/') : []
    const exportBatchId = batch === undefined ? null : Number(batch)
    if (isSure !== false) found.push({ path: store.placeOf(key), exportBatchId, isSure: isSure === true })
  }
  return found
}

const ZIP = 'PK'

/** Whether a line of a file has all terms as values of their own; 'perhaps' for archives. */
const names = async (
  store: FileStore,
  keys: readonly string[],
  person: Person,
): Promise<boolean | 'perhaps'> => {
  // Both encodings of these files have the same bytes for whatever ids are made of.
  const terms = termsOf(person).map((term) => {
    const bytes = Buffer.from(term).toString('latin1')
    return new RegExp(`(?<![\\w-])${bytes.replace(/\W/g, '\\$&')}(?![\\w-])`)
  })
  const hasAll = (line: string) => terms.every((term) => term.test(line))
  let line = ''
  let isFirst = true
  // Leaving the loop ends the stream, and a stream that breaks is thrown.
  for (const key of keys)
    for await (const piece of (await store.read(key)).setEncoding('latin1')) {
      const lines = `${line}${piece}`.split(/\r\n|\n|\r/)
      if (isFirst && lines[0]?.startsWith(ZIP)) return 'perhaps'
      isFirst = false
      line = lines.pop() ?? ''
      if (lines.some(hasAll)) return true
    }
  return hasAll(line)
}
