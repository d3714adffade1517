import type { FormatManifest } from './source-format.ts'

/** What the list of contents of a set says. */
export type FormatContents = {
  /** Null if it doesn't name one. */
  readonly version: string | null
  /** By the word of a file; one that isn't named is missing here. */
  readonly modes: ReadonlyMap<string, 'complete' | 'changesOnly' | 'absent'>
}

/** Reads the rows of a list of contents; null if it is none. */
export const manifestContents = (
  manifest: FormatManifest,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): FormatContents | null => {
  const [nameAt = -1, valueAt = -1] = manifest.columns.map((column) =>
    header.findIndex((one) => one.trim().toLowerCase() === column.toLowerCase()),
  )
  if (nameAt < 0 || valueAt < 0) return null
  const values = new Map(rows.map((row) => [row[nameAt]?.trim() ?? '', row[valueAt]?.trim() ?? ''] as const))
  const modes = new Map<string, 'complete' | 'changesOnly' | 'absent'>()
  for (const [name, value] of values) {
    if (!name.startsWith(manifest.filePrefix)) continue
    const mode = (['complete', 'changesOnly', 'absent'] as const).find(
      (one) => manifest[one].toLowerCase() === value.toLowerCase(),
    )
    if (mode) modes.set(name.slice(manifest.filePrefix.length), mode)
  }
  return { version: values.get(manifest.version.name) ?? null, modes }
}
