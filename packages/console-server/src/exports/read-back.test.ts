import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ComponentName, ImportLogResult, SisComponent } from '@edconsole/console-core/contract'
import { columnsOf, DATABASE_COLUMNS, isImported } from '@edconsole/console-core/import-rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANSWERED_COLUMNS, answeredRow, type StoredRow } from '../db/answered-row.ts'
import { LEA } from '../testing/export-calls.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
})
afterAll(() => bench.close())

const download = { deliveryMethod: 'download', host: null, username: null, password: null, port: null }

/** What one component of a new district gets from which file, by which columns. */
type Source = { componentName: ComponentName; filePattern: string; importTemplateColumns: object[] }

/** Imports files into a district that has nothing yet, through templates, as its own people would. */
const readBack = async (files: ReadonlyMap<string, string>, sources: readonly Source[]) => {
  const district = await bench.server.newDistrict()
  const ask = jsonCalls(await bench.server.browser(district.email))
  const inbox = join(bench.server.inboxDir, district.lea)
  await mkdir(inbox, { recursive: true })
  for (const [name, path] of files) await copyFile(path, join(inbox, name))
  for (const source of sources) {
    const template = { name: source.componentName, isEnabled: true, dateFormat: 'YYYY-MM-DD', ...source }
    const answer = await ask('POST', `/district/sis-imports?lea=${district.lea}`, template)
    if (answer.status !== 200) throw new Error(`${source.componentName}: ${answer.text}`)
  }
  const started = await ask<{ batchId: number }>('POST', `/district/sis-imports/sync?lea=${district.lea}`, {})
  if (started.status !== 200) throw new Error(started.text)
  await bench.server.jobs.idle()
  const { data } = await ask<ImportLogResult[]>(
    'GET',
    `/district/import-log-results?lea=${district.lea}&filter[batchId]=${started.data.batchId}&limit=100`,
  )
  return { lea: district.lea, results: data }
}

/** As lists answer them. */
const rowsOf = async (lea: string, component: SisComponent, columns: readonly string[]) => {
  const rows: StoredRow[] = await bench.server.db
    .selectFrom('sisRows')
    .select(ANSWERED_COLUMNS)
    .where('lea', '=', lea)
    .where('component', '=', component)
    .where('schoolYear', '=', 2026)
    .where('isActive', '=', true)
    .orderBy('sourceId')
    .execute()
  return rows.map((row) => {
    const answered: Record<string, unknown> = { ...answeredRow(component, row) }
    return columns.map((name) => [name, answered[name]])
  })
}

it('[S7] what an export wrote, an import into an empty district reads: every component, every column', async () => {
  const components = Object.keys(DATABASE_COLUMNS).filter(isImported)
  const { id } = await bench.add({ ...download, components, quoteAll: true, lineEnding: 'crlf' })
  const { header, results } = await bench.send(id)
  expect(header).toMatchObject({ status: 'completed', recordsSkipped: 0 })
  const folder = join(bench.server.outboxDir, LEA, String(header.batchId))
  const files = new Map(components.map((name) => [`${name}.csv`, join(folder, `${name}.csv`)]))
  const back = await readBack(
    files,
    components.map((componentName) => ({
      componentName,
      filePattern: `${componentName}.csv`,
      importTemplateColumns: columnsOf(componentName).map(({ columnName }) => ({
        columnName,
        sourceColumn: columnName,
      })),
    })),
  )
  for (const { recordsWritten, ...result } of results) {
    const componentName = components.find((name) => name === result.componentName) ?? 'sites'
    const read = back.results.find((result) => result.componentName === componentName)
    expect(read).toMatchObject({
      componentName,
      recordsInserted: recordsWritten,
      recordsRejected: 0,
      warningCount: 0,
    })
    const columns = columnsOf(componentName).map(({ columnName }) => columnName)
    const [sent, stored] = [
      await rowsOf(LEA, componentName, columns),
      await rowsOf(back.lea, componentName, columns),
    ]
    expect(sent.length).toBe(recordsWritten)
    expect([componentName, stored]).toEqual([componentName, sent])
  }
  expect(header.recordsWritten).toBeGreaterThan(100)
})
