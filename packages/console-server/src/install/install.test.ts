import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { fillDatabase } from '../first-run/fill-database.ts'
import { openSecrets, openStoredSecrets } from '../secrets/open-secrets.ts'
import { makeSecretKey } from '../secrets/secret-key.ts'
import { startServer } from '../start-server.ts'
import { localStore } from '../storage/local-store.ts'
import { s3Store } from '../storage/s3-store.ts'
import { startBucket } from '../storage/testing/start-bucket.ts'
import { newDatabaseAddress } from '../testing/test-database.ts'
import { diagnose } from './doctor.ts'
import { fillInstallation, type InitOptions, init } from './init.ts'
import { readInit } from './install-commands.ts'
import { readProducts } from './product-file.ts'
import { offerProduct, saveProducts } from './save-products.ts'

const now = new Date('2026-09-14T12:14:00Z')
const author = 'An operator'
const PRODUCTS = readProducts('code,name,components\nreading,Reading,sites staff students\nfacts,Facts,')

let data: string
let url: string | undefined
let remove: () => Promise<void>
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'edconsole-install-'))
  const address = await newDatabaseAddress()
  remove = address.remove
  url = address.databaseUrl
  database = await openDatabase(url ? { url } : { folder: data }, () => {})
})
afterAll(async () => {
  await database.close()
  await remove()
  await rm(data, { recursive: true, force: true })
})

const run = async (given: Partial<InitOptions> = {}): Promise<string[]> => {
  const told: string[] = []
  await fillInstallation(database.db)
  await init({
    db: database.db,
    secrets: await openStoredSecrets(database.db, {}, data),
    store: localStore(data),
    now,
    admin: { email: 'ops@example.org', password: undefined },
    district: { districtName: 'Cedar Falls', lea: '5500123', state: 'OR' },
    products: PRODUCTS,
    tell: (line) => told.push(line),
    ...given,
  })
  return told
}

it('filling keeps what an operator has written, and starts afresh only what was cut short', async () => {
  const { db } = database
  await saveProducts(db, readProducts('code,name\nearly,Early'), { now, author })
  await fillInstallation(db)
  expect(await db.selectFrom('products').select('code').execute()).toEqual([{ code: 'early' }])
  await db.deleteFrom('meta').where('key', '=', 'seed').execute()
  await fillInstallation(db)
  expect(await db.selectFrom('products').select('code').execute()).toEqual([])
})

it('sets up an administrator, a district with its client, and products that exports can be sent to', async () => {
  const { db } = database
  const name = { firstName: 'Ana', lastName: 'Vega' }
  const told = await run({ admin: { email: 'ops@example.org', password: undefined, name } })
  expect(told).toEqual([
    expect.stringMatching(/^Administrator: ops@example\.org, password \S{24}\. /),
    expect.stringMatching(/^District: Cedar Falls, number \d+, with its client \d+$/),
    'Products: 2 added, 0 changed',
  ])
  expect(await db.selectFrom('users').select(['firstName', 'lastName']).execute()).toEqual([name])
  expect(
    await db
      .selectFrom('products')
      .select(['code', 'isExportable', 'exportDefaults'])
      .orderBy('code')
      .execute(),
  ).toEqual([
    { code: 'facts', isExportable: false, exportDefaults: {} },
    {
      code: 'reading',
      isExportable: true,
      exportDefaults: { exportType: 'oneroster11Csv', components: ['sites', 'staff', 'students'] },
    },
  ])
  // Started again, it adds nothing.
  expect(await run()).toEqual([
    'Administrator: there are users already',
    'District: 5500123 is there already',
    'Products: 0 added, 0 changed',
  ])
})

it('a product can be changed, withdrawn and offered again; one that is unknown is named', async () => {
  const { db } = database
  expect(await saveProducts(db, readProducts('code,name\nreading,Reading 2'), { now, author })).toEqual({
    added: 0,
    changed: 1,
  })
  await offerProduct(db, 'reading', { isActive: false, now, author })
  expect(
    await db
      .selectFrom('products')
      .select(['name', 'isExportable', 'isActive', 'updatedBy'])
      .where('code', '=', 'reading')
      .execute(),
  ).toEqual([{ name: 'Reading 2', isExportable: false, isActive: false, updatedBy: author }])
  await expect(offerProduct(db, 'art', { isActive: true, now, author })).rejects.toThrow(
    'There is no product with the code art.',
  )
})

it('reads what an operator gives, and says what to give instead', async () => {
  const read = (given: Record<string, string>) => {
    const named = { admin: 'ops@example.org', district: 'Cedar Falls', lea: '5500123', state: 'or' }
    return readInit(Object.assign(named, given), {})
  }
  expect(await read({ name: 'Ana de la Vega' })).toMatchObject({
    admin: { name: { firstName: 'Ana', lastName: 'de la Vega' } },
    district: { lea: '5500123', state: 'OR' },
  })
  await expect(read({ name: 'Ana' })).rejects.toThrow(
    '--name must be a first and a last name, such as "Ana Vega".',
  )
  await expect(read({ lea: '!' })).rejects.toThrow(/^--lea isn't valid/)
  await expect(read({ state: 'Oregon' })).rejects.toThrow(/^State "Oregon" isn't a two-letter code/)
})

const examine = async (
  env: Record<string, string | undefined>,
  more: { data?: string; staticDir?: string } = {},
) => {
  const found: Record<string, string> = {}
  const options = { env: { DATABASE_URL: url, ...env }, data, now: () => new Date(), ...more }
  for await (const { name, outcome, text } of diagnose(options))
    found[name] = `${outcome === 'toDo' ? 'to do' : outcome}: ${text}`
  return found
}

it('the doctor says of each thing that it is fine, or what to do', async () => {
  const busy = createServer().listen(0)
  const address = busy.address()
  const port = String(typeof address === 'object' ? address?.port : address)
  try {
    expect(
      await examine({
        CONSOLE_PUBLIC_URL: 'http://console.example.org',
        CONSOLE_SMTP_URL: 'smtp://127.0.0.1:1',
        CONSOLE_SFTP_PORT: port,
      }),
    ).toMatchObject({
      Settings: 'passed: no setting is wrong',
      'Public address': expect.stringMatching(/^to do: Use https/),
      'Data folder': `passed: ${data}`,
      Disk: expect.stringMatching(/GB free$/),
      Database: expect.stringMatching(/^passed: (PostgreSQL \S+, all \d+ migrations|embedded, in use)/),
      'Secret key': expect.stringMatching(url ? /^passed: opens what is stored/ : /^note: /),
      'Sign-in': expect.stringMatching(url ? /^passed: / : /^note: /),
      Products: expect.stringMatching(url ? /^passed: 2 products/ : /^note: /),
      Clock: expect.stringMatching(/^passed: /),
      Mail: expect.stringMatching(/^to do: Check CONSOLE_SMTP_URL: .*ECONNREFUSED/),
      SFTP: `passed: port ${port} is in use, as it is while the server runs`,
    })
  } finally {
    busy.close()
  }
})

it('the doctor tries the bucket of the files, and leaves nothing in it', async () => {
  const bucket = await startBucket()
  onTestFinished(bucket.close)
  const settings = {
    CONSOLE_STORAGE: 's3://console/files',
    CONSOLE_S3_ENDPOINT: bucket.endpoint,
    CONSOLE_S3_ACCESS_KEY_ID: bucket.credentials?.accessKeyId,
    CONSOLE_S3_SECRET_ACCESS_KEY: bucket.credentials?.secretAccessKey,
    CONSOLE_S3_PATH_STYLE: '1',
  }
  expect(await examine(settings)).toMatchObject({
    Settings: expect.stringMatching(/^to do: CONSOLE_STORAGE also needs CONSOLE_SECRET_KEY: /),
    Files: expect.stringMatching(/^passed: in s3:\/\/console\/files, where/),
    Mail: 'passed: as files in outbox/mail of the bucket; to send emails, set CONSOLE_SMTP_URL',
  })
  const store = s3Store(bucket, data)
  onTestFinished(store.close)
  expect(await store.list('probes')).toEqual([])
  const wrong = Object.assign({}, settings, {
    CONSOLE_STORAGE: 's3://other',
    CONSOLE_SECRET_KEY: randomBytes(32).toString('base64'),
  })
  const sentence =
    /Check CONSOLE_STORAGE and CONSOLE_S3_…: s3:\/\/other\/probes\/\S+ can't be used: there is no such bucket\.$/
  expect(await examine(wrong)).toMatchObject({ Files: expect.stringMatching(sentence) })
  // A server says the same instead of starting.
  await expect(startServer({ port: 0, data, env: wrong })).rejects.toThrow(sentence)
})

it('the doctor names a database that is out of reach, another key, and a folder that is missing', async () => {
  expect(await examine({ DATABASE_URL: 'postgres://console@127.0.0.1:1/console' })).toMatchObject({
    Database: expect.stringMatching(/^to do: Check DATABASE_URL: .*ECONNREFUSED/),
    'Secret key': "note: not checked: the database can't be used",
  })
  expect(await examine({ CONSOLE_PUBLIC_URL: 'console', CONSOLE_TIME_ZONE: 'Mars' })).toMatchObject({
    Settings: expect.stringMatching(/^to do: CONSOLE_PUBLIC_URL must be an address/),
  })
})

it('the doctor refuses the settings that a server refuses, and names those that nothing reads', async () => {
  const wrong = {
    CONSOLE_SMTP_URL: 'mail.example.org',
    CONSOLE_TRUSTED_PROXIES: '10.0.0.300',
    CONSOLE_AUDIT_YEAR: '3',
    PORT: 'abc',
  }
  const { Settings, Mail } = await examine(wrong)
  expect(Settings).toMatch(
    /^to do: CONSOLE_SMTP_URL must be .* CONSOLE_TRUSTED_PROXIES must list .* PORT must be .* No setting is named CONSOLE_AUDIT_YEAR\./,
  )
  expect(Mail).toMatch(/^to do: CONSOLE_SMTP_URL must be an address/)
  expect(await examine({ CONSOLE_AUDIT_YEAR: '3' })).toMatchObject({
    Settings: 'note: No setting is named CONSOLE_AUDIT_YEAR. Check the spelling.',
  })
})

it('the doctor looks for the built console', async () => {
  const staticDir = await newFolder()
  expect(await examine({}, { staticDir })).toMatchObject({
    Console: expect.stringMatching(/^to do: The folder .* holds no built console/),
  })
  await writeFile(join(staticDir, 'index.html'), '')
  expect(await examine({}, { staticDir })).toMatchObject({ Console: `passed: ${staticDir}` })
})

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-install-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

it('R35 the doctor tries the key of the embedded database, and nobody makes one that opens nothing', async () => {
  const restored = await newFolder()
  const look = () => examine({ DATABASE_URL: undefined }, { data: restored })
  expect(await look()).toMatchObject({ Database: expect.stringMatching(/^to do: Run console-server init/) })
  const saved = await openDatabase({ folder: restored }, () => {})
  await fillDatabase(saved.db)
  await openSecrets(saved.db, [randomBytes(32)])
  expect(await look()).toMatchObject({
    Database: expect.stringMatching(/^passed: embedded, in use by a server/),
    'Secret key': 'note: not checked: stop the server to look at this',
  })
  await saved.close()
  expect(await look()).toMatchObject({
    Database: expect.stringMatching(/^passed: embedded, all \d+ migrations/),
    'Secret key': expect.stringMatching(/^to do: Set CONSOLE_SECRET_KEY .* the server that was saved/),
    'Sign-in': 'to do: Run console-server init: nobody can sign in yet.',
    Products: expect.stringMatching(/^note: none yet, so no exports can be made/),
  })
  const half = { DATABASE_URL: undefined, CONSOLE_ADMIN_PASSWORD: 'a long enough password' }
  expect(await examine(half, { data: restored })).toMatchObject({
    Settings: 'passed: no setting is wrong',
    'Sign-in': expect.stringMatching(/^to do: CONSOLE_ADMIN_PASSWORD also needs CONSOLE_ADMIN_EMAIL while/),
  })
  expect(await readdir(restored)).not.toContain('secret.key')
  // As earlier releases left one.
  await makeSecretKey(restored)
  expect(await look()).toMatchObject({
    'Secret key': expect.stringMatching(/^to do: Set CONSOLE_SECRET_KEY .* doesn't open everything/),
  })
})
