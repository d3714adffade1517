import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILES } from '../pipeline/testing/files.ts'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, type TestServer } from '../testing/create-test-server.ts'
import { fileIn, uploadersOf } from '../testing/uploaders.ts'

let server: TestServer
let door: Port
let newUploader: ReturnType<typeof uploadersOf>['newUploader']
beforeAll(async () => {
  server = await createTestServer()
  door = await takePort(0, '127.0.0.1')
  door.open(server.app.fetch)
  newUploader = uploadersOf(server, door).newUploader
})
afterAll(async () => {
  await door.close(1000)
  await server.close()
})

type Uploader = Awaited<ReturnType<typeof newUploader>>

const changeTemplates = (
  { district }: Uploader,
  components: readonly ('sites' | 'staff' | 'students' | 'enrollment')[],
  change: { isEnabled: boolean } | { source: 'api'; filePattern: null },
) =>
  server.db
    .updateTable('importTemplates')
    .set(change)
    .where('lea', '=', district.lea)
    .where('componentName', 'in', components)
    .execute()

describe('[R46] the template of an uploaded file', () => {
  // All columns that the template of enrollment requires are in it.
  const broken = FILES['STU.csv'].replace('LAST_NM', 'FIRST_NM')

  it('is the one that looks for its name, whatever else could read its columns', async () => {
    const me = await newUploader()
    const { files } = await me.upload({ 'STU.csv': broken })
    expect(files[0]).toMatchObject({
      componentName: 'students',
      trial: { fatal: 'Column "LAST_NM" is missing from the file.' },
    })
    expect(await me.ask('POST', me.at('/start'), { when: 'now' })).toMatchObject({ status: 409 })
  })

  it('is none while the one that looks for its name is paused, and another component would be changed', async () => {
    const me = await newUploader()
    await changeTemplates(me, ['students'], { isEnabled: false })
    const { files } = await me.upload({ 'STU.csv': broken })
    expect(files[0]).toMatchObject({ componentName: 'students', templateId: null, trial: null })
    expect(files[0]?.problem).toBe(
      'It looks like Students, whose template is paused: Students. Enable it, then check the files again.',
    )
    await changeTemplates(me, ['sites', 'staff', 'enrollment'], { isEnabled: false })
    await me.check()
    expect((await me.current())?.files[0]).toMatchObject({
      componentName: 'students',
      templates: [],
      problem: null,
    })
    const start = await me.ask('POST', me.at('/start'), { when: 'now' })
    expect(start.error?.message).toBe(
      'No template reads STU.csv. Create or enable one, or leave the file out.',
    )
  })

  it('is none for what the district reads over its API, which is said', async () => {
    const me = await newUploader()
    await changeTemplates(me, ['students', 'enrollment'], { source: 'api', filePattern: null })
    const { files } = await me.upload({ 'STU.csv': FILES['STU.csv'], 'hello.txt': 'hello world\n' })
    expect(fileIn(files, 'STU.csv')).toMatchObject({
      componentName: 'students',
      templateId: null,
      problem: 'It looks like Students, which this district imports over its API.',
    })
    const hello = fileIn(files, 'hello.txt')
    expect(hello).toMatchObject({ componentName: null, templateId: null, problem: null })
    expect(hello.templates.every(({ matchedColumns }) => matchedColumns === 0)).toBe(true)
  })

  it('may be asked for less than it usually gets, which a file with too few rows says', async () => {
    const me = await newUploader()
    const [header = '', first = ''] = FILES['STU.csv'].split('\n')
    const rows = Array.from({ length: 60 }, (_, i) => first.replace('30018842', `4${i + 1000}`))
    const students = (count: number) => [header, ...rows.slice(0, count), ''].join('\n')
    await server.db
      .updateTable('importTemplates')
      .set({ mode: 'full' })
      .where('lea', '=', me.district.lea)
      .execute()
    await me.upload({ 'SCH.csv': FILES['SCH.csv'], 'STU.csv': students(60) })
    await me.ask('POST', me.at('/start'), { when: 'now' })
    await server.jobs.idle()
    const { files } = await me.upload({ 'STU.csv': students(25) })
    expect(files[0]?.trial?.fatal).toBe(
      'File "STU.csv" has 25 rows, less than half of the 60 last time. Check the job in the SIS that writes the file. If the file is complete, lower the template\'s "Smallest file".',
    )
  })
})

it('[R46] archives and workbooks are called what they are', async () => {
  const me = await newUploader()
  const { files } = await me.upload({
    'empty.zip': Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'),
    'text.zip': FILES['SCH.csv'],
    'packed.gz': Buffer.from('\x1f\x8b\x08\x00', 'latin1'),
    'grades.xlsx': Buffer.from(`PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`, 'latin1'),
  })
  expect(Object.fromEntries(files.map(({ name, problem }) => [name, problem]))).toEqual({
    'empty.zip': 'The archive is empty.',
    'text.zip': "It isn't a zip archive, or it's damaged. Create it again.",
    'packed.gz':
      'File "packed.gz" is a gzip archive. Unpack it, or save its sheet as text with separated columns.',
    'grades.xlsx': 'File "grades.xlsx" is an Excel workbook. Save its sheet as text with separated columns.',
  })
})
