import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ExportLogHeader,
  type ImportLogDetail,
  type ImportLogResult,
  ONEROSTER_COMPONENTS,
} from '@edconsole/console-core/contract'
import { draftColumns, type ImportedComponent } from '@edconsole/console-core/import-rules'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, it } from 'vitest'
import type { FlatRow } from '../../sis/flat-row.ts'
import { createFormatReader } from '../../source-formats/format-reader.ts'
import { oneRoster11, oneRoster12 } from '../../source-formats/one-roster/one-roster.ts'
import type { SourceFormat } from '../../source-formats/source-format.ts'
import { exportDraft, LEA } from '../../testing/export-calls.ts'
import { jsonCalls } from '../../testing/json-calls.ts'
import { type SendingBench, sendingBench } from '../../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
  return () => bench.close()
})

type Files = ReadonlyMap<string, readonly FlatRow[]>

/** Sends everything that OneRoster has a file for, out of any district. */
const send = async (lea: string, exportType: string): Promise<Files> => {
  await bench.server.db
    .insertInto('productsEnabled')
    .values({ lea, productId: 2, schoolYear: 2026, enabled: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const ask = jsonCalls(await bench.server.browser('employee@example.org'))
  const { data: made, text } = await ask<{ id: number }>(
    'POST',
    `/export?lea=${lea}`,
    exportDraft({
      exportType,
      components: ONEROSTER_COMPONENTS,
      isEnabled: true,
      deliveryMethod: 'download',
      host: null,
      username: null,
    }),
  )
  if (made === undefined) throw new Error(text)
  const sent = await ask<{ batchIds: number[] }>('POST', `/export/send-now?lea=${lea}`, {
    exportIds: [made.id],
  })
  const [batchId] = sent.data.batchIds
  await bench.server.jobs.idle()
  const log = await ask<ExportLogHeader[]>(
    'GET',
    `/district/export-log-headers?lea=${lea}&filter[batchId]=${batchId}`,
  )
  expect(log.data).toMatchObject([{ status: 'completed' }])
  const check = await ask('GET', `/district/export-log-headers/${batchId}/check?lea=${lea}`)
  expect(check.data).toMatchObject({ findings: [] })
  const folder = join(bench.server.outboxDir, lea, String(batchId))
  const files = new Map<string, FlatRow[]>()
  for (const name of await readdir(folder))
    files.set(name.replace('.csv', ''), parse(await readFile(join(folder, name)), { columns: true }))
  files.delete('manifest')
  return files
}

/** Imports a set into a district that has nothing yet, through the templates that its format proposes. */
const bringIn = async (set: Files, format: SourceFormat): Promise<string> => {
  const district = await bench.server.newDistrict()
  const ask = jsonCalls(await bench.server.browser(district.email))
  const inbox = join(bench.server.inboxDir, district.lea)
  await mkdir(inbox, { recursive: true })
  const reader = createFormatReader(format, {
    isAbsent: (file) => !set.has(file),
    rows: async function* (file) {
      for (const [index, cells] of (set.get(file) ?? []).entries()) yield { rowNumber: index + 1, cells }
    },
  })
  for (const componentName of ONEROSTER_COMPONENTS) {
    const component: ImportedComponent = componentName
    const rows: FlatRow[] = []
    for await (const { cells } of reader.rows(component)) rows.push(cells)
    const header = Object.keys(rows[0] ?? {})
    const lines = [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
    const quoted = lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    await writeFile(join(inbox, `${component}.csv`), quoted.join('\n'))
    const answer = await ask('POST', `/district/sis-imports?lea=${district.lea}`, {
      name: component,
      componentName,
      isEnabled: true,
      filePattern: `${component}.csv`,
      importTemplateColumns: draftColumns(
        component,
        format.components[component]?.mapping ?? { columns: {} },
      ),
    })
    if (answer.status !== 200) throw new Error(`${component}: ${answer.text}`)
  }
  const started = await ask<{ batchId: number }>('POST', `/district/sis-imports/sync?lea=${district.lea}`, {})
  await bench.server.jobs.idle()
  const of = `lea=${district.lea}&filter[batchId]=${started.data.batchId}&limit=100`
  const { data: results } = await ask<ImportLogResult[]>('GET', `/district/import-log-results?${of}`)
  const { data: details } = await ask<ImportLogDetail[]>('GET', `/district/import-log-details?${of}`)
  // Accounts are about people whom another district of the test has already.
  const found = details.filter(
    ({ severity, componentName }) => severity !== 'info' && componentName !== 'accounts',
  )
  expect(found.map(({ componentName, message }) => [componentName, message])).toEqual([])
  for (const { componentName, recordsRejected } of results)
    if (componentName !== 'accounts') expect([componentName, recordsRejected]).toEqual([componentName, 0])
  return district.lea
}

/** What two sets say differently: file, row, column and both values. The district is another one, and has changed just now. */
const differences = (before: Files, after: Files, district: (id: string) => string): string[][] =>
  [...before.keys()].flatMap((file) => {
    const [rows, others] = [rowsById(before, file), rowsById(after, file)]
    return [...rows.keys()].flatMap((id) => {
      const [row, other] = [rows.get(id), others.get(district(id))]
      if (!row || !other) return [[file, id, 'is missing']]
      return Object.keys(row).flatMap((column) => {
        const [was, is] = [row[column] ?? '', other[column] ?? '']
        if (column === 'dateLastModified' || district(was) === is) return []
        return [[file, id, column, was, is]]
      })
    })
  })

const rowsById = (set: Files, file: string): Map<string, FlatRow> =>
  new Map((set.get(file) ?? []).map((row) => [row.sourcedId ?? '', row]))

it.each([
  ['oneroster11Csv', oneRoster11],
  ['oneroster12Csv', oneRoster12],
] as const)(
  '3.41 a set of %s, imported into an empty district, leaves it again as it was: every file, every row, every field',
  async (exportType, format) => {
    const set = await send(LEA, exportType)
    const lea = await bringIn(set, format)
    const again = await send(lea, exportType)
    const district = (value: string) => (value === `district-${LEA}` ? `district-${lea}` : value)
    const isOwn = ([file, id]: string[]) => file === 'orgs' && id === `district-${LEA}`
    expect(differences(set, again, district).filter((one) => !isOwn(one))).toEqual([])
    for (const [file, rows] of set) {
      expect([file, rows.length]).not.toEqual([file, 0])
      expect([file, again.get(file)?.length]).toEqual([file, rows.length])
    }
  },
)
