import { formatYearPair, type RolloverTemplates } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { copyItem, tallyItems } from './copy-item.ts'
import type { Rollover } from './roll-over.ts'

/** Copies each enabled template with its columns and translations; copies are switched off, so that nothing runs early. */
export const copyTemplates = async (rollover: Rollover): Promise<RolloverTemplates> => {
  const { db, lea, from, to } = rollover
  const templates = await db
    .selectFrom('importTemplates')
    .select(['id', 'name'])
    .where('lea', '=', lea)
    .where('schoolYear', '=', from)
    .where('isEnabled', '=', true)
    .orderBy('runOrder')
    .orderBy('id')
    .execute()
  const items: RolloverTemplates['items'] = []
  for (const { id, name } of templates) {
    const outcome = await copyItem(to, () =>
      db.transaction().execute((trx) => copyTemplate({ ...rollover, db: trx }, id)),
    )
    items.push({ templateId: id, name, ...outcome })
  }
  const { skipped: _, missingProduct: __, ...tally } = tallyItems(items)
  return tally
}

/** What a district without enabled templates is told: the rest of it is rolled over all the same. */
export const noTemplates = (from: number): string =>
  `No template is on in ${formatYearPair(from)}, so none is copied. Turn on the templates that it needs, then roll over again.`

/**
 * Counts the enabled templates of each district, and those of them that a rollover would copy; districts without any are
 * left out.
 */
export const countTemplatesToCopy = (db: Db, leas: readonly string[]) =>
  db
    .selectFrom('importTemplates as template')
    .innerJoin('districts', (join) =>
      join.onRef('districts.lea', '=', 'template.lea').onRef('districts.sisYear', '=', 'template.schoolYear'),
    )
    .select(['template.lea', sql<number>`count(*)`.as('enabled')])
    .select(
      sql<number>`count(*) filter (where not exists (select from import_templates there
        where there.lea = template.lea and there.school_year = template.school_year + 1
          and (there.rolled_over_from_id = template.id or lower(there.name) collate "C" = lower(template.name) collate "C")))`.as(
        'count',
      ),
    )
    .where(sql<boolean>`template.lea = any(${[...leas]}::text[])`)
    .where('template.isEnabled', '=', true)
    .groupBy('template.lea')
    .execute()

const copyTemplate = async ({ db, to, at, by }: Rollover, id: number): Promise<boolean> => {
  // Held, so that columns and translations are those of one moment.
  const stored = await db
    .selectFrom('importTemplates')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow()
  const { id: rolledOverFromId, lastBatchId, lastStatus, lastRunAt, scheduleDays, ...kept } = stored
  const copy = await db
    .insertInto('importTemplates')
    .values({
      ...kept,
      scheduleDays: json(scheduleDays),
      schoolYear: to,
      rolledOverFromId,
      isEnabled: false,
      scheduleEnabled: false,
      version: 1,
      createdAt: at,
      createdBy: by,
      updatedAt: at,
      updatedBy: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!copy) return false
  await copyColumns(db, { lea: kept.lea, from: id, to: copy.id })
  return true
}

type Pair = { lea: string; from: number; to: number }

const copyColumns = async (trx: Db, { lea, from, to }: Pair): Promise<void> => {
  await sql`
    insert into import_template_columns
      (lea, template_id, column_name, source_column, mapping_type, fixed_value, default_value, transform)
    select lea, ${to}::integer, column_name, source_column, mapping_type, fixed_value, default_value, transform
    from import_template_columns where lea = ${lea} and template_id = ${from} order by id`.execute(trx)
  await sql`
    insert into import_template_translations
      (lea, template_id, column_id, possible_value_id, source_value, translated_value, match_type)
    select t.lea, ${to}::integer, copy.id, t.possible_value_id, t.source_value, t.translated_value, t.match_type
    from import_template_translations t
    join import_template_columns old on old.lea = t.lea and old.id = t.column_id
    join import_template_columns copy on copy.lea = t.lea and copy.template_id = ${to} and copy.column_name = old.column_name
    where t.lea = ${lea} and t.template_id = ${from} order by t.id`.execute(trx)
}
