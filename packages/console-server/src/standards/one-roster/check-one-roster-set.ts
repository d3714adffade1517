import type { ExportCheck } from '@edconsole/console-core/contract'
import { cellFault, valuesOf } from './check-row.ts'
import { createFoundFaults, type FoundFaults } from './found-faults.ts'
import { MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { readSetFile, type TextFaults } from './read-set-file.ts'
import type { SetFile } from './set-file.ts'
import type { OneRosterColumn } from './tables.ts'

export type OneRosterCheck = Omit<ExportCheck, 'batchId'>

type Reference = { id: string; to: string; fileName: string; columnName: string; line: number }

type Reading = {
  manifest: Manifest
  found: FoundFaults
  /** Ids by the word of their file. */
  ids: ReadonlyMap<string, Set<string>>
  /** References whose rows have not come yet. */
  open: Reference[]
}

/**
 * Reads a set of OneRoster files as the standard describes them, from any writer. Files flow through; of them only ids stay in
 * memory.
 * @example await checkOneRosterSet([{ name: 'manifest.csv', open: async () => createReadStream(path) }])
 */
export const checkOneRosterSet = async (files: readonly SetFile[]): Promise<OneRosterCheck> => {
  const found = createFoundFaults()
  const manifest = await readManifest(files, found)
  if (!manifest) return { version: null, files: [], findings: found.all() }
  nameFiles(files, manifest, found)
  const words = [...manifest.tables.columns.keys()]
  const reading: Reading = {
    manifest,
    found,
    ids: new Map(words.map((word) => [word, new Set()])),
    open: [],
  }
  const checked: OneRosterCheck['files'] = []
  for (const file of files) {
    const columns = manifest.tables.columns.get(wordOf(file))
    if (columns) checked.push({ fileName: file.name, rows: await checkFile(file, columns, reading) })
  }
  const there = new Set(files.map(wordOf))
  for (const { id, to, ...place } of reading.open) {
    if (!there.has(to)) found.add('fileNeeded', { ...place, value: `${to}.csv` })
    else if (!reading.ids.get(to)?.has(id)) found.add('reference', { ...place, value: id })
  }
  return { version: manifest.version, files: checked, findings: found.all() }
}

const wordOf = ({ name }: SetFile): string => name.replace(/\.csv$/, '')

/** Whether the files are those that the manifest names. */
const nameFiles = (files: readonly SetFile[], { modes }: Manifest, found: FoundFaults): void => {
  const there = new Set(files.map(wordOf))
  for (const [word, mode] of modes) {
    const fileName = `${word}.csv`
    if (mode !== 'absent' && !there.has(word)) found.add('fileMissing', { fileName })
    if (mode === 'absent' && there.has(word)) found.add('fileNotNamed', { fileName })
  }
  for (const file of files)
    if (file.name !== MANIFEST && !modes.has(wordOf(file))) found.add('fileNotNamed', { fileName: file.name })
}

const checkFile = async (
  file: SetFile,
  columns: readonly OneRosterColumn[],
  reading: Reading,
): Promise<number> => {
  const { found, manifest } = reading
  const fileName = file.name
  const faults: TextFaults = { isUtf8: true, wrongEnds: 0, firstWrongEnd: null, isQuotedWell: true }
  const isDelta = manifest.modes.get(wordOf(file)) === 'delta'
  let header: readonly string[] | null = null
  let rows = 0
  for await (const { line, cells } of readSetFile(file, faults)) {
    if (header === null) {
      header = cells
      checkHeader(fileName, cells, columns, found)
      continue
    }
    rows += 1
    if (cells.length !== header.length) {
      found.add('cellCount', { fileName, line })
      continue
    }
    for (const column of columns) {
      const place = header.indexOf(column.name)
      if (place < 0) continue
      const cell = cells[place] ?? ''
      const fault = cellFault(column, cell, { isDelta, tables: manifest.tables })
      const at = { fileName, columnName: column.name, line }
      if (fault) found.add(fault.code, { ...at, value: fault.value })
      noteIds(column, cell, at, reading, wordOf(file))
    }
  }
  if (header === null) checkHeader(fileName, [], columns, found)
  if (rows === 0 && !isDelta) found.add('fileEmpty', { fileName })
  if (!faults.isUtf8) found.add('encoding', { fileName })
  if (!faults.isQuotedWell) found.add('quoting', { fileName })
  if (faults.firstWrongEnd !== null)
    found.add('lineEnd', { fileName, line: faults.firstWrongEnd, rows: faults.wrongEnds })
  return rows
}

/** The standard gives columns an order; a system may add some of its own behind them, as `metadata.`. */
const checkHeader = (
  fileName: string,
  header: readonly string[],
  columns: readonly OneRosterColumn[],
  found: FoundFaults,
): void => {
  const names = columns.map(({ name }) => name)
  for (const name of names)
    if (!header.includes(name)) found.add('columnMissing', { fileName, columnName: name })
  const own = header.filter((name) => !names.includes(name))
  for (const name of own)
    if (!name.startsWith('metadata.')) found.add('columnUnknown', { fileName, columnName: name })
  const wanted = [...names.filter((name) => header.includes(name)), ...own]
  const misplaced = wanted.find((name, place) => header[place] !== name)
  if (misplaced !== undefined) found.add('columnOrder', { fileName, columnName: misplaced })
}

type At = { fileName: string; columnName: string; line: number }

const noteIds = (column: OneRosterColumn, cell: string, at: At, reading: Reading, word: string): void => {
  if (column.name === 'sourcedId' && cell !== '') {
    const ids = reading.ids.get(word)
    if (ids?.has(cell)) reading.found.add('duplicate', { ...at, value: cell })
    ids?.add(cell)
  }
  if (column.refersTo === null) return
  for (const id of valuesOf(column, cell))
    if (!reading.ids.get(column.refersTo)?.has(id)) reading.open.push({ id, to: column.refersTo, ...at })
}
