import type { SisSystem } from '@edconsole/console-core'
import {
  createSourceSuggester,
  type DatabaseColumn,
  type SeenSource,
  type SourceSuggestion,
  sourceNames,
} from '@edconsole/console-core/import-rules'
import type { EditorRow } from './editor-rows.ts'

/** The columns of the SIS, and what they feed. All rows share it. */
export type SourceUse = {
  readonly header: readonly string[]
  /** The names of the database columns that a SIS column feeds. */
  feeds(source: string): readonly DatabaseColumn[]
  suggest(column: DatabaseColumn): readonly SourceSuggestion[]
  /** Whether the last file had it, in whatever case; true where no file is known. */
  isSeen(source: string): boolean
  /** The file on trial, when nothing but it has shown the column. */
  fileOf(source: string): string | undefined
}

/** @param kind whose names of columns count most */
export const createSources = (
  { header, onTrial }: SeenSource,
  kind: SisSystem['kind'] | undefined,
): Pick<SourceUse, 'header' | 'suggest' | 'isSeen' | 'fileOf'> => {
  const lower = new Set(header.map((name) => name.toLowerCase()))
  let suggester: ReturnType<typeof createSourceSuggester> | undefined
  return {
    header,
    // Made when the first list opens: it reads every name.
    suggest(column) {
      suggester ??= createSourceSuggester(header, { kind })
      return suggester(column)
    },
    isSeen: (source) => header.length === 0 || lower.has(source.toLowerCase()),
    fileOf: (source) => (onTrial?.header.includes(source) ? onTrial.fileName : undefined),
  }
}

/** Which database columns each SIS column feeds, by its name in small letters: files are read in whatever case. */
export const feedsOf = (
  rows: readonly Pick<EditorRow, 'definition' | 'column'>[],
  header: readonly string[],
): ReadonlyMap<string, readonly DatabaseColumn[]> => {
  const known = new Set(header.map((name) => name.toLowerCase()))
  const feeds = new Map<string, DatabaseColumn[]>()
  for (const { definition, column } of rows) {
    if (!column.sourceColumn || column.mappingType === 'fixed' || column.mappingType === 'ignore') continue
    for (const name of sourceNames(column, (one) => known.has(one.toLowerCase()))) {
      const key = name.toLowerCase()
      const fed = feeds.get(key)
      if (fed) fed.push(definition)
      else feeds.set(key, [definition])
    }
  }
  return feeds
}
