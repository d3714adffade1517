import type { FileFormat } from './file-formats.ts'

/** What the list of contents of a set says. */
export type Manifest = {
  /** The format with its version: `OneRoster 1.1`. */
  readonly format: string
  /** Names of the files that belong to the set, such as `orgs`. */
  readonly listed: readonly string[]
  /** Those of them that hold changes only. */
  readonly changesOnly: ReadonlySet<string>
}

/** Reads the rows of a list of contents; null if the format has none. */
export const readManifest = (
  { name, manifest }: FileFormat,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Manifest | null => {
  if (!manifest) return null
  const [nameAt, valueAt] = manifest.columns.map((column) =>
    header.findIndex((one) => one.trim().toLowerCase() === column.toLowerCase()),
  )
  const values = new Map(
    rows.map((row) => [row[nameAt ?? -1]?.trim() ?? '', row[valueAt ?? -1]?.trim() ?? ''] as const),
  )
  const having = (...wanted: readonly string[]) =>
    [...values]
      .filter(([key, value]) => key.startsWith(manifest.filePrefix) && wanted.includes(value.toLowerCase()))
      .map(([key]) => key.slice(manifest.filePrefix.length))
  const version = values.get(manifest.versionName)
  return {
    format: version ? `${name} ${version}` : name,
    listed: having(manifest.complete, manifest.changesOnly),
    changesOnly: new Set(having(manifest.changesOnly)),
  }
}

/** The files that a set lacks although its list of contents names them. */
export const missingFiles = ({ listed }: Manifest, names: readonly string[]): string[] => {
  const there = new Set(names.map((name) => stemOf(name)))
  return listed.filter((name) => !there.has(name.toLowerCase())).map((name) => `${name}.csv`)
}

/** A file's name without folders and ending, in lower case. */
export const stemOf = (name: string): string =>
  (name.split('/').at(-1) ?? name).replace(/\.[^.]*$/, '').toLowerCase()
