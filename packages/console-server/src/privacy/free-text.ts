import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { type Found, isAbout, isOwnRecord, type Person } from './person.ts'

/** The names of a person in their own rows and accounts; of a student, those of the contacts too who go with them. */
export const namesOf = async (db: Db, person: Person, accounts: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ first: string; last: string }>`
    select distinct data ->> 'firstName' as first, data ->> 'lastName' as last from sis_rows
      where ${isOwnRecord(person)}
    union select first_name, last_name from accounts where id = any(${accounts}::integer[])
    union select data ->> 'firstName', data ->> 'lastName' from sis_rows contact
      where ${person.kind === 'student'} and ${isAbout(person)} and component = 'contacts'
      and not exists (select from sis_rows other where other.lea = ${person.lea} and not (${isAbout(person)})
        and other.component in ('contacts', 'staff', 'students')
        and lower(other.data ->> 'firstName') = lower(contact.data ->> 'firstName')
        and lower(other.data ->> 'lastName') = lower(contact.data ->> 'lastName'))`.execute(db)
  return rows
    .filter(({ first, last }) => first?.trim() && last?.trim())
    .flatMap(({ first, last }) => [`${first} ${last}`, `${last}, ${first}`])
}

/** What people write of the person: names, and the ID of those who have one of their own. */
const writtenTerms = ({ person, names }: Found): string[] => [
  ...names,
  ...(person.kind === 'contact' ? [] : [person.id]),
]

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As addresses write a value, in which these are encoded too. */
const inAddress = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Matches the words of the person's names and ID in free text; nothing where none is known. */
export const inText = (found: Found): string => {
  const terms = writtenTerms(found).map(escaped)
  return terms.length === 0 ? '(?!)' : `(?<!\\w)(${terms.join('|')})(?!\\w)`
}

/** Matches the person's names in the text of an email, whose lines may break within them, and the person's addresses. */
export const inEmail = ({ names, addresses }: Found): RegExp => {
  const patterns = [
    ...names.map(
      (name) => `(?<![\\p{L}\\p{N}])${escaped(name).replaceAll(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`,
    ),
    ...addresses.map((one) => `(?<![\\p{L}\\p{N}._+-])${escaped(one)}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`),
  ]
  return new RegExp(patterns.length === 0 ? '(?!)' : patterns.join('|'), 'iu')
}

/** Notes of the district that name the person. */
export const isNamedInNote = (found: Found): RawBuilder<unknown> =>
  sql`lea = ${found.person.lea} and text ~* ${inText(found)}`

/** Views of the district, and private ones, whose filters or search are for the person, or whose name is theirs. */
export const isViewOf = (found: Found): RawBuilder<unknown> => {
  const terms = writtenTerms(found).map((term) => escaped(inAddress(term)))
  const query = terms.length === 0 ? '(?!)' : `=(${terms.join('|')})(&|$)`
  return sql`(it.lea = ${found.person.lea} or it.lea is null) and (it.query ~* ${query} or it.name ~* ${inText(found)})`
}
