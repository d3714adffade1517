import { setImmediate } from 'node:timers/promises'
import type { ReadRow } from '@edconsole/console-core/source-file'
import type { FlatRow } from '../../sis/flat-row.ts'
import { knownColumns, type SourceTables } from '../../source-formats/format-reader.ts'
import type { SourceFormat } from '../../source-formats/source-format.ts'
import { valuesOf } from '../../source-formats/value-of.ts'
import type { LoadedTemplate } from '../load-template.ts'
import { readRows } from './read-rows.ts'

/** A file of a table that was looked at once. */
export type ReadyFile = { readonly file: { readonly path: () => Promise<string> }; readonly encoding: string }

/**
 * Reads tables whose rows are in several files: a complete one, and changes that came later. The newest file comes first, and a row
 * of an older one that has changed since is left out.
 */
export const formatTables = (
  format: SourceFormat,
  files: ReadonlyMap<string, readonly ReadyFile[]>,
  { delimiter }: Pick<LoadedTemplate, 'delimiter'>,
): SourceTables => {
  const known = new Map([...knownColumns(format)].map((name) => [name.toLowerCase(), name]))
  const { listSeparator } = format
  return {
    isAbsent: (word) => (files.get(word) ?? []).length === 0,
    rows: async function* (word) {
      const layers = files.get(word) ?? []
      const key = format.files[word]?.key
      const seen = new Set<string>()
      let before = 0
      for (const [layer, { file, encoding }] of layers.entries()) {
        let last = before
        const path = await file.path()
        for await (const { header, rows } of readRows(path, { delimiter, hasHeader: true, encoding })) {
          const names = header.map((name) => known.get(name.toLowerCase()) ?? name)
          for (const row of rows) {
            const cells = cellsOf(names, row)
            last = before + row.rowNumber
            if (key && layers.length > 1) {
              const [id = ''] = valuesOf(key, cells, { lookups: NONE, listSeparator })
              if (layer > 0 && seen.has(id)) continue
              seen.add(id)
            }
            yield { rowNumber: last, cells, extraFields: extraFields(names.length, row) }
          }
          // Yield, because lookups are read as a whole before the first row of a component.
          await setImmediate()
        }
        before = last
      }
    },
  }
}

const NONE = new Map()

const cellsOf = (names: readonly string[], { fields }: ReadRow): FlatRow => {
  const cells: Record<string, string> = {}
  names.forEach((name, i) => {
    cells[name] = fields[i] ?? ''
  })
  return cells
}

/** Empty fields behind the last column do no harm: spreadsheets write them. */
const extraFields = (expected: number, { fields }: ReadRow): number =>
  fields.slice(expected).every((field) => field.trim() === '')
    ? Math.min(0, fields.length - expected)
    : fields.length - expected
