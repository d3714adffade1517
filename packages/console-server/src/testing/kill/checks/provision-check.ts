import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../../db/schema.ts'
import { rowsIn } from '../../instance-calls.ts'
import { createSandbox } from '../acts/provision-act.ts'
import { SEEDED_LEA } from '../kill-districts.ts'
import type { Check } from './check.ts'

/** A database belongs to an instance that says so, a step that is done is done in full, and what is removed is gone. */
export const provisionCheck: Check<null, object> = {
  left: async () => null,
  atRest: async ({ db, end }) => {
    await keepsDatabases(db)
    const sandboxes = await sandboxesOf(db)
    if (end.acknowledged.length > 0) expect(sandboxes).toHaveLength(1)
    for (const { id, status } of sandboxes) {
      const states = await stepsOf(db, id)
      if (states.get('data') === 'done')
        expect(await rowsIn({ db }, id, 'sis_rows')).toHaveLength(await storedRows(db))
      if (end.acknowledged.some(({ name }) => name === 'created')) expect(status).not.toBe('provisioning')
    }
  },
  recovered: async ({ server: { db } }) => {
    await keepsDatabases(db)
    for (const { id, status } of await sandboxesOf(db)) {
      expect(['active', 'retired']).toContain(status)
      const rows = await rowsIn({ db }, id, 'sis_rows')
      expect(rows?.length ?? null).toBe(status === 'active' ? await storedRows(db) : null)
    }
  },
  outcome: async ({ server: { db, jobs }, browser }) => {
    const id = await createSandbox(db, browser)
    await jobs.idle()
    const rows = (await rowsIn({ db }, id, 'sis_rows')) ?? []
    const { status } = await db
      .selectFrom('instances')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { status, steps: [...(await stepsOf(db, id))].toSorted(), rows: rows.map(({ data }) => data) }
  },
}

/** No database without its instance, and no instance without its database. */
const keepsDatabases = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select nspname::text as name from pg_namespace where nspname like 'instance\\_%' order by 1`.execute(db)
  const named = await db
    .selectFrom('instances')
    .select('databaseName')
    .where('databaseName', 'like', 'instance\\_%')
    .orderBy('databaseName')
    .execute()
  expect(rows.map(({ name }) => name)).toEqual(named.map(({ databaseName }) => databaseName))
}

const sandboxesOf = (db: Db) =>
  db
    .selectFrom('instances')
    .select(['id', 'status'])
    .where('name', 'like', 'larkspur-valley-prod-sandbox%')
    .execute()

const stepsOf = async (db: Db, instanceId: number): Promise<Map<string, string>> => {
  const steps = await db
    .selectFrom('instanceSteps')
    .select(['step', 'state'])
    .where('instanceId', '=', instanceId)
    .execute()
  return new Map(steps.map(({ step, state }) => [step, state]))
}

const storedRows = async (db: Db): Promise<number> =>
  (await db.selectFrom('sisRows').select('id').where('lea', '=', SEEDED_LEA).execute()).length
