import { openAsBlob } from 'node:fs'
import { open } from 'node:fs/promises'
import { SIGNATURE_BYTES } from '@edconsole/console-core/source-file'
import { json } from '../db/schema/columns.ts'
import type { FoundInFile } from '../db/schema/uploads.ts'
import { type LoadedTemplate, loadTemplate } from '../pipeline/load-template.ts'
import type { SourceFormat } from '../source-formats/source-format.ts'
import type { Check } from './check.ts'
import { saveFound } from './found-in-file.ts'
import { type Manifest, missingFiles, stemOf } from './recognition/file-formats.ts'
import { recognize } from './recognition/recognize.ts'
import type { DistrictTemplates } from './recognition/unread-component.ts'
import { filesOf, type StoredFile } from './stored-upload.ts'
import { type RowFile, type SetFile, tryAll } from './try-all.ts'
import { unpackArchive } from './unpack-archive.ts'
import { joinParts, keyOf } from './upload-folder.ts'

/** Finds out what each file of an upload is, and what an import of all of them would do. Nothing is stored but what was found. */
export const checkUpload = async (check: Check): Promise<void> => {
  const { db, copies, upload } = check
  for (const stored of await filesOf(db, upload.id))
    if (stored.archiveId === null && stored.found === null) {
      await joinParts(copies.store, stored)
      if (await isZip(check, stored)) await unpackArchive(check, stored)
    }

  const known = await districtTemplates(check)
  const templates = known.reading
  const all = await filesOf(db, upload.id)
  const files: RowFile[] = []
  const sets: SetFile[] = []
  let manifest: Manifest | null = null
  for (const stored of all) {
    // One that was refused has said why.
    if (stored.found?.kind === 'archive' || (stored.archiveId === null && (await isZip(check, stored))))
      continue
    const path = await copies.pathOf(keyOf(stored))
    const file = Object.assign(await openAsBlob(path), { name: stored.name })
    const { found, listing, formats = [], setOf } = await recognize(stored, file, known)
    if (listing) manifest = listing
    if (setOf && !stored.isLeftOut) sets.push({ stored, formatId: setOf.id })
    if (found.kind === 'rows') files.push({ stored, file, found, formats })
    else await check.write((trx) => saveFound(trx, stored, found))
    check.signal.throwIfAborted()
  }
  const offered = formatOfSet(files, manifest, sets)
  for (const { found, stored } of files) if (manifest) obeyManifest(manifest, found, stored, templates)
  refuseRivals(files)
  const setTrials = await tryAll(check, { files, sets, templates })
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
        offeredFormat: offered,
        setTrials: json(setTrials),
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

const isZip = async ({ copies }: Check, stored: StoredFile): Promise<boolean> => {
  // The bytes of an archive are gone once its files are there.
  if ((await copies.store.stat(keyOf(stored))) === null) return false
  const file = await open(await copies.pathOf(keyOf(stored)))
  try {
    const { buffer } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
    const start = buffer.toString('latin1')
    // An empty one begins with its end. A workbook is a zip archive too.
    return (
      (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) && !/\.xls[xmb]$/i.test(stored.name)
    )
  } finally {
    await file.close()
  }
}

/** The templates of the district's year, by whether they read files now. */
const districtTemplates = async ({ db, upload }: Check): Promise<DistrictTemplates> => {
  const stored = await db
    .selectFrom('importTemplates')
    .select(['id', 'isEnabled', 'source', 'filePattern'])
    .where('lea', '=', upload.lea)
    .where('schoolYear', '=', upload.schoolYear)
    .orderBy('id')
    .execute()
  const templates = {
    reading: [] as LoadedTemplate[],
    paused: [] as LoadedTemplate[],
    overApi: [] as LoadedTemplate[],
  }
  for (const { id, isEnabled, source, filePattern } of stored) {
    const isOverApi = source === 'api'
    if (isOverApi ? !isEnabled : filePattern === null) continue
    const template = await loadTemplate(db, id)
    if (template) templates[isOverApi ? 'overApi' : isEnabled ? 'reading' : 'paused'].push(template)
  }
  return templates
}

/**
 * The format of a set: its manifest came along, a template puts its files together, or two of them came, one of which no template
 * reads by itself.
 */
const formatOfSet = (
  files: readonly RowFile[],
  manifest: Manifest | null,
  sets: readonly SetFile[],
): string | null => {
  const [ofSet] = sets
  if (manifest) return manifest.format.id
  if (ofSet) return ofSet.formatId
  const counts = new Map<SourceFormat, number>()
  for (const { formats } of files)
    for (const format of new Set(formats.map((one) => one.format)))
      counts.set(format, (counts.get(format) ?? 0) + 1)
  const [[format, count] = [null, 0]] = [...counts].sort(([, one], [, other]) => other - one)
  const isReadAlready = files.every(({ found }) => found.templateId !== null)
  return format && count > 1 && !isReadAlready ? format.id : null
}

const obeyManifest = (
  { format, contents }: Manifest,
  found: FoundInFile,
  { name }: StoredFile,
  templates: readonly LoadedTemplate[],
): void => {
  if (found.format !== null) found.format = format.title
  const template = templates.find(({ id }) => id === found.templateId)
  const hasChangesOnly = [...contents.modes].some(
    ([word, mode]) => mode === 'changesOnly' && word.toLowerCase() === stemOf(name),
  )
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
