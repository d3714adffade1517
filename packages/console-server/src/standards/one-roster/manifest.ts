import type { FoundFaults } from './found-faults.ts'
import { readSetFile } from './read-set-file.ts'
import type { SetFile } from './set-file.ts'
import { ONEROSTER_TABLES, type OneRosterTables } from './tables.ts'

export const MANIFEST = 'manifest.csv'

export type Manifest = {
  readonly version: string
  readonly tables: OneRosterTables
  /** `bulk`, `delta` or `absent` by the word of a file. */
  readonly modes: ReadonlyMap<string, string>
}

const MODES = ['bulk', 'delta', 'absent']

/** Reads which files the set says that it holds; null when that can't be told. */
export const readManifest = async (
  files: readonly SetFile[],
  found: FoundFaults,
): Promise<Manifest | null> => {
  const file = files.find(({ name }) => name === MANIFEST)
  if (!file) {
    found.add('noManifest', { fileName: MANIFEST })
    return null
  }
  const properties = new Map<string, string>()
  const faults = { isUtf8: true, wrongEnds: 0, firstWrongEnd: null, isQuotedWell: true }
  for await (const { cells } of readSetFile(file, faults)) {
    const [name = '', value = ''] = cells
    properties.set(name, value)
  }
  if (properties.get('propertyName') !== 'value')
    found.add('columnMissing', { fileName: MANIFEST, columnName: 'propertyName' })
  if (properties.get('manifest.version') !== '1.0')
    found.add('manifestProperty', { fileName: MANIFEST, columnName: 'manifest.version' })
  const version = properties.get('oneroster.version') ?? ''
  const tables = ONEROSTER_TABLES[version]
  if (!tables) {
    found.add('version', { fileName: MANIFEST, columnName: 'oneroster.version', value: version })
    return null
  }
  const modes = new Map<string, string>()
  for (const word of tables.files) {
    const mode = properties.get(`file.${word}`)
    if (mode === undefined || !MODES.includes(mode))
      found.add('manifestProperty', { fileName: MANIFEST, columnName: `file.${word}` })
    else modes.set(word, mode)
  }
  return { version, tables, modes }
}
