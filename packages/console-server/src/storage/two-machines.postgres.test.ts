import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import SftpClient from 'ssh2-sftp-client'
import { expect, it, onTestFinished } from 'vitest'
import { postgresDb } from '../db/engine.ts'
import { readProducts } from '../install/product-file.ts'
import { saveProducts } from '../install/save-products.ts'
import { FILES } from '../pipeline/testing/files.ts'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import { startServer } from '../start-server.ts'
import { freePort } from '../testing/free-port.ts'
import { newDatabaseAddress } from '../testing/test-database.ts'
import { s3Store } from './s3-store.ts'
import { startBucket } from './testing/start-bucket.ts'

const LEA = '4107320'
const ADMIN = { CONSOLE_ADMIN_EMAIL: 'first@example.org', CONSOLE_ADMIN_PASSWORD: 'a long enough one' }

/** Two servers that share a database and a bucket, and no folder. */
const twoMachines = async () => {
  const bucket = await startBucket()
  onTestFinished(bucket.close)
  const { databaseUrl = '', remove } = await newDatabaseAddress()
  const db = postgresDb(databaseUrl, () => {})
  onTestFinished(async () => {
    await db.destroy()
    await remove()
  })
  const env = {
    CONSOLE_STORAGE: `s3://${bucket.bucket}/${bucket.prefix}`,
    CONSOLE_S3_ENDPOINT: bucket.endpoint,
    CONSOLE_S3_ACCESS_KEY_ID: bucket.credentials?.accessKeyId,
    CONSOLE_S3_SECRET_ACCESS_KEY: bucket.credentials?.secretAccessKey,
    CONSOLE_S3_PATH_STYLE: '1',
    CONSOLE_SECRET_KEY: randomBytes(32).toString('base64'),
    CONSOLE_PUBLIC_URL: 'https://console.example.org',
  }
  const start = async (more: Readonly<Record<string, string>>) => {
    const data = await mkdtemp(join(tmpdir(), 'edconsole-machine-'))
    onTestFinished(() => rm(data, { recursive: true, force: true }))
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      data,
      databaseUrl,
      env: Object.assign({}, env, more),
    })
    onTestFinished(server.close)
    return { data, port: server.port }
  }
  const sftpPort = await freePort()
  const web = await start(Object.assign({ CONSOLE_ROLE: 'web', CONSOLE_SFTP_PORT: String(sftpPort) }, ADMIN))
  const worker = await start({ CONSOLE_ROLE: 'worker', CONSOLE_DATABASE_DIRECT_URL: databaseUrl })
  return { db, bucket, web, worker, sftpPort }
}

/** Calls of a person who has signed in. */
const signIn = async (port: number) => {
  const headers: Record<string, string> = {
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  }
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers,
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    })
  const signedIn = await ask('POST', '/login', {
    provider: 'illuminate',
    username: ADMIN.CONSOLE_ADMIN_EMAIL,
    password: ADMIN.CONSOLE_ADMIN_PASSWORD,
  })
  headers.cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
    return JSON.parse(text).data
  }
  return { ask, call }
}

it('what arrives at one machine is imported by another, which writes an export that the first one hands out', async () => {
  const { db, bucket, web, worker, sftpPort } = await twoMachines()
  await db
    .insertInto('districts')
    .values({ id: 412, lea: LEA, districtName: 'Cedar Falls', state: 'OR', sisYear: 2026 })
    .execute()
  await insertFileTemplates(db, { lea: LEA, schoolYear: 2026, source: 'sftp', updatedAt: new Date() })
  const { ask, call } = await signIn(web.port)

  const { password } = await call('POST', `/district/inbox-keys?lea=${LEA}`, {
    kind: 'password',
    name: 'SIS',
  })
  const sftp = new SftpClient('test')
  await sftp.connect({ host: '127.0.0.1', port: sftpPort, username: LEA, password })
  await sftp.put(Buffer.from(FILES['SCH.csv']), '/SCH.csv')
  await sftp.put(Buffer.from(FILES['STF.csv']), '/sent.csv')
  await sftp.rename('/sent.csv', '/STF.csv')
  await sftp.put(Buffer.from('gone'), '/gone.csv')
  await sftp.delete('/gone.csv')
  const listed = (await sftp.list('/')).map(({ name, size }) => [name, size])
  await sftp.end()
  expect(listed).toEqual([
    ['SCH.csv', FILES['SCH.csv'].length],
    ['STF.csv', FILES['STF.csv'].length],
  ])

  const imported = (id: number) =>
    db
      .selectFrom('importBatches')
      .select(['status', 'recordsInserted'])
      .where('batchId', '=', id)
      .executeTakeFirst()
  const ended = { timeout: 60_000 }
  const sync = await call('POST', `/district/sis-imports/sync?lea=${LEA}`, { components: ['sites', 'staff'] })
  await expect.poll(() => imported(sync.batchId), ended).toMatchObject({ status: 'completed' })

  // Uploaded in two parts, as over a connection that broke.
  const students = Buffer.from(FILES['STU.csv'])
  const upload = `/district/import-upload`
  const { files } = await call('POST', `${upload}?lea=${LEA}`, {
    files: [{ name: 'STU.csv', bytes: students.length, lastModified: 1 }],
  })
  for (const [from, to] of [
    [0, 40],
    [40, students.length],
  ] as const)
    await call(
      'PATCH',
      `/files/import-uploads/${files[0].id}?lea=${LEA}&offset=${from}`,
      students.subarray(from, to),
    )
  await call('POST', `${upload}/check?lea=${LEA}`, {})
  const stateOf = async () => (await call('GET', `${upload}?lea=${LEA}`)).upload?.state
  await expect.poll(stateOf, ended).toBe('ready')
  const { batchId } = await call('POST', `${upload}/start?lea=${LEA}`, { when: 'now' })
  await expect.poll(() => imported(batchId), ended).toMatchObject({ status: 'completed', recordsInserted: 5 })

  const products = readProducts('code,name,components\nreading,Reading,sites students')
  await saveProducts(db, products, { now: new Date(), author: 'An operator' })
  const { id: productId } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('productsEnabled')
    .values({ lea: LEA, productId, schoolYear: 2026, enabled: true })
    .execute()
  const { id } = await call('POST', `/export?lea=${LEA}`, {
    name: 'To a folder',
    productId,
    components: ['sites', 'students'],
    deliveryMethod: 'download',
    exportType: 'customCsv',
    fileNamePattern: '{component}.csv',
    isEnabled: true,
  })
  const sent = await call('POST', `/export/send-now?lea=${LEA}`, { exportIds: [id] })
  const [exported] = sent.batchIds
  const written = () =>
    db.selectFrom('exportBatches').select('status').where('batchId', '=', exported).executeTakeFirst()
  await expect.poll(written, ended).toEqual({ status: 'completed' })
  const answer = await ask('GET', `/files/exports/${exported}/students.csv?lea=${LEA}`)
  const handedOut = Buffer.from(await answer.arrayBuffer())
  expect(answer.status).toBe(200)
  expect(String(handedOut)).toContain('Theo')

  const store = s3Store(bucket, tmpdir())
  onTestFinished(store.close)
  const kept = await store.list('outbox/exports', { deep: true })
  expect(kept.map(({ key }) => key.split('/').at(-1))).toEqual(['sites.csv', 'students.csv'])
  const writtenThere = await buffer(await store.read(kept[1]?.key ?? ''))
  expect(handedOut.equals(writtenThere)).toBe(true)
  const inbox = (await store.list('inbox', { deep: true })).map(({ key }) => key)
  expect(inbox).toEqual([
    `inbox/${LEA}/.archive/${sync.batchId}/SCH.csv`,
    `inbox/${LEA}/.archive/${sync.batchId}/STF.csv`,
    `inbox/${LEA}/.archive/${batchId}/STU.csv`,
  ])
  // Neither machine has kept any of them.
  for (const { data } of [web, worker]) {
    const left = await readdir(data, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([])
  }
}, 240_000)
