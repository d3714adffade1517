import { open, rm } from 'node:fs/promises'
import { plural } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { unwritable } from '../describe-error.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { FileStore } from '../storage/file-store.ts'
import { erasePerson, readPerson, recordExport } from './erase-person.ts'
import { type Person, termsOf } from './person.ts'
import type { PersonFile } from './person-files.ts'

type Running = {
  readonly db: Db
  readonly secrets: Secrets
  readonly values: Readonly<Record<string, string | undefined>>
  readonly args: readonly string[]
  readonly store: FileStore
}

export const PERSON_USAGE = `console-server person export WHO --to FILE [--data DIR]
console-server person erase WHO [--yes] [--data DIR]

  WHO    --district CODE with --student ID, --contact STUDENT_ID/CONTACT_ID or --staff ID
  --to   the JSON file to write
  --yes  erases; without it, erase only shows what it would erase`

export const PERSON_OPTIONS = {
  district: { type: 'string' },
  student: { type: 'string' },
  contact: { type: 'string' },
  staff: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'boolean' },
} as const

/** Runs `person`. @throws Error whose message says why not */
export const runPerson = async ({ db, secrets, values, args, store }: Running): Promise<void> => {
  const person = personIn(values)
  const [action, ...rest] = args
  if (rest.length > 0 || (action !== 'export' && action !== 'erase')) throw misused('Choose export or erase.')
  if (action === 'export') {
    if (values.to === undefined) throw misused('Name the file with --to.')
    const { places, files } = await readPerson(db, person, store)
    if (places.length === 0 && files.length === 0) throw nobody()
    const text = JSON.stringify({ person, places, files }, null, 2)
    const { to } = values
    const refused = (error: unknown): never => {
      throw unwritable(to, error)
    }
    const file = await open(to, 'wx', 0o600).catch(refused)
    try {
      await file
        .writeFile(`${text}\n`)
        .finally(() => file.close())
        .catch(refused)
      // With names of files alone, nothing personal was taken.
      if (places.length > 0) await recordExport(db, person, { secrets, now })
    } catch (error) {
      await rm(to, { force: true })
      throw error
    }
    for (const { name, rows } of places) console.log(`${name}: ${rows.length}`)
    console.log(
      places.length === 0
        ? `No records are stored, but ${withIds(person, files)}. ${to} has the names of these files.`
        : `${to} has all of it, and the names of ${counted(files.length, 'file', 'files')}.`,
    )
    return
  }
  if (!values.yes) {
    const { places, files } = await readPerson(db, person, store)
    if (places.length === 0 && files.length === 0) throw nobody()
    for (const { name, rows } of places) console.log(`${name}: ${rows.length}`)
    for (const file of files) console.log(lineOf(file))
    console.log(
      canErase(places, files)
        ? 'Nothing was erased. Add --yes to erase all of it, and the files of exports.'
        : NOTHING_LEFT,
    )
    tellOfLeft(files)
    return
  }
  const erased = await erasePerson(db, person, { store, secrets, now })
  if (erased.places.length === 0 && erased.files.length === 0) throw nobody()
  for (const { name, rows } of erased.places) console.log(`${name}: ${rows} erased`)
  for (const file of erased.files)
    console.log(file.of === 'exports' ? `${file.path}: deleted with its run's files` : lineOf(file))
  if (!canErase(erased.places, erased.files)) console.log(NOTHING_LEFT)
  tellOfLeft(erased.files)
  console.log('As long as the SIS has the person, the next import brings them back.')
}

const now = (): Date => new Date()

const NOTHING_LEFT = 'There is nothing left for this command to erase.'

const canErase = (places: readonly unknown[], files: readonly PersonFile[]): boolean =>
  places.length > 0 || files.some(({ of }) => of === 'exports')

/** Who removes the files that the command leaves. */
const tellOfLeft = (files: readonly PersonFile[]): void => {
  const left = files.filter(({ of }) => of === 'imports').length
  if (left > 0)
    console.log(
      `${counted(left, 'file', 'files')} of imports still ${plural(left, 'names', 'name')} the person, and this command leaves ` +
        `${plural(left, 'it', 'them')}. Have the SIS send new files without the person, then delete ` +
        `${plural(left, 'this one', 'these')} yourself.`,
    )
  const emails = files.filter(({ of }) => of === 'emails').length
  if (emails > 0)
    console.log(
      `${counted(emails, 'email', 'emails')} ${plural(emails, 'names', 'name')} the person, and this command leaves ` +
        `${plural(emails, 'it', 'them')}. Delete ${plural(emails, 'it', 'them')} yourself: once the person's records are ` +
        `erased, this command can't find ${plural(emails, 'it', 'them')}.`,
    )
}

const withIds = (person: Person, files: readonly PersonFile[]): string =>
  `${counted(files.length, 'file', 'files')} ${
    files.some(({ isSure }) => isSure) ? plural(files.length, 'contains', 'contain') : 'may contain'
  } ${termsOf(person).join(' and ')}`

const counted = (count: number, one: string, more: string): string => `${count} ${plural(count, one, more)}`

const lineOf = ({ path, isSure }: PersonFile): string =>
  isSure ? `${path} names the person` : `${path} is an archive and may name the person`

const misused = (why: string): Error => new Error(`${why}\n\n${PERSON_USAGE}`)

const nobody = (): Error => new Error('Nothing is stored about this person.')

const personIn = ({ district: lea, student, contact, staff }: Running['values']): Person => {
  const given = [student, contact, staff].filter((value) => value !== undefined)
  if (!lea || given.length !== 1 || given.includes('')) throw misused('Name a district and one person.')
  if (student !== undefined) return { kind: 'student', lea, id: student }
  if (staff !== undefined) return { kind: 'staff', lea, id: staff }
  const [id, contactId, ...rest] = (contact ?? '').split('/')
  if (!id || !contactId || rest.length > 0)
    throw misused(`--contact must be a student's ID and a contact's, such as 1042/2, not ${contact}.`)
  return { kind: 'contact', lea, id, contactId }
}
