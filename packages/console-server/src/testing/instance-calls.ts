import type { InstanceDetailed } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { TestFetch, TestServer } from './create-test-server.ts'
import { sender } from './walks/send.ts'

const ask = sender('/ied/instances')

/** What tests ask of instances. */
export const instanceCalls = (browser: TestFetch) => {
  const read = async (id: number): Promise<InstanceDetailed> => (await ask(browser, 'GET', `/${id}`)).data
  return {
    read,
    move: (id: number, status: string, reason = 'Asked for it') =>
      ask(browser, 'PATCH', `/${id}/status`, { status, reason }),
    createSandbox: async (id: number): Promise<InstanceDetailed> =>
      (await ask(browser, 'POST', `/${id}/sandbox`)).data,
    /** `address done, database failed: …` */
    steps: async (id: number): Promise<string[]> =>
      ((await read(id)).steps ?? []).map(
        ({ step, state, message }) => `${step} ${state}${message === null ? '' : `: ${message}`}`,
      ),
  }
}

/** How an instance came to its status: `active by System`. */
export const historyOf = ({ statusHistory }: InstanceDetailed): string[] =>
  statusHistory.map(({ status, changedBy }) => `${status} by ${changedBy}`)

/** What a table of an instance's database holds; null without the table. */
export const rowsIn = async (
  { db }: Pick<TestServer, 'db'>,
  id: number,
  table: 'districts' | 'sis_rows' | 'products',
): Promise<Record<string, unknown>[] | null> => {
  const name = sql.id(`instance_${id}`, table)
  const found = await sql<{ name: string | null }>`
    select to_regclass(${`instance_${id}.${table}`})::text as name`.execute(db)
  if (found.rows[0]?.name == null) return null
  const { rows } = await sql<Record<string, unknown>>`select * from ${name} order by 1`.execute(db)
  return rows
}
