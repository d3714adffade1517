import { buffer } from 'node:stream/consumers'
import { BrokenFileError, createRowParser } from '@edconsole/console-core/source-file'
import type { Db } from '../db/schema.ts'
import { inboxOf } from '../inbox/district-inbox.ts'
import type { FileStore } from '../storage/file-store.ts'
import { EXPORTS, MAIL } from '../storage/places.ts'
import { partsOf } from '../uploads/upload-folder.ts'
import { inEmail } from './free-text.ts'
import { NAMES_PEOPLE, type Person, termsOf } from './person.ts'
import { findPerson } from './person-places.ts'

/** A file that names the person, or may do so. */
export type PersonFile = {
  readonly path: string
  readonly of: 'imports' | 'exports' | 'emails'
  /** The run of the export that wrote it; null for others. */
  readonly exportBatchId: number | null
  /** False for archives, which may be encrypted. */
  readonly isSure: boolean
}

/**
 * Finds the files of a district's imports and exports that name a person, and emails that weren't sent. Emails have names and
 * addresses instead of ids: only as long as the person's records are stored, these are known.
 */
export const findFiles = async (db: Db, person: Person, store: FileStore): Promise<PersonFile[]> => {
  const { lea } = person
  const keysIn = async (folder: string) => (await store.list(folder, { deep: true })).map(({ key }) => [key])
  const files: (readonly string[])[] = await keysIn(inboxOf(lea).folder)
  const uploads = await db.selectFrom('importUploads').select('id').where('lea', '=', lea).execute()
  for (const { id } of uploads)
    for (const parts of (await partsOf(store, id)).values()) files.push(parts.map(({ key }) => key))
  const outbox = `${EXPORTS}/${lea}`
  files.push(...(await keysIn(outbox)))
  const known = await findPerson(db, person)
  const ids = new Set([...known.sourcedIds, ...(await sourcedIdsIn(files, person, store))])
  const found: PersonFile[] = []
  for (const keys of files) {
    const [key = ''] = keys
    const isSure = (await names(store, keys, termsOf(person))) || (await refersTo(store, keys, ids))
    const [batch] = key.startsWith(outbox) ? key.slice(outbox.length + 1).split('/') : []
    const exportBatchId = batch === undefined ? null : Number(batch)
    const of = exportBatchId === null ? 'imports' : 'exports'
    if (isSure !== false) found.push({ path: store.placeOf(key), of, exportBatchId, isSure: isSure === true })
  }
  const isNamed = inEmail(known)
  for (const { key } of await store.list(MAIL))
    if (isNamed.test(readableOf(await buffer(await store.read(key)))))
      found.push({ path: store.placeOf(key), of: 'emails', exportBatchId: null, isSure: true })
  return found
}

/** What people read of an email as the console writes it: a head, and one part of plain text. */
const readableOf = (email: Buffer): string => {
  const [head = '', ...parts] = email.toString('latin1').split('\r\n\r\n')
  const body = parts.join('\r\n\r\n')
  const words = head
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      /b/i.test(kind) ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    )
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return `${words}\n${Buffer.from(body, 'base64').toString()}`
  return `${words}\n${encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\r\n', '')) : body}`
}

const unquoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const ZIP = 'PK'

/** Whether a line of a file has all terms as values of their own; 'perhaps' for archives. */
const names = async (
  store: FileStore,
  keys: readonly string[],
  terms: readonly string[],
): Promise<boolean | 'perhaps'> => {
  // Both encodings of these files have the same bytes for whatever ids are made of.
  const patterns = terms.map((term) => {
    const bytes = Buffer.from(term).toString('latin1')
    return new RegExp(`(?<![\\w-])${bytes.replace(/\W/g, '\\$&')}(?![\\w-])`)
  })
  const hasAll = (line: string) => patterns.every((pattern) => pattern.test(line))
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

/** A row of a OneRoster file: its values by the names of columns in lower case, nothing where it lacks one. */
type OneRosterRow = { readonly columns: ReadonlyMap<string, number>; readonly fields: readonly string[] }

const cellOf = ({ columns, fields }: OneRosterRow, name: string): string =>
  fields[columns.get(name) ?? -1]?.trim() ?? ''

const listOf = (row: OneRosterRow, name: string): string[] => cellOf(row, name).split(/\s*[,;]\s*/)

const REFERENCE = new RegExp(NAMES_PEOPLE)
const OWN_ID = 'sourcedid'

/** True where rows are people or what is known of one; elsewhere `sourcedId` is the id of a class or a school. */
const isOfPeople = ({ columns }: OneRosterRow): boolean =>
  columns.has(OWN_ID) && (columns.has('givenname') || columns.has('birthdate'))

/** The rows of a file whose columns name people as OneRoster does; none of other files. */
const oneRosterRows = async function* (
  store: FileStore,
  keys: readonly string[],
): AsyncGenerator<OneRosterRow> {
  const parser = createRowParser({ delimiter: 'comma', hasHeader: true })
  let columns: ReadonlyMap<string, number> | null = null
  const rowsOf = (rows: readonly { readonly fields: readonly string[] }[]): OneRosterRow[] => {
    columns ??= parser.header && new Map(parser.header.map((name, at) => [name.toLowerCase(), at] as const))
    const known = columns
    return known && isOneRoster(known) ? rows.map(({ fields }) => ({ columns: known, fields })) : []
  }
  for (const key of keys)
    for await (const piece of (await store.read(key)).setEncoding('utf8')) {
      yield* rowsOf(parser.push(String(piece)))
      if (columns && !isOneRoster(columns)) return
    }
  yield* rowsOf(parser.end())
}

const isOneRoster = (columns: ReadonlyMap<string, number>): boolean =>
  [...columns.keys()].some((name) => name === OWN_ID || REFERENCE.test(name))

/** Whether a file of OneRoster refers to a person whose records have another id. */
const refersTo = async (
  store: FileStore,
  keys: readonly string[],
  ids: ReadonlySet<string>,
): Promise<boolean | 'perhaps'> => {
  if (ids.size === 0) return false
  const isOne = (id: string) => ids.has(id)
  try {
    for await (const row of oneRosterRows(store, keys)) {
      if (isOfPeople(row) && isOne(cellOf(row, OWN_ID))) return true
      for (const name of row.columns.keys())
        if (REFERENCE.test(name) && listOf(row, name).some(isOne)) return true
    }
    return false
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error
    // Columns can't be told apart then.
    for (const id of ids) if ((await names(store, keys, [id])) !== false) return true
    return false
  }
}

/**
 * What OneRoster calls the person, by the files that have both ids: their record may be erased, or made by a template without
 * the one of OneRoster.
 */
const sourcedIdsIn = async (
  files: readonly (readonly string[])[],
  person: Person,
  store: FileStore,
): Promise<Set<string>> => {
  const own = new Set<string>()
  const agents = new Set<string>()
  const contacts = new Set<string>()
  for (const keys of files)
    try {
      for await (const row of oneRosterRows(store, keys)) {
        if (!isOfPeople(row) || !row.columns.has('identifier')) break
        const sourcedId = cellOf(row, OWN_ID)
        const id = cellOf(row, 'identifier') || sourcedId
        const isStudent = cellOf(row, 'role').toLowerCase() === 'student'
        // From OneRoster 1.2 on, roles stand in another file.
        const mayBe = (student: boolean) => !row.columns.has('role') || isStudent === student
        if (id === person.id && mayBe(person.kind !== 'staff')) {
          own.add(sourcedId)
          for (const agent of listOf(row, 'agentsourcedids')) agents.add(agent)
        }
        if (person.kind === 'contact' && id === person.contactId && mayBe(false)) contacts.add(sourcedId)
      }
    } catch (error) {
      if (!(error instanceof BrokenFileError)) throw error
    }
  // Contacts of other students may have the same number.
  return person.kind === 'contact' ? new Set([...contacts].filter((id) => agents.has(id))) : own
}
