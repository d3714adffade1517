import type { ComponentFreshness, ComponentName } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Call } from '../../http/handler.ts'

type Asked = Pick<Call, 'db' | 'lea'> & { readonly schoolYear: number | undefined }

/** What a district has of each component, and since when. No row is looked at: they are counted as they are written. */
export const freshnessOf = async (
  asked: Asked,
  components: readonly ComponentName[],
): Promise<(component: ComponentName) => ComponentFreshness> => {
  const counts = new Map((await storedRows(asked)).map(({ scope, ...counted }) => [scope, counted]))
  const accounts = await storedAccounts(asked)
  counts.set('sis_rows:accounts', { rows: accounts, active: accounts })
  const imports = new Map(
    (await lastImports(asked, components)).map(({ component, ...last }) => [component, last]),
  )
  return (component) => ({
    storedRows: counts.get(`sis_rows:${component}`)?.rows ?? 0,
    activeRows: counts.get(`sis_rows:${component}`)?.active ?? 0,
    ...(imports.get(component) ?? { lastImportedAt: null, lastBatchId: null }),
  })
}

const storedRows = ({ db, lea, schoolYear }: Asked) =>
  db
    .selectFrom('rowCounts')
    .select(['scope', ({ fn }) => fn.sum<number>('rowCount').as('rows')])
    .select(sql<number>`coalesce(sum(row_count) filter (where is_active), 0)`.as('active'))
    .where('lea', '=', lea)
    .where('scope', 'like', 'sis_rows:%')
    .$if(schoolYear !== undefined, (query) => query.where('schoolYear', '=', schoolYear ?? 0))
    .groupBy('scope')
    .execute()

/** They are not stored by year. */
const storedAccounts = async ({ db, lea }: Asked): Promise<number> => {
  const { accounts } = await db
    .selectFrom('accounts')
    .innerJoin('districts', 'districts.lea', 'accounts.lea')
    .whereRef('accounts.clientId', '=', 'districts.illuminateClientId')
    .where('accounts.lea', '=', lea)
    .select(({ fn }) => fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow()
  return accounts
}

type LastImport = Pick<ComponentFreshness, 'lastImportedAt' | 'lastBatchId'> & { component: ComponentName }

const lastImports = async (
  { db, lea, schoolYear }: Asked,
  components: readonly ComponentName[],
): Promise<LastImport[]> => {
  const ofYear =
    schoolYear === undefined
      ? sql``
      : sql`and exists (select from import_batches b where b.lea = r.lea and b.batch_id = r.batch_id
          and b.school_year = ${schoolYear}::integer)`
  const { rows } = await sql<LastImport>`
    select name as component, last.ended_at as "lastImportedAt", last.batch_id as "lastBatchId"
    from unnest(${[...components]}::text[]) as name
    cross join lateral (select r.ended_at, r.batch_id from import_results r
      where r.lea = ${lea} and r.component_name = name and r.status in ('completed', 'completedWithErrors') ${ofYear}
      order by r.batch_id desc limit 1) as last`.execute(db)
  return rows
}
