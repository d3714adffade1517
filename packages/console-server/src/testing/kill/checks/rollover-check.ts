import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../../db/schema.ts'
import { roll } from '../../rollover-calls.ts'
import { ROLLED } from '../acts/rollover-act.ts'
import { ROLLED_LEA } from '../kill-districts.ts'
import type { Check } from './check.ts'

type Rolled = Record<(typeof ROLLED)[number], unknown[]>

/** Whatever was copied is whole, and running it again copies what is missing, once. */
export const rolloverCheck: Check<Rolled, Rolled> = {
  left: ({ db }) => rolledRows(db),
  atRest: async ({ db, end }, clean) => {
    const rolled = await rolledRows(db)
    for (const key of ROLLED) expect(clean.left[key]).toEqual(expect.arrayContaining(rolled[key]))
    for (const key of ROLLED.slice(0, end.acknowledged.length)) expect(rolled[key]).toEqual(clean.left[key])
  },
  recovered: async () => {},
  outcome: async ({ server, browser }) => {
    for (const key of ROLLED) {
      const { status, data } = await roll(browser, key, ROLLED_LEA)
      expect([key, status]).toEqual([key, 200])
      expect(Object.values(data)).toEqual([expect.objectContaining({ failed: 0 })])
    }
    return rolledRows(server.db)
  },
}

/** What is in the new year, without what depends on when and in which order it came there. */
const rolledRows = async (db: Db): Promise<Rolled> => {
  const rowsOf = async (query: ReturnType<typeof sql<{ row: unknown }>>) =>
    (await query.execute(db)).rows.map(({ row }) => row)
  const given = sql`array['id', 'date_last_modified', 'created_at', 'updated_at', 'template_id', 'column_id']`
  return {
    staff: await rowsOf(sql`select to_jsonb(s) - ${given} as row from sis_rows s
      where lea = ${ROLLED_LEA} and school_year = 2026 order by source_id`),
    templates: await rowsOf(sql`select to_jsonb(t) - ${given} || jsonb_build_object(
        'columns', (select jsonb_agg(to_jsonb(c) - ${given} order by c.column_name)
          from import_template_columns c where c.template_id = t.id),
        'translations', (select jsonb_agg(to_jsonb(l) - ${given} order by c.column_name, l.source_value)
          from import_template_translations l join import_template_columns c on c.id = l.column_id
          where l.template_id = t.id)) as row
      from import_templates t where lea = ${ROLLED_LEA} and school_year = 2026 order by name`),
    exports: await rowsOf(sql`select to_jsonb(e) - ${given} as row from exports e
      where lea = ${ROLLED_LEA} and school_year = 2026 order by name`),
  }
}
