import { type ImportedComponent, isImported } from '@edconsole/console-core/import-rules'
import { matchesPattern } from '../../pipeline/source/find-file.ts'
import type { FormatContents } from '../../source-formats/format-manifest.ts'
import { filesOfComponent } from '../../source-formats/format-reader.ts'
import type { SourceFormat } from '../../source-formats/source-format.ts'
import { SOURCE_FORMATS } from '../../source-formats/source-formats.ts'

/** A file of a format, by the columns of its header. */
export type FormatMatch = {
  readonly format: SourceFormat
  /** The word that the format has for it. */
  readonly file: string
  /** Those that have their own rows in it. */
  readonly components: readonly ImportedComponent[]
}

/** Finds the formats that a header belongs to: the kind of file with the most columns of its own first. */
export const formatsOf = (header: readonly string[]): FormatMatch[] => {
  const has = namesIn(header)
  return SOURCE_FORMATS.flatMap((format) =>
    Object.entries(format.files)
      .filter(
        ([, { recognizedBy, neverHas = [] }]) =>
          recognizedBy.every((name) => has.has(name.toLowerCase())) &&
          !neverHas.some((name) => has.has(name.toLowerCase())),
      )
      .map(([file, { recognizedBy }]) => ({
        format,
        file,
        components: componentsOf(format, file),
        columns: recognizedBy.length,
      })),
  ).toSorted((one, other) => other.columns - one.columns)
}

const componentsOf = (format: SourceFormat, file: string): ImportedComponent[] =>
  Object.keys(format.components)
    .filter(isImported)
    .filter((component) => filesOfComponent(format, component)[0] === file)

/** The components that have rows of their own in files with these names, in the order of the format. */
export const componentsIn = (format: SourceFormat, names: readonly string[]): ImportedComponent[] => {
  const own = names.map((name) => name.split('/').at(-1) ?? '')
  const isThere = (file: string): boolean => {
    const pattern = format.files[file]?.pattern
    return pattern !== undefined && own.some((name) => matchesPattern(pattern, name))
  }
  return Object.keys(format.components)
    .filter(isImported)
    .filter((name) => format.components[name]?.from.some(({ file }) => isThere(file)))
}

/** Finds the formats whose list of contents has this header. */
export const manifestFormatsOf = (header: readonly string[]): SourceFormat[] => {
  const has = namesIn(header)
  return SOURCE_FORMATS.filter(
    ({ manifest }) => manifest?.columns.every((name) => has.has(name.toLowerCase())) ?? false,
  )
}

const namesIn = (header: readonly string[]): ReadonlySet<string> =>
  new Set(header.map((name) => name.trim().toLowerCase()))

/** A list of contents with the format that it is of. */
export type Manifest = { readonly format: SourceFormat; readonly contents: FormatContents }

/** The files that a set lacks although its list of contents names them. */
export const missingFiles = ({ contents }: Manifest, names: readonly string[]): string[] => {
  const there = new Set(names.map(stemOf))
  return [...contents.modes]
    .filter(([word, mode]) => mode !== 'absent' && !there.has(word.toLowerCase()))
    .map(([word]) => `${word}.csv`)
}

/** A file's name without folders and ending, in lower case. */
export const stemOf = (name: string): string =>
  (name.split('/').at(-1) ?? name).replace(/\.[^.]*$/, '').toLowerCase()
