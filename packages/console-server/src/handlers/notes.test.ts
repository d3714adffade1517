import type { AuditEntry, Note } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/create-test-server.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { callerWith } from '../testing/walks/caller-with.ts'

const LEA = '4107320'
const DISTRICT = 412

type Caller = ReturnType<typeof jsonCalls>

let server: TestServer
let employee: Caller
let district: Caller
let batchId: number
let cause: { componentName: string; cause: string }
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
  district = jsonCalls(await server.browser('admin@example.org'))
  const batch = await server.db
    .selectFrom('importBatches')
    .select('batchId')
    .where('lea', '=', LEA)
    .orderBy('batchId', 'desc')
    .executeTakeFirstOrThrow()
  batchId = Number(batch.batchId)
  cause = await server.db
    .selectFrom('importCauses')
    .select(['componentName', 'cause'])
    .where('lea', '=', LEA)
    .orderBy('cause')
    .executeTakeFirstOrThrow()
})
afterAll(() => server.close())

const path = (rest = '', lea = LEA) => `/district/notes${rest}?lea=${lea}`
const write = (call: Caller, body: object) => call<Note>('POST', path(), body)
const read = async (call: Caller, query = '') =>
  (await call<Note[]>('GET', `${path()}&limit=1000${query}`)).data ?? []
const aboutDistrict = { subjectKind: 'district', text: 'Called them.\nBack on Monday.', isShared: false }

it('a note says who wrote it and when, and staff keep it for themselves or share it', async () => {
  const { status, data: hidden } = await write(employee, aboutDistrict)
  expect([status, hidden]).toMatchObject([
    200,
    {
      text: 'Called them.\nBack on Monday.',
      isShared: false,
      createdBy: 'Ana Silva',
      updatedAt: null,
      canChange: true,
    },
  ])
  expect(hidden.createdAt.slice(0, 10)).toBe(server.now().toISOString().slice(0, 10))
  const { data: shared } = await write(employee, { ...aboutDistrict, isShared: true })
  const own = await write(district, { ...aboutDistrict, text: 'From the district.', isShared: true })
  const ids = (notes: readonly Note[]) => notes.map(({ id }) => id)
  expect(ids(await read(employee))).toEqual(expect.arrayContaining([hidden.id, shared.id, own.data.id]))
  const theirs = await read(district)
  expect(ids(theirs)).toEqual(expect.arrayContaining([shared.id, own.data.id]))
  expect(theirs.every(({ isShared }) => isShared)).toBe(true)
  expect((await district('PATCH', path(`/${hidden.id}`), { text: 'Mine', updatedAt: null })).status).toBe(404)
  expect((await district('DELETE', path(`/${hidden.id}`))).status).toBe(404)
  expect((await write(district, aboutDistrict)).error).toMatchObject({ code: 403, field: 'isShared' })
})

it('a note is about the district, one of its batches, or a cause of its rejected rows', async () => {
  const text = 'Same as in spring.'
  const about = (subject: object) => write(employee, { text, isShared: true, ...subject })
  const ofBatch = await about({ subjectKind: 'batch', batchId })
  const ofCause = await about({ subjectKind: 'cause', ...cause })
  expect([ofBatch.data.batchId, ofCause.data]).toMatchObject([batchId, cause])
  const inCause = `&filter[subjectKind]=cause&filter[componentName]=${cause.componentName}`
  expect((await read(employee, `${inCause}&filter[cause]=${cause.cause}`)).map(({ id }) => id)).toContain(
    ofCause.data.id,
  )
  const before = await read(employee)
  expect((await about({ subjectKind: 'batch', batchId: 999_999_999 })).status).toBe(404)
  expect((await about({ subjectKind: 'cause', ...cause, cause: 'V999:none' })).status).toBe(404)
  expect((await about({ subjectKind: 'batch' })).status).toBe(400)
  expect((await about({ subjectKind: 'district', batchId })).status).toBe(400)
  expect((await about({ subjectKind: 'district', text: ' \n ' })).error).toMatchObject({ field: 'text' })
  expect((await about({ subjectKind: 'district', text: 'x'.repeat(4001) })).error).toMatchObject({
    field: 'text',
  })
  const other = await server.newDistrict()
  const foreign = { subjectKind: 'batch', batchId, text, isShared: true }
  expect((await employee('POST', path('', other.lea), foreign)).status).toBe(404)
  expect(await read(employee)).toEqual(before)
})

it('whoever sees the subject reads its notes, and nobody else', async () => {
  const logs = jsonCalls(await callerWith(server, ['ROLE_IMPORT_LOG_VIEW'], DISTRICT))
  const kinds = async (call: Caller) => [...new Set((await read(call)).map(({ subjectKind }) => subjectKind))]
  await write(employee, { ...aboutDistrict, isShared: true })
  expect((await kinds(logs)).toSorted()).toEqual(['batch', 'cause'])
  expect((await write(logs, { ...aboutDistrict, isShared: true })).status).toBe(403)
  const overview = jsonCalls(await callerWith(server, ['ROLE_SETUP_DISTRICT_VIEW'], DISTRICT))
  expect(await kinds(overview)).toEqual(['district'])
  const none = jsonCalls(await callerWith(server, ['ROLE_SETUP_SITE_VIEW'], DISTRICT))
  expect((await none('GET', path())).status).toBe(403)
})

it('the author changes and removes a note, and so does whoever manages the district', async () => {
  const logs = jsonCalls(await callerWith(server, ['ROLE_IMPORT_LOG_VIEW'], DISTRICT))
  const other = jsonCalls(await callerWith(server, ['ROLE_IMPORT_LOG_VIEW'], DISTRICT))
  const { data: note } = await write(logs, { subjectKind: 'batch', batchId, text: 'First.', isShared: true })
  const change = (call: Caller, body: object) => call<Note>('PATCH', path(`/${note.id}`), body)
  expect((await change(other, { text: 'Not mine.', updatedAt: null })).status).toBe(403)
  expect((await other('DELETE', path(`/${note.id}`))).status).toBe(403)
  expect((await read(other, `&filter[id]=${note.id}`))[0]).toMatchObject({ text: 'First.', canChange: false })
  server.advance(60_000)
  const { data: second } = await change(logs, { text: 'Second.', updatedAt: null })
  expect(second).toMatchObject({ text: 'Second.', createdAt: note.createdAt, updatedBy: note.createdBy })
  const stale = await change(employee, { text: 'Third.', updatedAt: null })
  expect([stale.status, stale.error?.message]).toEqual([409, expect.stringContaining('changed this note')])
  const { data: third } = await change(employee, { text: 'Third.', updatedAt: second.updatedAt })
  expect(third.updatedBy).not.toBe(note.createdBy)
  expect((await employee('DELETE', path(`/${note.id}`))).status).toBe(200)
  expect(await read(logs, `&filter[id]=${note.id}`)).toEqual([])
})

it('the audit log says who wrote, changed and removed a note, and never what', async () => {
  const { data: note } = await write(employee, { ...aboutDistrict, text: 'Nobody reads this there.' })
  server.advance(60_000)
  const text = 'Nor this.'
  await employee('PATCH', path(`/${note.id}`), { text, updatedAt: null })
  await employee('DELETE', path(`/${note.id}`))
  const log = (call: Caller) =>
    call<AuditEntry[]>('GET', `/district/audit-log?lea=${LEA}&filter[subject]=note:${note.id}`)
  const { data } = await log(employee)
  expect(data.map(({ action }) => action).toSorted()).toEqual(['create', 'delete', 'update'])
  expect(JSON.stringify(data)).not.toMatch(/Nobody reads|Nor this/)
  expect((await log(district)).data).toEqual([])
})
