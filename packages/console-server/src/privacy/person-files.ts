import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Db } from '../db/schema.ts'
import { errorCode } from '../describe-error.ts'
import { inboxOf } from '../inbox/district-inbox.ts'
import { folderOf } from '../uploads/upload-folder.ts'
import { type Person, termsOf } from './person.ts'

/** A file that names the person, or may do so. */
export type PersonFile = {
  readonly path: string
  /** The run of the export that wrote it; null for files of imports. */
  readonly exportBatchId: number | null
  /** False for archives, which may be encrypted. */
  readonly isSure: boolean
}

type Folders = { readonly inboxDir: string; readonly outboxDir: string }

/** Finds the files of a district's imports and exports that name a person. */
export const findFiles = async (
  db: Db,
  person: Person,
  { inboxDir, outboxDir }: Folders,
): Promise<PersonFile[]> => {
  const uploads = await db.selectFrom('importUploads').select('id').where('lea', '=', person.lea).execute()
  const imported = [inboxOf(inboxDir, person.lea).folder, ...uploads.map(({ id }) => folderOf(inboxDir, id))]
  const found: PersonFile[] = []
  for (const folder of imported)
    for (const path of await filesIn(folder)) {
      const isSure = await names(path, person)
      if (isSure !== false) found.push({ path, exportBatchId: null, isSure: isSure === true })
    }
  const outbox = join(outboxDir, person.lea)
  for (const batch of await readdir(outbox).catch(unlessMissing))
    for (const path of await filesIn(join(outbox, batch))) {
      const isSure = await names(path, person)
      if (isSure !== false) found.push({ path, exportBatchId: Number(batch), isSure: isSure === true })
    }
  return found
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

const unlessMissing = (error: unknown): never[] => {
  if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
  throw error
}

const ZIP = 'PK'

/** Whether a line of the file has all terms as values of their own; 'perhaps' for archives. */
const names = async (path: string, person: Person): Promise<boolean | 'perhaps'> => {
  if (await isArchive(path)) return 'perhaps'
  // Both encodings of these files have the same bytes for whatever ids are made of.
  const terms = termsOf(person).map((term) => {
    const bytes = Buffer.from(term).toString('latin1')
    return new RegExp(`(?<![\\w-])${bytes.replace(/\W/g, '\\$&')}(?![\\w-])`)
  })
  const stream = createReadStream(path, { encoding: 'latin1' })
  try {
    for await (const line of createInterface({ input: stream }))
      if (terms.every((term) => term.test(line))) return true
    return false
  } finally {
    stream.destroy()
  }
}

const isArchive = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0)
    return buffer.toString('latin1') === ZIP
  } finally {
    await file.close()
  }
}
