import { basename, dirname } from 'node:path'
import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import { findFile, localStore, readRows, withLocalCopies } from '@edconsole/console-server/internal'
import { COMPONENT_FILES } from '../seed/imports/component-files.ts'
import { sourceColumnOf } from '../seed/imports/template-drafts.ts'
import type { SimulatedRow } from './installation.ts'

/**
 * Rows of a demo district's SIS: those of the files that it sends, so that both ways bring the same. None where it sends
 * no file.
 */
export const rowsOfFiles =
  (inboxDir: string, lea: string) =>
  async (component: ImportedComponent): Promise<SimulatedRow[]> => {
    const path = await withLocalCopies(localStore(dirname(inboxDir)), async (copies) => {
      const folder = `${basename(inboxDir)}/${lea}`
      const file = await findFile({ copies, folder }, COMPONENT_FILES[component].filePattern)
      return file?.path()
    })
    if (path === undefined) return []
    const columnOf = new Map(
      DATABASE_COLUMNS[component].map((column) => [sourceColumnOf(column), column.columnName]),
    )
    const rows: SimulatedRow[] = []
    const options = { delimiter: 'comma', encoding: 'UTF-8', hasHeader: true } as const
    for await (const { header, rows: read } of readRows(path, options))
      for (const { fields } of read)
        rows.push(Object.fromEntries(header.map((name, i) => [columnOf.get(name) ?? name, fields[i] ?? ''])))
    return rows
  }
