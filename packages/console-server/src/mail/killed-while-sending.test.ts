import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailMessages } from '../alerts/send-messages.ts'
import { json } from '../db/schema/columns.ts'
import { remindCorrections } from '../jobs/remind-corrections.ts'
import { tellAnswers } from '../jobs/tell-answers.ts'
import type { TestDatabase } from '../testing/cloned-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { testMail } from '../testing/test-mail.ts'
import type { Mail } from './mail.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const LEA = '4107320'
const MINUTE = 60_000

let database: TestDatabase
let userId: number
beforeAll(async () => {
  database = await openTestDatabase('small', NOW)
  const { db } = database
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('emailAddress', '=', 'employee@example.org')
    .executeTakeFirstOrThrow()
  userId = user.id
  const { id: districtId } = await db
    .selectFrom('districts')
    .select('id')
    .where('lea', '=', LEA)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('alertSettings')
    .values({
      userId,
      deliveries: json({
        importFailed: 'immediate',
        importHeld: 'off',
        importLate: 'off',
        rejectedRows: 'off',
        exportFailed: 'off',
        certificateExpiring: 'off',
      }),
      rejectedPercent: 5,
      scope: 'all',
      components: json([]),
      byEmail: true,
      digestAt: '07:00',
      quietDays: json([]),
      failuresBreakQuiet: false,
      timeZone: 'America/New_York',
      unsubscribeKey: 'key',
      since: NOW,
    })
    .execute()
  const { id: causeId } = await db
    .insertInto('alertCauses')
    .values({ districtId, event: 'importFailed', changedAt: NOW, isPending: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('alertMessages')
    .values({ userId, causeId, kind: 'opened', facts: json({}), createdAt: NOW, sentAt: NOW, emailAt: NOW })
    .execute()
  const request = {
    lea: LEA,
    schoolYear: 2026,
    componentName: 'students' as const,
    errorCode: 'E001',
    params: null,
    rowCount: 1,
    sentTo: 'contact@example.org',
    consoleUrl: 'https://console.example.org',
    createdAt: NOW,
    createdBy: 'Dana Reyes',
    createdById: userId,
  }
  const { etlStatusId, batchId } = await db
    .selectFrom('importResults')
    .select(['etlStatusId', 'batchId'])
    .where('lea', '=', LEA)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('correctionRequests')
    .values([
      Object.assign(
        { etlStatusId, batchId, cause: 'due', status: 'waiting' as const, dueOn: '2026-09-14' },
        request,
      ),
      Object.assign(
        {
          etlStatusId,
          batchId,
          cause: 'answered',
          status: 'answered' as const,
          dueOn: '2026-09-20',
          answeredAt: new Date(NOW.getTime() - 6 * MINUTE),
          untoldSince: new Date(NOW.getTime() - 6 * MINUTE),
          untoldReply: true,
        },
        request,
      ),
    ])
    .execute()
})
afterAll(() => database.close())

const WAYS = {
  alerts: (mail: Mail, at: Date) =>
    emailMessages(
      { db: database.db, mail, employeeAccess: 'either', publicUrl: 'https://console.example.org' },
      at,
    ),
  reminders: (mail: Mail, at: Date) =>
    remindCorrections({ db: database.db, mail, timeZone: 'America/New_York' }, at),
  'answers to corrections': (mail: Mail, at: Date) => tellAnswers({ db: database.db, mail }, at),
}

it.each(Object.entries(WAYS))(
  'email of %s is sent by the next server when one is killed while it sends, with the same id, and once',
  async (_, send) => {
    const ids: (string | undefined)[] = []
    const begun = Promise.withResolvers<void>()
    // What a server that is killed has begun never ends.
    const killed: Mail = {
      send: ({ id }) => {
        ids.push(id)
        begun.resolve()
        return new Promise(() => {})
      },
    }
    void send(killed, NOW)
    await begun.promise
    const { mail, box } = testMail()
    await send(mail, new Date(NOW.getTime() + MINUTE))
    expect(box.sent).toEqual([])
    await send(mail, new Date(NOW.getTime() + 6 * MINUTE))
    await send(mail, new Date(NOW.getTime() + 12 * MINUTE))
    expect(box.sent).toHaveLength(1)
    expect(box.sent[0]?.id).toBe(ids[0])
  },
)

it('what is answered while the email about an answer is sent is told too', async () => {
  const { db } = database
  const at = new Date(NOW.getTime() + 60 * MINUTE)
  const answer = (answeredAt: Date) =>
    db
      .updateTable('correctionRequests')
      .set(({ fn, ref, val }) => ({
        answeredAt,
        untoldSince: fn.coalesce(ref('untoldSince'), val(answeredAt.toISOString())),
      }))
      .where('cause', '=', 'answered')
      .execute()
  await answer(new Date(at.getTime() - 6 * MINUTE))
  const { mail, box } = testMail()
  const slow: Mail = {
    send: async (email) => {
      await answer(at)
      await mail.send(email)
    },
  }
  await WAYS['answers to corrections'](slow, at)
  await WAYS['answers to corrections'](mail, new Date(at.getTime() + 6 * MINUTE))
  await WAYS['answers to corrections'](mail, new Date(at.getTime() + 12 * MINUTE))
  expect(box.sent).toHaveLength(2)
})
