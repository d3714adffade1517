import {
  ApiFailure,
  type ConsoleRuntime,
  type DistrictScopeValue,
  formatCount,
  type ListQuery,
  type Operation,
  zonedDay,
} from '@edconsole/console-core'
import type { Column } from '../column.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv-text.ts'
import { csvFileName } from './file-name.ts'
import { csvProgress } from './progress.ts'
import { rawValue } from './raw-value.ts'
import { type Page, readPages } from './read-pages.ts'
import { saveFile } from './save-file.ts'

export type CsvJob<Row extends object> = {
  runtime: ConsoleRuntime
  /** Whose rows they are; taken when the download starts, whatever is selected later. */
  district: DistrictScopeValue | null
  operation: Operation<ListQuery, Row[]>
  /** Filter, search and order at work. */
  query: ListQuery
  /** Those shown, in their order; where only the rows tell which there are, made from the first ones. */
  columns: readonly Column<Row>[] | ((first: readonly Row[]) => readonly Column<Row>[])
  keyOf(row: Row): string
  tableId: string
  noun: readonly [one: string, many: string]
  say(text: string): void
}

/**
 * Reads all rows of a list and saves them as a CSV file (ux 8.1). Each page becomes a part of the file at once, which the
 * browser keeps outside of the page's memory. A failure or Cancel keeps nothing; a failure says how far it came.
 */
export async function downloadCsv<Row extends object>(job: CsvJob<Row>): Promise<void> {
  const { runtime, noun } = job
  const cancel = new AbortController()
  const progress = csvProgress(runtime, noun, () => cancel.abort())
  const parts: Blob[] = []
  let columns: readonly Column<Row>[] | undefined
  let last: Page<Row> | undefined
  try {
    for await (const page of readPages((query) => ask(job, query, cancel.signal), job.query, job.keyOf)) {
      columns ??= columnsOf(job, page.rows)
      if (parts.length === 0)
        parts.push(new Blob([BYTE_ORDER_MARK, csvLine(columns.map(({ title }) => title))]))
      parts.push(new Blob(linesOf(columns, page.rows)))
      last = page
      progress.show(page)
    }
  } catch (failure) {
    progress.close()
    if (cancel.signal.aborted) job.say('The download was cancelled')
    else if (failure instanceof ApiFailure) tellFailure(job, failure, last)
    else throw failure
    return
  }
  progress.close()
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), fileNameOf(job))
  tellSuccess(job, last)
}

function columnsOf<Row extends object>(
  { columns }: CsvJob<Row>,
  first: readonly Row[],
): readonly Column<Row>[] {
  return typeof columns === 'function' ? columns(first) : columns
}

function linesOf<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  return rows.map((row) => csvLine(columns.map((column) => rawValue(column, row))))
}

function ask<Row extends object>(
  { runtime, operation, district }: CsvJob<Row>,
  query: ListQuery,
  signal: AbortSignal,
) {
  return runtime.api.call(operation, {
    query: { ...query },
    lea: district?.lea,
    clientId: district?.clientId,
    signal,
  })
}

function fileNameOf<Row extends object>({ runtime, district, tableId }: CsvJob<Row>): string {
  return csvFileName(district?.name, tableId, zonedDay(runtime.clock(), runtime.settings.timeZone))
}

function tellFailure<Row extends object>(
  { runtime, noun }: CsvJob<Row>,
  failure: ApiFailure,
  last: Page<Row> | undefined,
): void {
  // The session ended, which the console says in its own way.
  if (failure.code === 401) return
  const read = formatCount(last?.read ?? 0)
  const of = last?.total === undefined ? '' : ` of ${formatCount(last.total)}`
  runtime.report(failure, `The download ended after ${read}${of} ${noun[1]}. No file was saved.`)
}

function tellSuccess<Row extends object>(
  { runtime, noun, say }: CsvJob<Row>,
  last: Page<Row> | undefined,
): void {
  const read = last?.read ?? 0
  const total = last?.total ?? read
  if (read === total) {
    say(`${formatCount(read)} ${noun[read === 1 ? 0 : 1]} downloaded`)
    return
  }
  runtime.snackbars.show({
    title: 'Warning',
    message: `The file holds ${formatCount(read)} of ${formatCount(total)} ${noun[1]}`,
    subtext: 'The list changed during the download. Download it again for all of them.',
    color: 'warning',
    iconColor: 'warning',
  })
}
