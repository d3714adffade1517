import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

const LEA = '4107320'

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
})
afterAll(() => server.close())

/** What the file of sites says. */
const siteFile = async () => {
  const dir = join(server.inboxDir, LEA)
  for (const name of await readdir(dir)) {
    const text = await readFile(join(dir, name), 'utf8')
    if (text.startsWith('SCHOOL_CD,SCHOOL_NM')) return { path: join(dir, name), text }
  }
  throw new Error('The inbox has no file of sites.')
}
const sync = async () => {
  const { status } = await employee('POST', `/district/sis-imports/sync?lea=${LEA}`, {
    components: ['sites'],
  })
  expect(status).toBe(200)
  await server.jobs.idle()
}
const sites = async (search = '') =>
  (await employee<Site[]>('GET', `/district/sites?lea=${LEA}&search=${search}`)).data
const change = async (id: number, body: object) =>
  (await employee<Site>('PATCH', `/district/site/${id}?lea=${LEA}`, body)).data
/** The first site, which stands in the file as well. */
const first = async (): Promise<Site> => {
  const site = (await sites()).find(({ siteCode }) => siteCode === '0401')
  if (!site) throw new Error('The first site is gone.')
  return site
}
/** Changes the line of the first site. */
const rewrite = async (edit: (line: string) => string) => {
  const { path, text } = await siteFile()
  await writeFile(path, text.replace(/^0401,.*$/m, edit))
}

let before: { path: string; text: string }
beforeEach(async () => {
  before ??= await siteFile()
  await writeFile(before.path, before.text)
  await change((await first()).id, { keptFields: [] })
  await sync()
})

it('an import leaves kept fields of a site alone and fills the others', async () => {
  const { id, principalName } = await first()
  await change(id, { siteName: 'Kept Elementary' })
  await rewrite((line) => line.replace(/,[^,]*,[^,]*,/, ',From The File,FTF,'))
  await sync()
  expect(await first()).toMatchObject({
    siteName: 'Kept Elementary',
    shortName: 'FTF',
    keptFields: ['siteName'],
    principalName,
  })
  expect((await sites('kept')).map((site) => site.id)).toEqual([id])
  expect(await sites('from the file')).toEqual([])
})

it('a field that is given back is set again by the next import, also when the file did not change', async () => {
  const original = await first()
  await change(original.id, { siteName: 'Kept Elementary' })
  await sync()
  expect((await first()).siteName).toBe('Kept Elementary')
  await change(original.id, { keptFields: [] })
  await sync()
  expect(await first()).toMatchObject({ siteName: original.siteName, keptFields: [] })
  expect((await sites(original.siteName)).map((site) => site.id)).toEqual([original.id])
})

it('a site that was switched off stays off while the file names it, until that is given back', async () => {
  const { id } = await first()
  await change(id, { isActive: false })
  await sync()
  expect((await first()).isActive).toBe(false)
  await rewrite((line) => line.replace(/,[^,]*,/, ',Another Name,'))
  await sync()
  expect(await first()).toMatchObject({ isActive: false, siteName: 'Another Name' })
  await change(id, { keptFields: [] })
  await sync()
  expect((await first()).isActive).toBe(true)
})

it('a site that was switched on by hand stays on when the file does not name it', async () => {
  const { id } = await first()
  await change(id, { isActive: false })
  await change(id, { isActive: true })
  await server.db
    .updateTable('importTemplates')
    .set({ mode: 'full', deleteThresholdPercent: 100 })
    .where('componentName', '=', 'sites')
    .execute()
  const { path, text } = await siteFile()
  await writeFile(path, text.replace(/^0401,.*\n/m, ''))
  await sync()
  expect((await first()).isActive).toBe(true)
})

it('what no import fills stays, and nobody has to keep it', async () => {
  const { id } = await first()
  const { keptFields } = await change(id, { fax: '5555550199' })
  await rewrite((line) => line.replace(/,[^,]*,/, ',Another Name,'))
  await sync()
  expect([keptFields, await first()]).toMatchObject([[], { fax: '5555550199', siteName: 'Another Name' }])
})

it('a site that was made by hand is left alone, also when the file names it', async () => {
  const added = await employee<Site>('POST', `/district/site?lea=${LEA}`, {
    siteCode: '0499',
    siteName: 'By Hand',
  })
  const { path, text } = await siteFile()
  await writeFile(path, `${text}0499,From The File,FTF,Elementary School,KG,05,Somebody Else\n`)
  await sync()
  expect((await sites()).find(({ siteCode }) => siteCode === '0499')).toEqual(added.data)
})
