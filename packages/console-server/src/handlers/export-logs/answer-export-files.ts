import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context } from 'hono'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { outboxOf } from '../../exports/files/data-file.ts'
import { answerOperation } from '../../http/answer-operation.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { ApiError } from '../../http/api-error.ts'
import { readQuery } from '../../http/read-query.ts'
import type { ServerContext } from '../../server-context.ts'
import { allFilesPath, filesPath, NOT_KEPT } from './results.ts'

type Answer = (c: Context<ApiEnv>) => Promise<Response>

/**
 * `GET /api/files/exports/{batchId}/{fileName}?lea=`: the bytes of a file, for users who may see it in the log. No call of the
 * contract gives them. Only names that the database knows are looked for in the store.
 */
export const answerExportFile = (context: ServerContext): Answer => {
  const check = checkReader(context)
  return async (c) => {
    const { lea, batchId } = await check(c)
    const file = await filesOf(context, lea, batchId)
      .where('fileName', '=', c.req.param('fileName') ?? '')
      .where('archiveName', 'is', null)
      .executeTakeFirst()
    if (!file) throw new ApiError(404, `Export ${batchId} has no file with this name.`)
    const { fileName, fileSizeBytes } = file
    const key = `${outboxOf({ lea, batchId })}/${fileName}`
    if ((await context.store.stat(key)) === null) throw new ApiError(404, NOT_KEPT)
    const headers = {
      'content-type': /\.zip$/i.test(fileName) ? 'application/zip' : 'text/csv',
      'content-length': String(fileSizeBytes),
      ...asDownload(fileName),
    }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    const content = Readable.toWeb(await context.store.read(key))
    return c.body(content as ReadableStream<Uint8Array>, 200, headers)
  }
}

/**
 * `GET /api/files/export-archives/{batchId}?lea=`: every file of a sending that is stored by itself, in one archive, for whoever may
 * have each of them. The archive is made while it is sent.
 */
export const answerExportArchive = (context: ServerContext): Answer => {
  const check = checkReader(context)
  return async (c) => {
    const { lea, batchId } = await check(c)
    const { startedAt } = await batchOf(context, lea, batchId)
    const files = await filesOf(context, lea, batchId)
      .where('archiveName', 'is', null)
      .orderBy('id')
      .execute()
    const keyOf = (name: string) => `${outboxOf({ lea, batchId })}/${name}`
    const states = await Promise.all(files.map(({ fileName }) => context.store.stat(keyOf(fileName))))
    if (files.length === 0 || states.includes(null)) throw new ApiError(404, NOT_KEPT)
    const headers = { 'content-type': 'application/zip', ...asDownload(`export-${batchId}-files.zip`) }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    const archive = zipOf(
      files.map(({ fileName, fileSizeBytes }) => ({
        name: fileName,
        bytes: Number(fileSizeBytes),
        open: () => context.store.read(keyOf(fileName)),
      })),
      new Date(startedAt),
    )
    return c.body(Readable.toWeb(archive) as ReadableStream<Uint8Array>, 200, headers)
  }
}

type Zipped = { name: string; bytes: number; open: () => Promise<Readable> }

/** Each file is opened when the one before it has gone through, and breaks the archive off if it can't be read to its end. */
const zipOf = (files: readonly Zipped[], at: Date): Readable => {
  const zip = new ZipFile()
  const archive = new PassThrough()
  const breakOff = (error: unknown) =>
    void archive.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', breakOff)
  let current: Readable | undefined
  archive.once('close', () => current?.destroy())
  for (const { name, bytes, open } of files) {
    const options = { mtime: at, mode: 0o100644, forceDosTimestamp: true, size: bytes }
    zip.addReadStreamLazy(name, options, (give) => {
      open().then((content) => {
        if (archive.destroyed) return void content.destroy()
        current = content.once('error', breakOff)
        give(null, content)
      }, breakOff)
    })
  }
  zip.end()
  // Whoever reads the archive is told of a failure.
  pipeline(zip.outputStream, archive).catch(() => {})
  return archive
}

/**
 * `GET /api/files/exports/{batchId}?lea=`: which files a sending made, with their sums, those inside an archive too.
 * Of a sending whose files are no longer kept: those that its log tells of.
 */
export const answerExportManifest = (context: ServerContext): Answer => {
  const check = checkReader(context)
  return async (c) => {
    const { lea, batchId } = await check(c)
    const batch = await batchOf(context, lea, batchId)
    const kept = await filesOf(context, lea, batchId).orderBy('id').execute()
    const logged = kept.length > 0 ? [] : await loggedFiles(context, lea, batchId)
    const files = [
      ...kept.map((file) => ({
        ...file,
        downloadPath: filesPath({ batchId, lea }, file.archiveName ?? file.fileName),
      })),
      ...logged.map((file) => ({ ...file, downloadPath: null })),
    ]
    const alone = kept.filter(({ archiveName }) => archiveName === null)
    const archivePath = alone.length > 1 ? allFilesPath({ batchId, lea }) : null
    for (const [name, value] of Object.entries(asDownload(`export-${batchId}-manifest.json`)))
      c.header(name, value)
    return c.json({ ...batch, lea, archivePath, files })
  }
}

/** The call that lists the files of a sending decides who may have them: session, role and district. */
const checkReader = (context: ServerContext) => {
  const list = answerOperation('exportLogs.results', context)
  return async (c: Context<ApiEnv>): Promise<{ lea: string; batchId: number }> => {
    await list(c)
    const batchId = Number(c.req.param('batchId'))
    if (!Number.isSafeInteger(batchId)) throw new ApiError(404, 'Export not found.')
    return { lea: String(readQuery(c.req.url).lea), batchId }
  }
}

const batchOf = async ({ db }: ServerContext, lea: string, batchId: number) => {
  const batch = await db
    .selectFrom('exportBatches')
    .select(['batchId', 'exportName', 'productName', 'schoolYear', 'startedAt', 'status'])
    .where('batchId', '=', batchId)
    .where('lea', '=', lea)
    .executeTakeFirst()
  if (!batch) throw new ApiError(404, `Export ${batchId} not found in this district.`)
  return batch
}

const filesOf = ({ db }: ServerContext, lea: string, batchId: number) =>
  db
    .selectFrom('exportFiles')
    .select(['fileName', 'archiveName', 'fileSizeBytes', 'checksumSha256', 'recordsWritten', 'deliveredAt'])
    .where('batchId', '=', batchId)
    .where('lea', '=', lea)

const loggedFiles = ({ db }: ServerContext, lea: string, batchId: number) =>
  db
    .selectFrom('exportResults')
    .distinctOn('fileName')
    .select([
      'fileName',
      sql<null>`null`.as('archiveName'),
      'fileSizeBytes',
      'checksumSha256',
      'recordsWritten',
    ])
    .select(
      sql<string | null>`case when delivery_status in ('transferred', 'acknowledged') then ended_at end`.as(
        'deliveredAt',
      ),
    )
    .where('batchId', '=', batchId)
    .where('lea', '=', lea)
    .where('fileName', 'is not', null)
    .where('checksumSha256', 'is not', null)
    .orderBy('fileName')
    .orderBy('etlStatusId')
    .execute()

const asDownload = (name: string) => ({
  'content-disposition': `attachment; filename="${name.replace(/[^\w .()-]/g, '_')}"`,
})
