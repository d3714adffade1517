import type { SisImportTemplateDetailed, SourceFormats } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { LEA, storedTemplates, templateCalls } from '../testing/template-calls.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let browser: Awaited<ReturnType<TestServer['browser']>>
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('admin@example.org')
})
afterAll(() => server.close())

const ask = sender('/district/source-formats')
const create = (body: object) => ask(browser, 'POST', `/templates?lea=${LEA}`, body)
const templateIds = ({ formats }: SourceFormats, id: string) =>
  formats.find((format) => format.id === id)?.components.map(({ templateId }) => templateId)

it('[R46] formats say which files they have, and which components are made of them', async () => {
  const { status, data } = await ask(browser, 'GET', `?lea=${LEA}`)
  expect(status).toBe(200)
  const format = data.formats.find(({ id }: { id: string }) => id === 'oneRoster12')
  expect(format.title).toBe('OneRoster 1.2')
  expect(format.files).toContainEqual({ name: 'roles.csv', isRequired: true })
  expect(format.files).toContainEqual({ name: 'demographics.csv', isRequired: false })
  expect(format.components.map(({ componentName }: { componentName: string }) => componentName)).toEqual([
    ...['sites', 'staff', 'gradingPeriods', 'students', 'contacts', 'courses', 'sections', 'roster'],
  ])
  expect(format.components[3].mapping.columns).toMatchObject({ birthDate: 'birthDate' })
  expect(format.components[6]).toMatchObject({
    componentName: 'sections',
    files: ['classes.csv', 'orgs.csv', 'enrollments.csv', 'users.csv'],
    templateId: null,
  })
})

it('[R46] the templates of a format are added once, on only where nothing else imports the component', async () => {
  const before = await storedTemplates(server.db)
  const { status, data } = await create({ formatId: 'oneRoster11' })
  expect(status).toBe(200)
  const ids = templateIds(data, 'oneRoster11')
  expect(ids?.every((id) => Number.isInteger(id))).toBe(true)
  expect(templateIds(data, 'oneRoster12')?.every((id) => id === null)).toBe(true)
  const after = await storedTemplates(server.db)
  expect(after.templates).toHaveLength(before.templates.length + 8)

  const [, , , students] = ids ?? []
  const template: SisImportTemplateDetailed = await templateCalls(browser).read(Number(students))
  const other = before.templates.some(
    (one) => one.lea === LEA && one.componentName === 'students' && one.isEnabled,
  )
  expect(template).toMatchObject({
    componentName: 'students',
    sourceFormat: 'oneRoster11',
    filePattern: 'users.csv',
    isEnabled: !other,
    source: 'sftp',
  })
  expect(template.importTemplateColumns.find(({ columnName }) => columnName === 'birthDate')).toMatchObject({
    sourceColumn: 'birthDate',
  })

  expect(await create({ formatId: 'oneRoster11' })).toMatchObject({
    status: 409,
    error: { message: 'The templates of OneRoster 1.1 are there already.' },
  })
  expect(await storedTemplates(server.db)).toEqual(after)
})

it.each([
  [{ formatId: 'none' }, 'formatId'],
  [{ formatId: 'oneRoster12', components: ['behavior'] }, 'components'],
])('[R46] refuses %j and adds nothing', async (body, field) => {
  const before = await storedTemplates(server.db)
  expect(await create(body)).toMatchObject({ status: 400, error: { field } })
  expect(await storedTemplates(server.db)).toEqual(before)
})

it('[R46] refuses a template of a format that has no such component', async () => {
  const { status, error } = await templateCalls(browser).create({
    name: 'Odd',
    componentName: 'behavior',
    filePattern: 'users.csv',
    sourceFormat: 'oneRoster11',
  })
  expect({ status, field: error?.field }).toEqual({ status: 400, field: 'sourceFormat' })
})
