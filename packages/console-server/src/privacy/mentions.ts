import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { any, holds, mentions, mentionsOf, type Person, referencesOf } from './person.ts'

/** True for the `example` of a `changed` field whose value before or after is the person's id, or a list with it. */
export const isMentionedIn = (person: Person): RawBuilder<unknown> =>
  any(
    referencesOf(person).map(({ component, field, isList }) => {
      const values = isList
        ? sql`string_to_array(concat_ws(', ', example ->> 'from', example ->> 'to'), ', ')`
        : sql`array[example ->> 'from', example ->> 'to']`
      return sql`(changed.component_name = ${component} and changed.field_name = ${field} and ${person.id} = any(${values}))`
    }),
  )

/** Takes the person's id out of an instance's copies of rows of others. */
export const forgetCopiedMentions = async (
  trx: Db,
  person: Person,
  table: RawBuilder<unknown>,
): Promise<void> => {
  for (const mention of mentionsOf(person)) {
    const rest = mention.isList ? sql`(data -> ${mention.field}::text) - ${person.id}::text` : sql`null`
    await sql`update ${table} set data = data || jsonb_build_object(${mention.field}::text, ${rest})
      where lea = ${person.lea} and ${holds(mention, person.id)}`.execute(trx)
  }
}

/** Takes the person's id out of rows of others. The next import compares these rows anew. */
export const forgetMentions = async (trx: Db, person: Person): Promise<void> => {
  const fields = mentionsOf(person)
  if (fields.length === 0) return
  const { rows } = await sql<{ id: number; component: string; data: Record<string, unknown> }>`
    select id, component, data from sis_rows where ${mentions(person)} for update`.execute(trx)
  const changed = rows.map(({ id, component, data }) => {
    const isMention = (name: string) =>
      fields.some((one) => one.component === component && one.field === name)
    const without = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        isMention(name) ? withoutId(value, person.id) : value,
      ]),
    )
    return { id, data: without, search_text: searchTextOf(component, without) }
  })
  await sql`update sis_rows r set data = changed.data, search_text = changed.search_text, hash = ''
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (id bigint, data jsonb, search_text text)
    where r.lea = ${person.lea} and r.id = changed.id`.execute(trx)
}

const withoutId = (value: unknown, id: string): unknown => {
  if (Array.isArray(value)) return value.filter((one) => one !== id)
  return value === id ? null : value
}
