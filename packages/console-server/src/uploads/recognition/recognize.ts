import { type NamedFile, type SniffedFile, sniff } from '@edconsole/console-core/dry-run'
import { createRowParser } from '@edconsole/console-core/source-file'
import type { FoundInFile } from '../../db/schema/uploads.ts'
import type { LoadedTemplate } from '../../pipeline/load-template.ts'
import { matchesPattern } from '../../pipeline/source/find-file.ts'
import { manifestContents } from '../../source-formats/format-manifest.ts'
import type { SourceFormat } from '../../source-formats/source-format.ts'
import { foundAs } from '../found-in-file.ts'
import type { StoredFile } from '../stored-upload.ts'
import { type FormatMatch, formatsOf, type Manifest, manifestFormatsOf } from './file-formats.ts'
import { matchTemplates } from './match-templates.ts'
import { type DistrictTemplates, namedByPaused, unreadComponent } from './unread-component.ts'

type Recognized = {
  found: FoundInFile
  /** What it says, if it is the list of contents of a set. */
  listing?: Manifest | null
  /** Those whose files have such a header, for a file that is read by itself. */
  formats?: FormatMatch[]
  /** The format that it is part of, if templates put it together with others. */
  setOf?: SourceFormat
}

/** Says what a file is by its header: the template that reads it, else its format. */
export const recognize = async (
  stored: StoredFile,
  file: NamedFile,
  { reading: templates, ...others }: DistrictTemplates,
): Promise<Recognized> => {
  const packed = packedProblem(stored)
  if (packed !== null) return { found: foundAs('unusable', { problem: packed }) }
  const { header, hasHeader, delimiter, problem } = await sniff(file)
  if (problem !== null) return { found: foundAs('unusable', { problem }) }
  const ownName = stored.name.split('/').at(-1) ?? ''
  const listed = hasHeader ? manifestFormatsOf(header) : []
  if (listed.length > 0) {
    const listing = manifestOf(listed, header, await rowsOf(file, delimiter))
    const format = listing?.format ?? listed[0]
    const setOf = format && isRead(format, templates) ? format : undefined
    const found = foundAs(setOf ? 'set' : 'manifest', { format: format?.title ?? null })
    return { found, listing, ...(setOf && { setOf }) }
  }
  const formats = formatsOf(header)
  const whole = formats.find(
    ({ format, file: word }) =>
      isRead(format, templates) && matchesPattern(format.files[word]?.pattern ?? '', ownName),
  )
  if (whole) return { found: foundAs('set', { format: whole.format.title }), setOf: whole.format }
  const [format] = formats
  const match = matchTemplates(
    ownName,
    { header, hasHeader },
    templates.filter((template) => template.sourceFormat === null),
  )
  const { chosenTemplateId } = stored
  const chosen = match.templates.find(({ id }) => id === chosenTemplateId)
  const templateId = chosen?.id ?? match.templateId
  const template = templates.find(({ id }) => id === templateId)
  const ofFormat = format?.components.length === 1 ? (format.components[0] ?? null) : null
  const unread =
    chosen || format
      ? null
      : template
        ? namedByPaused(ownName, template, others.paused)
        : unreadComponent(ownName, { header, hasHeader }, others)
  // Where nothing reads files, the paused templates are named beside the file, each with a link to it.
  const isNamedThere = unread?.isPaused && match.templates.length === 0
  return {
    formats,
    found: foundAs('rows', {
      format: format?.format.title ?? null,
      componentName: unread?.componentName ?? template?.componentName ?? ofFormat,
      templateId: unread ? null : templateId,
      templates: match.templates,
      problem: isNamedThere ? null : (unread?.reason ?? otherDelimiter({ delimiter, header }, template)),
    }),
  }
}

/** Why a file that is called an archive isn't read. One that was chosen by itself and is one was unpacked before. */
const packedProblem = ({ name, archiveId }: Pick<StoredFile, 'name' | 'archiveId'>): string | null => {
  if (archiveId === null)
    return /\.zip$/i.test(name) ? "It isn't a zip archive, or it's damaged. Create it again." : null
  return /\.(zip|gz|7z|rar)$/i.test(name)
    ? "Archives inside an archive aren't unpacked. Add this file by itself."
    : null
}

/** True if templates that are on put the files of this format together. */
const isRead = ({ id }: SourceFormat, templates: readonly LoadedTemplate[]): boolean =>
  templates.some((template) => template.sourceFormat === id)

/** The format whose version a list of contents names, else the first. */
const manifestOf = (
  formats: readonly SourceFormat[],
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Manifest | null => {
  const read = formats.flatMap((format) => {
    const contents = format.manifest ? manifestContents(format.manifest, header, rows) : null
    return contents ? [{ format, contents }] : []
  })
  return (
    read.find(({ format, contents }) => contents.version === format.manifest?.version.value) ??
    read[0] ??
    null
  )
}

const DELIMITERS: Readonly<Record<LoadedTemplate['delimiter'], string>> = {
  comma: 'commas',
  semicolon: 'semicolons',
  tab: 'tabs',
  pipe: 'pipes',
}

/** A template reads one delimiter: with another one, an import would find none of its columns. */
const otherDelimiter = (
  { delimiter, header }: Pick<SniffedFile, 'delimiter' | 'header'>,
  template: LoadedTemplate | undefined,
): string | null =>
  template === undefined || template.delimiter === delimiter || header.length < 2
    ? null
    : `The file is separated by ${DELIMITERS[delimiter]}, but ${template.name} reads ${DELIMITERS[template.delimiter]}. Change the template's delimiter, or save the file with ${DELIMITERS[template.delimiter]}.`

/** A list of contents is short; what goes on is none. */
const LISTING_BYTES = 64 * 1024

const rowsOf = async (file: NamedFile, delimiter: LoadedTemplate['delimiter']): Promise<string[][]> => {
  const parser = createRowParser({ delimiter, hasHeader: true })
  const text = await file.slice(0, LISTING_BYTES).text()
  return [...parser.push(text), ...parser.end()].map(({ fields }) => fields)
}
