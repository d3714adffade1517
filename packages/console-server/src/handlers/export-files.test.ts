import { createHash } from 'node:crypto'
import { access, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { openApiDocument } from '../openapi/open-api-document.ts'
import { LEA } from '../testing/export-calls.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
})
afterAll(() => bench.close())

/** What the OpenAPI description says of the list of files. */
const manifestSchema = () => {
  const answer = openApiDocument().paths['/files/exports/{batchId}']?.get?.responses[200]
  return answer && 'content' in answer && 'application/json' in answer.content
    ? answer.content['application/json'].schema
    : undefined
}
const fileAt = (batchId: number | string, name: string, lea = LEA) =>
  `/api/files/exports/${batchId}/${encodeURIComponent(name)}?lea=${lea}`
const download = { deliveryMethod: 'download', host: null, username: null, password: null, port: null }
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Names and contents of an archive, in its order. */
const unzip = (archive: Buffer) =>
  new Promise<Map<string, string>>((resolve, reject) => {
    const found = new Map<string, string>()
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('end', () => resolve(found))
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed)
          found.set(entry.fileName, Buffer.concat(await stream.toArray()).toString())
          zip.readEntry()
        }),
      )
      zip.readEntry()
    })
  })

it('[S7] keeps the files of a download, for whoever may see the log', async () => {
  const { id } = await bench.add({ ...download, fileNamePattern: '{lea} {component} ({yyyyMMdd}).csv' })
  const { header, results } = await bench.send(id)
  expect(header).toMatchObject({ status: 'completed', deliveryStatus: 'generated', destination: null })
  const [sites] = results
  expect(sites).toMatchObject({ stage: 'generate', status: 'completed', deliveryStatus: 'generated' })
  expect(sites?.fileName).toBe('4107320 sites (20260914).csv')
  const answer = await bench.browser(fileAt(header.batchId, sites?.fileName ?? ''))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': 'attachment; filename="4107320 sites (20260914).csv"',
    'content-length': String(sites?.fileSizeBytes),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(sha256(bytes)).toBe(sites?.checksumSha256)
  const head = await bench.browser(fileAt(header.batchId, sites?.fileName ?? ''), { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('[S7] OneRoster comes as one archive with the names of the standard, and the manifest tells what is in it', async () => {
  const oneroster = { exportType: 'oneroster11Csv', zip: true, fileNamePattern: '{lea}_{component}.csv' }
  const { id } = await bench.add({ ...download, ...oneroster })
  const { header, results } = await bench.send(id)
  expect(new Set(results.map(({ fileName }) => fileName))).toEqual(new Set(['4107320_oneroster.zip']))
  const answer = await bench.browser(fileAt(header.batchId, '4107320_oneroster.zip'))
  const archive = Buffer.from(await answer.arrayBuffer())
  expect([answer.headers.get('content-type'), archive.length]).toEqual([
    'application/zip',
    header.fileSizeBytes,
  ])
  const files = await unzip(archive)
  expect([...files.keys()].sort()).toEqual(['demographics.csv', 'manifest.csv', 'orgs.csv', 'users.csv'])
  expect(files.get('manifest.csv')).toContain('file.orgs,bulk\r\nfile.resources,absent\r\n')
  expect(files.get('users.csv')?.split('\r\n')[0]).toBe(
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  )
  const listed = await bench.browser(`/api/files/exports/${header.batchId}?lea=${LEA}`)
  expect(listed.headers.get('content-disposition')).toBe(
    `attachment; filename="export-${header.batchId}-manifest.json"`,
  )
  const manifest = await listed.json()
  expect(manifest).toMatchObject({ batchId: header.batchId, lea: LEA, status: 'completed' })
  for (const [name, content] of files)
    expect(manifest.files).toContainEqual(
      expect.objectContaining({
        fileName: name,
        archiveName: '4107320_oneroster.zip',
        fileSizeBytes: content.length,
        checksumSha256: sha256(Buffer.from(content)),
      }),
    )
  const described = manifestSchema()
  expect(Object.keys(manifest).sort()).toEqual(Object.keys(described?.properties ?? {}).sort())
  expect(Object.keys(manifest.files[0]).sort()).toEqual(
    Object.keys(described?.properties?.files?.items?.properties ?? {}).sort(),
  )
  // What is inside the archive is not there by itself.
  expect((await bench.browser(fileAt(header.batchId, 'users.csv'))).status).toBe(404)
})

it('[domain 8.14] the log leads to the list of files and to each file, as long as they are kept', async () => {
  const { id } = await bench.add({ ...download, fileNamePattern: '{lea} {component} ({yyyyMMdd}).csv' })
  const { header, results } = await bench.send(id)
  expect(header).toMatchObject({
    fileCount: results.length,
    manifestPath: `/files/exports/${header.batchId}?lea=${LEA}`,
  })
  const manifest = await (await bench.browser(`/api${header.manifestPath}`)).json()
  expect(manifest.files.map((file: { fileName: string }) => file.fileName).sort()).toEqual(
    results.map(({ fileName }) => fileName).sort(),
  )
  for (const { downloadPath, checksumSha256 } of results) {
    const answer = await bench.browser(`/api${downloadPath}`)
    expect([answer.status, sha256(new Uint8Array(await answer.arrayBuffer()))]).toEqual([200, checksumSha256])
  }
  const { server } = bench
  const stranger = await server.browser((await server.newDistrict({ roles: ['ROLE_EXPORT_LOG_VIEW'] })).email)
  for (const path of [header.manifestPath, results[0]?.downloadPath])
    expect([(await server.fetch(`/api${path}`)).status, (await stranger(`/api${path}`)).status]).toEqual([
      401, 403,
    ])

  await server.db.deleteFrom('exportFiles').where('batchId', '=', header.batchId).execute()
  const later = await bench.logOf(header.batchId)
  expect(later.results.map(({ downloadPath }) => downloadPath)).toEqual(results.map(() => null))
  const logged = await (await bench.browser(`/api${later.header.manifestPath}`)).json()
  const facts = ({ fileName, checksumSha256, fileSizeBytes, recordsWritten }: (typeof results)[number]) => ({
    fileName,
    checksumSha256,
    fileSizeBytes,
    recordsWritten,
  })
  expect(logged.files.map(facts)).toEqual(
    results.map(facts).toSorted((a, b) => (String(a.fileName) < String(b.fileName) ? -1 : 1)),
  )
})

it('[S7] every file of a OneRoster export is listed, counted and fetched, by itself and all in one archive', async () => {
  const { id } = await bench.add({
    ...download,
    exportType: 'oneroster12Csv',
    components: ['sites', 'students'],
  })
  const { header, results } = await bench.send(id)
  const names = ['orgs.csv', 'users.csv', 'roles.csv', 'demographics.csv', 'manifest.csv']
  expect(header.fileCount).toBe(names.length)
  expect(results.map(({ fileName, otherFiles }) => [fileName, otherFiles])).toEqual([
    ['orgs.csv', []],
    [
      'users.csv',
      ['roles.csv', 'demographics.csv'].map((fileName) => ({
        fileName,
        downloadPath: `/files/exports/${header.batchId}/${fileName}?lea=${LEA}`,
      })),
    ],
  ])
  const manifest = await (await bench.browser(`/api${header.manifestPath}`)).json()
  const alone = new Map<string, string>()
  for (const { fileName, downloadPath } of manifest.files)
    alone.set(fileName, await (await bench.browser(`/api${downloadPath}`)).text())
  expect([...alone.keys()]).toEqual(names)
  const answer = await bench.browser(`/api${manifest.archivePath}`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="export-${header.batchId}-files.zip"`,
    'cache-control': 'no-store',
  })
  expect(await unzip(Buffer.from(await answer.arrayBuffer()))).toEqual(alone)

  const { server } = bench
  const other = await server.newDistrict({ roles: ['ROLE_EXPORT_LOG_VIEW'] })
  const stranger = await server.browser(other.email)
  const elsewhere = `/api/files/export-archives/${header.batchId}?lea=${other.lea}`
  expect([
    (await server.fetch(`/api${manifest.archivePath}`)).status,
    (await stranger(`/api${manifest.archivePath}`)).status,
    (await stranger(elsewhere)).status,
  ]).toEqual([401, 403, 404])

  // What breaks on its way is no whole archive.
  const folder = join(server.outboxDir, LEA, String(header.batchId))
  await writeFile(join(folder, 'roles.csv'), 'sourcedId\r\n')
  const broken = await bench.browser(`/api${manifest.archivePath}`)
  await expect(broken.arrayBuffer()).rejects.toThrow()
  await rm(join(folder, 'roles.csv'))
  expect((await bench.browser(`/api${manifest.archivePath}`)).status).toBe(404)
})

it('[S7] an archive is offered of several files only, and as long as they are kept', async () => {
  const zipped = await bench.send((await bench.add({ ...download, zip: true })).id)
  const listed = await (await bench.browser(`/api${zipped.header.manifestPath}`)).json()
  const [archive] = zipped.results
  expect([zipped.header.fileCount, listed.archivePath]).toEqual([1, null])
  expect(new Set(listed.files.map(({ downloadPath }: { downloadPath: string }) => downloadPath))).toEqual(
    new Set([archive?.downloadPath]),
  )
  const { header } = await bench.send((await bench.add(download)).id)
  await bench.server.db.deleteFrom('exportFiles').where('batchId', '=', header.batchId).execute()
  const later = await (await bench.browser(`/api${header.manifestPath}`)).json()
  expect(later.archivePath).toBeNull()
  expect(later.files.map(({ downloadPath }: { downloadPath: string }) => downloadPath)).toEqual([null, null])
  const gone = await bench.browser(`/api/files/export-archives/${header.batchId}?lea=${LEA}`)
  expect(gone.status).toBe(404)
})

it('[R18] gives files to nobody else', async () => {
  const { id } = await bench.add({ ...download, components: ['sites'] })
  const { header } = await bench.send(id)
  const path = fileAt(header.batchId, 'sites.csv')
  const { server } = bench
  const without = await server.newDistrict({ roles: ['ROLE_SETUP_EXPORT_PRODUCT_EDIT'] })
  const other = await server.newDistrict({ roles: ['ROLE_EXPORT_LOG_VIEW'] })
  const stranger = await server.browser(other.email)
  for (const [ask, address, status] of [
    [server.fetch, path, 401],
    [await server.browser(without.email), fileAt(header.batchId, 'sites.csv', without.lea), 403],
    [stranger, path, 403],
    [stranger, fileAt(header.batchId, 'sites.csv', other.lea), 404],
    [stranger, `/api/files/exports/${header.batchId}?lea=${other.lea}`, 404],
    [bench.browser, `/api/files/exports/${header.batchId}/sites.csv`, 400],
    [bench.browser, path, 200],
  ] as const)
    expect([address, (await ask(address)).status]).toEqual([address, status])
})

it.each([
  ['../sites.csv', 404],
  ['..%2Fsites.csv', 404],
  ['%2e%2e', 404],
  ['/etc/passwd', 404],
  ['sites.csv.unfinished', 404],
  ['nothing.csv', 404],
  ['a\0b', 400],
])('[S5] looks for no other name on the disk: %j', async (name, status) => {
  const { id } = await bench.add({ ...download, components: ['sites'] })
  const { header } = await bench.send(id)
  expect((await bench.browser(fileAt(header.batchId, name))).status).toBe(status)
  expect((await bench.browser(fileAt(`${header.batchId}%2F..`, 'sites.csv'))).status).toBe(404)
})

it('keeps the files of the last ten sendings, and none of an export that was removed', async () => {
  const { id } = await bench.add({ ...download, components: ['sites'] })
  const batchIds: number[] = []
  for (let sent = 0; sent < 11; sent += 1) batchIds.push((await bench.send(id)).header.batchId)
  const isThere = (batchId: number) =>
    access(join(bench.server.outboxDir, LEA, String(batchId))).then(
      () => true,
      () => false,
    )
  expect(await Promise.all(batchIds.map(isThere))).toEqual([false, ...Array(10).fill(true)])
  expect((await bench.browser(fileAt(batchIds[0] ?? 0, 'sites.csv'))).status).toBe(404)
  expect((await bench.browser(fileAt(batchIds[10] ?? 0, 'sites.csv'))).status).toBe(200)
  await bench.browser(`/api/export/${id}?lea=${LEA}`, { method: 'DELETE' })
  expect(await Promise.all(batchIds.map(isThere))).toEqual(Array(11).fill(false))
  expect((await bench.logOf(batchIds[10] ?? 0)).header.status).toBe('completed')
})

it('[R47] checks the files of an export beside the standard, those in an archive too, and only of OneRoster', async () => {
  const check = async (batchId: number, lea = LEA) => {
    const answer = await bench.browser(`/api/district/export-log-headers/${batchId}/check?lea=${lea}`)
    return { status: answer.status, body: await answer.json() }
  }
  for (const zip of [true, false]) {
    const { id } = await bench.add({ ...download, exportType: 'oneroster12Csv', zip })
    const { header } = await bench.send(id)
    expect(header.exportType).toBe('oneroster12Csv')
    const { body } = await check(header.batchId)
    expect(body.data).toMatchObject({ batchId: header.batchId, version: '1.2', findings: [] })
    expect(body.data.files.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'orgs.csv',
      'users.csv',
      'roles.csv',
      'demographics.csv',
    ])
    const folder = join(bench.server.outboxDir, LEA, String(header.batchId))
    await rm(folder, { recursive: true })
    expect(await check(header.batchId)).toMatchObject({
      status: 404,
      body: { error: { message: 'This file is no longer stored. Send the export again.' } },
    })
  }
  const own = await bench.send((await bench.add(download)).id)
  expect(await check(own.header.batchId)).toMatchObject({
    status: 409,
    body: { error: { message: 'Only OneRoster exports can be checked.' } },
  })
  expect(await check(99999999)).toMatchObject({ status: 404 })
})
