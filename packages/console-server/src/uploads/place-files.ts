import type { Db } from '../db/schema.ts'
import { addFiles, type IncomingFile } from '../inbox/add-files.ts'
import { isFileName, makeInbox } from '../inbox/district-inbox.ts'
import { matchesPattern } from '../pipeline/source/find-file.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { StoredFile } from './stored-upload.ts'
import { keyOf } from './upload-folder.ts'

type Placing = {
  readonly db: Db
  readonly store: FileStore
  readonly lea: string
  readonly files: readonly StoredFile[]
  /** Who uploaded them. */
  readonly addedBy: string
  readonly now: Date
}

/** Moves files into the district's inbox, under names that their templates look for. Returns the names. */
export const placeFiles = async (placing: Placing): Promise<string[]> => {
  const { db, store, lea, files, addedBy, now } = placing
  const templates = await db
    .selectFrom('importTemplates')
    .select(['id', 'filePattern'])
    .where('lea', '=', lea)
    .where('isEnabled', '=', true)
    .execute()
  const incoming = files.flatMap((file): IncomingFile[] => {
    const own = file.name.split('/').at(-1) ?? file.name
    // Files of a set know one another by their names.
    if (file.found?.kind === 'set') return [{ name: own, key: keyOf(file) }]
    const pattern = templates.find(({ id }) => id === file.found?.templateId)?.filePattern
    if (!pattern) return []
    const others = templates.flatMap((one) =>
      one.id === file.found?.templateId || one.filePattern === null ? [] : one.filePattern,
    )
    return [{ name: nameFor(file.name, pattern, others), key: keyOf(file) }]
  })
  await addFiles({ db, store }, await makeInbox(store, lea), incoming, {
    via: 'upload',
    addedBy,
    startsImport: false,
    now,
  })
  return incoming.map(({ name }) => name)
}

/**
 * Returns the name that a file gets in the inbox: its own if only its template looks for it, else one made of the pattern.
 * @example nameFor('Spring students.csv', 'STU_*.csv', []) // 'STU_Spring students.csv'
 */
export const nameFor = (name: string, pattern: string, others: readonly string[]): string => {
  const own = name.split('/').at(-1) ?? name
  const isTaken = (candidate: string) => others.some((other) => matchesPattern(other, candidate))
  if (isFileName(own) && matchesPattern(pattern, own) && !isTaken(own)) return own
  const stem = own
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w .,()&-]/g, '_')
    .slice(0, 60)
  const [made = '', plain = ''] = [stem, ''].map((text) => {
    const [first = '', ...rest] = pattern.split('*')
    return [rest.length > 0 ? first + text : first, ...rest].join('').replaceAll('?', '0')
  })
  return isTaken(made) && !isTaken(plain) && isFileName(plain) ? plain : made
}
