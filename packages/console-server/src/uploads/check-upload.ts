import { openAsBlob } from 'node:fs'
import { open } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { COMPONENTS } from '@edconsole/console-core/contract'
import { type NamedFile, type SniffedFile, sniff } from '@edconsole/console-core/dry-run'
import { createRowParser, SIGNATURE_BYTES } from '@edconsole/console-core/source-file'
import type { FoundInFile } from '../db/schema/uploads.ts'
import { type LoadedTemplate, loadTemplate } from '../pipeline/load-template.ts'
import type { Check } from './check.ts'
import { foundAs, saveFound } from './found-in-file.ts'
import { formatOf, manifestFormatOf } from './recognition/file-formats.ts'
import { matchTemplates } from './recognition/match-templates.ts'
import { type Manifest, missingFiles, readManifest, stemOf } from './recognition/read-manifest.ts'
import { filesOf, type StoredFile } from './stored-upload.ts'
import { noneIncoming } from './trial-context.ts'
import { tryFile } from './try-file.ts'
import { unpackArchive } from './unpack-archive.ts'
import { pathOf } from './upload-folder.ts'

/** A file that holds rows, and how they are to be read. */
export type RowFile = { stored: StoredFile; file: NamedFile; found: FoundInFile }

/** Finds out what each file of an upload is, and what an import of all of them would do. Nothing is stored but what was found. */
export const checkUpload = async (check: Check): Promise<void> => {
  const { db, upload } = check
  for (const stored of await filesOf(db, upload.id))
    if (stored.archiveId === null && stored.found === null && (await isZip(check, stored)))
      await unpackArchive(check, stored)

  const templates = await fileTemplates(check)
  const all = await filesOf(db, upload.id)
  const files: RowFile[] = []
  let manifest: Manifest | null = null
  for (const stored of all) {
    // One that was refused has said why.
    if (stored.found?.kind === 'archive' || (stored.archiveId === null && (await isZip(check, stored))))
      continue
    const path = pathOf(check.inboxDir, { uploadId: upload.id, id: stored.id })
    const file = Object.assign(await openAsBlob(path), { name: stored.name })
    const { found, listing } = await recognize(stored, file, templates)
    if (listing) manifest = listing
    if (found.kind === 'rows') files.push({ stored, file, found })
    else await check.write((trx) => saveFound(trx, stored, found))
    check.signal.throwIfAborted()
  }
  for (const { found, stored } of files) if (manifest) obeyManifest(manifest, found, stored, templates)
  refuseRivals(files)
  await tryAll(check, files, templates)
  const lacking = manifest
    ? missingFiles(
        manifest,
        all.map(({ name }) => name),
      )
    : []
  await check.write((trx) =>
    trx
      .updateTable('importUploads')
      .set({
        state: 'ready',
        progress: null,
        updatedAt: check.now(),
        message:
          lacking.length === 0
            ? null
            : `The manifest lists files that aren't here: ${lacking.join(', ')}. Without them, the import may be incomplete.`,
      })
      .where('id', '=', upload.id)
      .execute(),
  )
}

const isZip = async ({ inboxDir }: Check, stored: StoredFile): Promise<boolean> => {
  const file = await open(pathOf(inboxDir, stored)).catch(() => null)
  if (!file) return false
  try {
    const { buffer } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
    // A workbook is a zip archive too.
    return buffer.toString('latin1').startsWith('PK\x03\x04') && !/\.xls[xmb]$/i.test(stored.name)
  } finally {
    await file.close()
  }
}

/** The templates of the district's year that are on and read files. */
const fileTemplates = async ({ db, upload }: Check): Promise<LoadedTemplate[]> => {
  const ids = await db
    .selectFrom('importTemplates')
    .select('id')
    .where('lea', '=', upload.lea)
    .where('schoolYear', '=', upload.schoolYear)
    .where('isEnabled', '=', true)
    .where('source', '!=', 'api')
    .where('filePattern', 'is not', null)
    .orderBy('id')
    .execute()
  const loaded: LoadedTemplate[] = []
  for (const { id } of ids) {
    const template = await loadTemplate(db, id)
    if (template) loaded.push(template)
  }
  return loaded
}

/** Says what a file is by its header: the template that reads it, else its format. */
const recognize = async (
  stored: StoredFile,
  file: NamedFile,
  templates: readonly LoadedTemplate[],
): Promise<{ found: FoundInFile; listing?: Manifest | null }> => {
  if (/\.(zip|gz|7z|rar)$/i.test(stored.name))
    return {
      found: foundAs('unusable', {
        problem: "Archives inside an archive aren't unpacked. Add this file by itself.",
      }),
    }
  const { header, hasHeader, delimiter, problem } = await sniff(file)
  if (problem !== null) return { found: foundAs('unusable', { problem }) }
  const listed = manifestFormatOf(header)
  if (listed && hasHeader) {
    const listing = readManifest(listed, header, await rowsOf(file, delimiter))
    return { found: foundAs('manifest', { format: listing?.format ?? listed.name }), listing }
  }
  const format = formatOf(header)
  const match = matchTemplates(stored.name.split('/').at(-1) ?? '', { header, hasHeader }, templates)
  const { chosenTemplateId } = stored
  const chosen = match.templates.find(({ id }) => id === chosenTemplateId)
  const templateId = chosen?.id ?? match.templateId
  const template = match.templates.find(({ id }) => id === templateId)
  const ofFormat = format?.components.length === 1 ? (format.components[0] ?? null) : null
  return {
    found: foundAs('rows', {
      format: format?.format.name ?? null,
      componentName: template?.componentName ?? ofFormat,
      templateId,
      templates: match.templates,
      problem: otherDelimiter(
        { delimiter, header },
        templates.find(({ id }) => id === templateId),
      ),
    }),
  }
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

const obeyManifest = (
  { format, changesOnly }: Manifest,
  found: FoundInFile,
  { name }: StoredFile,
  templates: readonly LoadedTemplate[],
): void => {
  if (found.format !== null) found.format = format
  const template = templates.find(({ id }) => id === found.templateId)
  const hasChangesOnly = [...changesOnly].some((one) => one.toLowerCase() === stemOf(name))
  if (hasChangesOnly && template?.mode === 'full')
    found.problem = `The manifest says that this file has changes only, but ${template.name} reads full files and would deactivate everything else. Change the template's mode first.`
}

/** An import reads one file per template. */
const refuseRivals = (files: readonly RowFile[]): void => {
  const first = new Map<number, string>()
  for (const { found, stored } of files) {
    if (found.templateId === null || stored.isLeftOut) continue
    const other = first.get(found.templateId)
    if (other === undefined) first.set(found.templateId, stored.name)
    else
      found.problem ??= `${other} is for the same template, and an import reads one of them. Leave one out.`
  }
}

/** Tries the files in the order in which an import loads them, since later ones refer to earlier ones. */
const tryAll = async (
  check: Check,
  files: readonly RowFile[],
  templates: readonly LoadedTemplate[],
): Promise<void> => {
  const incoming = files.length > 1 ? noneIncoming() : null
  const progress = progressOf(check, files)
  for (const row of files.toSorted(inLoadOrder)) {
    const template = templates.find(({ id }) => id === row.found.templateId)
    if (template && !row.stored.isLeftOut && row.found.problem === null) {
      const trial = await tryFile(check, { file: row.file, template, incoming, onProgress: progress.of(row) })
      row.found.trial = trial
      row.found.rows = trial.rows
    }
    progress.end(row)
    await check.write((trx) => saveFound(trx, row.stored, row.found))
  }
}

const inLoadOrder = (one: RowFile, other: RowFile): number => orderOf(one) - orderOf(other)

const orderOf = ({ found: { componentName } }: RowFile): number =>
  componentName === null ? Number.MAX_SAFE_INTEGER : COMPONENTS[componentName].loadOrder

const WRITTEN_MS = 1000

/** Writes how far the check is, about once a second, and lets other work of the server have its turn. */
const progressOf = ({ write, upload, signal }: Check, files: readonly RowFile[]) => {
  const total = files.reduce((sum, { stored }) => sum + stored.bytes, 0)
  let done = 0
  let writtenAt = 0
  return {
    of:
      ({ stored }: RowFile) =>
      async (share: number) => {
        await setImmediate()
        signal.throwIfAborted()
        if (performance.now() - writtenAt < WRITTEN_MS) return
        writtenAt = performance.now()
        const progress = Math.min(1, (done + share * stored.bytes) / Math.max(1, total))
        await write((trx) =>
          trx.updateTable('importUploads').set({ progress }).where('id', '=', upload.id).execute(),
        )
      },
    end: ({ stored }: RowFile) => {
      done += stored.bytes
    },
  }
}
