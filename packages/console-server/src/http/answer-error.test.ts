import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { openMemoryDb } from '../db/packed-database.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { localStore } from '../storage/local-store.ts'
import { testMail } from '../testing/test-mail.ts'

it('[R17] keeps what was not foreseen to itself: the log is told, the caller is not', async () => {
  const { db, close } = await openMemoryDb()
  await close()
  const told: [unknown, string][] = []
  const app = createApp({
    db,
    now: () => new Date(),
    employeeAccess: 'either',
    nudge: () => {},
    mail: testMail().mail,
    allowLoopback: false,
    store: localStore('/nowhere'),
    secrets: secretsWith(randomBytes(32)),
    onError: (error, requestId) => told.push([error, requestId]),
  })
  const headers = { cookie: 'edconsole_session=x', 'x-request-id': 'abc-1' }
  const response = await app.request('/api/user-info', { headers })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: {
      code: 500,
      message: 'Something went wrong on the server. Try again. If this continues, contact support.',
    },
  })
  expect(told).toEqual([[expect.any(Error), 'abc-1']])
})
