import type { AlertMessage, CorrectionRequest, CorrectionRow } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retainAlerts } from '../alerts/send-messages.ts'
import { tellAnswers } from '../jobs/tell-answers.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

const LEA = '4107320'
let server: TestServer
let employee: ReturnType<typeof jsonCalls>
let district: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
  district = jsonCalls(await server.browser('admin@example.org'))
})
afterAll(() => server.close())

type Caller = ReturnType<typeof jsonCalls>
/** The newest cause of each kind that nobody was asked about yet. */
const causeOf = async (owner: 'district' | 'provider') => {
  const asked = await server.db
    .selectFrom('correctionRequests')
    .select(['cause', 'componentName'])
    .where('status', '!=', 'closed')
    .execute()
  const found = await server.db
    .selectFrom('importCauses as c')
    .innerJoin('importDetails as d', (join) =>
      join
        .onRef('d.lea', '=', 'c.lea')
        .onRef('d.etlStatusId', '=', 'c.etlStatusId')
        .onRef('d.cause', '=', 'c.cause'),
    )
    .select(['c.etlStatusId', 'c.cause', 'c.componentName'])
    .where('c.lea', '=', LEA)
    .where('d.owner', '=', owner)
    .where('d.rowNumber', 'is not', null)
    .where('d.fixTarget', owner === 'district' ? 'is' : 'is not', null)
    .orderBy('c.etlStatusId', 'desc')
    .orderBy('c.cause')
    .execute()
  const free = found.find(
    (one) =>
      !asked.some(({ cause, componentName }) => cause === one.cause && componentName === one.componentName),
  )
  if (!free) throw new Error(`Of ${owner} there is no cause left.`)
  return { etlStatusId: Number(free.etlStatusId), cause: free.cause }
}
const path = (rest = '') => `/district/correction-requests${rest}?lea=${LEA}`
const send = (call: Caller, body: object) => call<CorrectionRequest>('POST', path(), body)
const dueOn = '2099-06-30'
const rowsOf = async (call: Caller, id: number) =>
  (
    await call<CorrectionRow[]>(
      'GET',
      `/district/correction-rows?lea=${LEA}&filter[requestId]=${id}&limit=1000`,
    )
  ).data

it('R25 emails the contact how many rows there are, and nothing of the rows', async () => {
  const cause = await causeOf('district')
  const { status, data } = await send(employee, { ...cause, dueOn, note: 'Call me.\nSoon.' })
  expect([status, data]).toMatchObject([200, { status: 'waiting', note: 'Call me.\nSoon.', dueOn }])
  expect(data.causeTitle).not.toBe(cause.cause.split(':')[0])
  const rows = await rowsOf(district, data.id)
  expect(rows.length).toBe(data.rows)
  expect(data.openRows).toBe(data.rows)
  const email = server.mail.sent.at(-1)
  expect(email).toMatchObject({ to: data.sentTo, replyTo: 'employee@example.org' })
  expect(email?.subject).toContain(`${data.rows} row`)
  expect(email?.text).toMatch(/^http:\/\/console\.test\/$/m)
  for (const { sourceId, recordLabel, rejectedValue } of rows)
    for (const secret of [sourceId, recordLabel, rejectedValue])
      if (secret) expect(email?.text).not.toContain(secret)
  expect(email?.text).not.toContain('Call me')
  const again = await send(employee, { ...cause, dueOn })
  expect([again.status, again.error?.message]).toEqual([
    409,
    'The district was asked to correct these rows already.',
  ])
})

it('R25 refuses what cannot be asked, and sends and keeps nothing', async () => {
  const cause = await causeOf('district')
  const sent = server.mail.sent.length
  const kept = () => server.db.selectFrom('correctionRequests').selectAll().execute()
  const before = await kept()
  expect((await send(employee, { ...cause, dueOn: '2020-01-01' })).error).toMatchObject({ field: 'dueOn' })
  expect((await send(employee, { ...cause, cause: 'V999:none', dueOn })).status).toBe(404)
  expect((await send(employee, { ...(await causeOf('provider')), dueOn })).error).toMatchObject({
    code: 400,
    field: 'cause',
  })
  const become = (errorCode: string) =>
    server.db
      .updateTable('importDetails')
      .set({ errorCode })
      .where('lea', '=', LEA)
      .where('etlStatusId', '=', cause.etlStatusId)
      .where('cause', '=', cause.cause)
      .execute()
  // What a spreadsheet has changed is right in the SIS.
  await become('V014')
  expect((await send(employee, { ...cause, dueOn })).error).toMatchObject({ code: 400, field: 'cause' })
  await become(cause.cause.split(':')[0] ?? '')
  expect((await send(district, { ...cause, dueOn })).status).toBe(403)
  const { contactEmailAddress } = await server.db
    .selectFrom('districts')
    .select('contactEmailAddress')
    .where('lea', '=', LEA)
    .executeTakeFirstOrThrow()
  const contact = (address: string | null) =>
    server.db.updateTable('districts').set({ contactEmailAddress: address }).where('lea', '=', LEA).execute()
  await contact(null)
  expect((await send(employee, { ...cause, dueOn })).error).toMatchObject({ field: 'contactEmailAddress' })
  await contact(contactEmailAddress)
  expect(server.mail.sent.length).toBe(sent)
  expect(await kept()).toEqual(before)
})

it('[9.3] the district marks rows and replies, the provider reads it and closes', async () => {
  const { data: asked } = await send(employee, { ...(await causeOf('district')), dueOn })
  const [first] = await rowsOf(district, asked.id)
  if (!first) throw new Error('No row')
  const answer = (body: object) => district<CorrectionRequest>('POST', path(`/${asked.id}/answer`), body)
  expect((await answer({})).status).toBe(400)
  expect((await answer({ rows: [first.id, 999_999_999] })).error).toMatchObject({ code: 400, field: 'rows' })
  expect((await rowsOf(district, asked.id)).every(({ correctedAt }) => correctedAt === null)).toBe(true)
  expect((await answer({ rows: [first.id] })).data).toMatchObject({ status: 'answered', correctedRows: 1 })
  expect((await answer({ reply: 'Done.', allRows: true })).data).toMatchObject({
    reply: 'Done.',
    correctedRows: asked.rows,
    openRows: asked.rows,
  })
  expect((await district('POST', path(`/${asked.id}/close`))).status).toBe(403)
  const closed = await employee<CorrectionRequest>('POST', path(`/${asked.id}/close`))
  expect(closed.data).toMatchObject({ status: 'closed', closedBatchId: null, closedBy: expect.any(String) })
  expect((await answer({ reply: 'Again.' })).status).toBe(409)
})

it('[9.3] another district neither sees nor answers a request', async () => {
  const other = await server.newDistrict()
  const { data } = await send(employee, { ...(await causeOf('district')), dueOn })
  const list = await employee<CorrectionRequest[]>('GET', `/district/correction-requests?lea=${other.lea}`)
  expect(list.data).toEqual([])
  const answer = `/district/correction-requests/${data.id}/answer?lea=${other.lea}`
  expect((await employee('POST', answer, { reply: 'Mine.' })).status).toBe(404)
})

it('[9.3] tells whoever asked that the district answered, once for what comes within minutes, and nothing of the rows', async () => {
  // Few causes are left, and each is asked about once at a time.
  await server.db.deleteFrom('correctionRequests').execute()
  const { data: asked } = await send(employee, { ...(await causeOf('district')), dueOn })
  const rows = await rowsOf(district, asked.id)
  const answer = (call: Caller, body: object) => call('POST', path(`/${asked.id}/answer`), body)
  const told = () =>
    server.mail.sent.filter(({ subject }) => subject.endsWith('answered your correction request'))
  const later = async () => {
    server.advance(6 * 60_000)
    await server.jobs.idle()
  }
  await later()
  const before = told().length
  await answer(employee, { reply: 'My own answer.' })
  await later()
  expect(told().length).toBe(before)
  await answer(district, { rows: rows.slice(0, 1).map(({ id }) => id) })
  await answer(district, { reply: 'Jamie Lee moved in May.' })
  await server.jobs.idle()
  expect(told().length).toBe(before)
  await later()
  await later()
  expect(told().length).toBe(before + 1)
  const email = told().at(-1)
  expect(email?.to).toBe('employee@example.org')
  expect(email?.text).toContain(`replied and marked 1 of ${rows.length} row`)
  expect(email?.text).not.toContain('Jamie')
  // Also in the inbox, though this person chose no alerts.
  const { data: posted } = await employee<AlertMessage[]>('GET', '/alerts')
  expect(posted.filter(({ kind }) => kind === 'answered')).toMatchObject([
    {
      event: null,
      districtName: expect.any(String),
      componentName: asked.componentName,
      count: 1,
      isRead: false,
      target: { route: 'import-log-details', query: { request: String(asked.id) } },
    },
  ])
})

it('[9.3] posts an answer once where its email has to be sent again', async () => {
  await server.db.deleteFrom('correctionRequests').execute()
  const { data: asked } = await send(employee, { ...(await causeOf('district')), dueOn })
  const answer = (body: object) => district('POST', path(`/${asked.id}/answer`), body)
  const posted = async () =>
    (await employee<AlertMessage[]>('GET', '/alerts')).data.filter(({ kind }) => kind === 'answered').length
  const refusing: Parameters<typeof tellAnswers>[0] = {
    db: server.db,
    mail: { ...server.mail, send: () => Promise.reject(new Error('The mail server is away')) },
  }
  const later = () => server.advance(6 * 60_000)
  await answer({ reply: 'One.' })
  later()
  await expect(tellAnswers(refusing, server.now())).rejects.toThrow('away')
  later()
  await expect(tellAnswers(refusing, server.now())).rejects.toThrow('away')
  expect(await posted()).toBe(1)
  await answer({ reply: 'Two.' })
  later()
  await server.jobs.idle()
  expect(await posted()).toBe(2)
})

it('[9.3] shows nothing of an answer once the request is gone, and lets go of it in the next round', async () => {
  const kept = () =>
    server.db.selectFrom('alertMessages').select('id').where('requestId', 'is not', null).execute()
  expect(await kept()).not.toEqual([])
  await server.db.deleteFrom('correctionRequests').execute()
  const { data: shown } = await employee<AlertMessage[]>('GET', '/alerts')
  expect(shown.filter(({ kind }) => kind === 'answered')).toEqual([])
  await retainAlerts(server.db, server.now())
  expect(await kept()).toEqual([])
})

it('[9.3] reminds once, when the day has come and nobody has answered', async () => {
  const day = new Date(server.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const { data } = await send(employee, { ...(await causeOf('district')), dueOn: day })
  const reminders = () =>
    server.mail.sent.filter(({ subject, to }) => subject.startsWith('Reminder: ') && to === data.sentTo)
      .length
  await server.jobs.idle()
  const before = reminders()
  server.advance(2 * 86_400_000)
  await server.jobs.idle()
  server.advance(86_400_000)
  await server.jobs.idle()
  expect(reminders()).toBe(before + 1)
})
