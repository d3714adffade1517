import {
  ApiFailure,
  type ConsoleRuntime,
  type DistrictScopeValue,
  type ListQuery,
  type Operation,
  zonedDay,
} from '@edconsole/console-core'
import type { Column } from '../column.ts'
import type { TableMessages } from '../messages.ts'
import { fileHeading } from './file-heading.ts'
import { csvFileName } from './file-name.ts'
import { fileParts } from './file-parts.ts'
import { type Page, readPages } from './read-pages.ts'
import { saveFile } from './save-file.ts'

type Progress = Omit<Page<never>, 'rows'>

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
  m: TableMessages['csv']
  say(text: string): void
}

/**
 * Reads all rows of a list and saves them as a CSV file (ux 8.1). A failure or Cancel keeps nothing; a failure says how far it came.
 */
export async function downloadCsv<Row extends object>(job: CsvJob<Row>): Promise<void> {
  const { runtime, noun, m } = job
  const cancel = new AbortController()
  const progress = csvProgress(runtime, { noun, m, cancel: () => cancel.abort() })
  let last: Progress | undefined
  let parts: readonly Blob[]
  try {
    const pages = readPages((query) => ask(job, query, cancel.signal), job.query, job.keyOf)
    const onPage = (page: Progress) => {
      last = page
      progress.show(page)
    }
    parts = await fileParts(pages, job.columns, onPage, fileHeading(runtime.settings.timeZone))
  } catch (failure) {
    progress.close()
    if (cancel.signal.aborted) job.say(m.cancelled)
    else if (failure instanceof ApiFailure) tellFailure(job, failure, last)
    else throw failure
    return
  }
  progress.close()
  saveFile(new Blob([...parts], { type: 'text/csv;charset=utf-8' }), fileNameOf(job))
  tellSuccess(job, last)
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

function fileNameOf<Row extends object>({ runtime, district, tableId, operation }: CsvJob<Row>): string {
  // A list of everything stands in no district, whichever is selected.
  const isOfDistrict = operation.lea === true || operation.clientHeader === true
  return csvFileName(
    isOfDistrict ? district?.name : undefined,
    tableId,
    zonedDay(runtime.clock(), runtime.settings.timeZone),
  )
}

function tellFailure<Row extends object>(
  { runtime, noun, m }: CsvJob<Row>,
  failure: ApiFailure,
  last: Progress | undefined,
): void {
  // The session ended, which the console says in its own way.
  if (failure.expired) return
  runtime.report(failure, m.stopped(last?.read ?? 0, last?.total, noun[1]))
}

function tellSuccess<Row extends object>(
  { runtime, noun, m, say }: CsvJob<Row>,
  last: Progress | undefined,
): void {
  const read = last?.read ?? 0
  const total = last?.total ?? read
  if (read === total) {
    say(m.done(read, noun))
    return
  }
  runtime.snackbars.show({
    title: m.warning,
    message: m.partial(read, total, noun[1]),
    subtext: m.changed,
    color: 'warning',
  })
}

/** Fewer rows are there before a message could be read. */
const SHOWN_ABOVE = 5000

/** How far a download is, in a message with Cancel. */
function csvProgress(
  { snackbars }: Pick<ConsoleRuntime, 'snackbars'>,
  {
    noun,
    m,
    cancel,
  }: {
    noun: readonly [one: string, many: string]
    m: TableMessages['csv']
    cancel: () => void
  },
): { show(page: Pick<Page<never>, 'read' | 'total'>): void; close(): void } {
  let id: string | undefined
  return {
    show({ read, total }) {
      // Without a total from the server it's unknown how long it takes.
      if ((total ?? Number.POSITIVE_INFINITY) <= SHOWN_ABOVE) return
      const subtext = m.progress(read, total, noun[1])
      if (id === undefined) {
        id = snackbars.show({
          title: m.title,
          message: m.preparing,
          subtext,
          delay: Number.POSITIVE_INFINITY,
          color: 'info',
          dismissable: false,
          action: { label: m.cancel, onPress: cancel },
        })
      } else snackbars.update(id, { subtext })
    },
    close() {
      if (id !== undefined) snackbars.dismiss(id)
    },
  }
}
