import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../testing/cloned-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { copyRows } from './copy-rows.ts'
import { openMemoryDb } from './packed-database.ts'

let opened: TestDatabase
let embedded: Awaited<ReturnType<typeof openMemoryDb>>
beforeAll(async () => {
  opened = await openTestDatabase('empty', new Date('2026-09-14T12:14:00Z'))
  embedded = await openMemoryDb()
})
afterAll(async () => {
  await opened.close()
  await embedded.close()
})

const STAGED = {
  table: 'import_staged',
  columns: ['lea', 'etl_status_id', 'source_id', 'action', 'row_id', 'data', 'search_text'],
}
const rowOf = (sourceId: string, json: string) => ['1', 7, sourceId, 'insert', null, json, 'search'] as const
const stored = (db: TestDatabase['db']) =>
  db.selectFrom('importStaged').select(['sourceId', 'rowId', 'data']).orderBy('id').execute()

it.each(['configured', 'embedded'] as const)(
  'rows arrive as they are and in their order, or none of them: %s engine',
  async (engine) => {
    const { db } = engine === 'embedded' ? embedded : opened
    const texts = [
      'plain',
      '',
      '\\N',
      '\\.',
      'tab\there',
      'line\nbreak\r',
      'null\0sign',
      'lone\ud800',
      'Zoë 王',
    ]
    const data = { text: 'quote " back\\slash \n \t' }
    const rows = texts.map((text) => rowOf(text, JSON.stringify(data)))
    await db.transaction().execute((trx) => copyRows(trx, STAGED, rows))
    const arrived = texts.map((text) => ({
      sourceId: text.replace(/[\0\ud800]/g, '\uFFFD'),
      rowId: null,
      data,
    }))
    expect(await stored(db)).toEqual(arrived)

    const broken = [rowOf('before', '{}'), rowOf('broken', '{'), rowOf('after', '{}')]
    await expect(db.transaction().execute((trx) => copyRows(trx, STAGED, broken))).rejects.toMatchObject({
      code: '22P02',
    })
    // The connection is as good as before.
    expect(await stored(db)).toEqual(arrived)
    const more = Array.from({ length: 3000 }, (_, n) => rowOf(`more ${n}`, JSON.stringify({ n })))
    await copyRows(db, STAGED, more)
    expect(await stored(db)).toHaveLength(texts.length + more.length)
    await db.deleteFrom('importStaged').execute()
  },
)
