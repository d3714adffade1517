import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerError } from './answer-error.ts'
import { guardWrites } from './guard-writes.ts'

const ALLOWED = 'https://console.example.org'
const app = new Hono()
app.onError(answerError(() => {}))
app.use(guardWrites([ALLOWED]))
app.post('*', (c) => c.text('done'))

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const call = { 'x-requested-with': 'XMLHttpRequest' }

it.each([
  ['a call of an allowed origin', '/api/sites', { ...call, origin: ALLOWED }, 200],
  ['a call of another one', '/api/sites', { ...call, origin: 'https://console.example.com' }, 403],
  ['a call of an allowed origin without the header', '/api/sites', { origin: ALLOWED }, 403],
  ['the form of this origin', '/api/login', { ...form, origin: 'http://localhost' }, 200],
  ['the form of an allowed origin', '/api/login', { ...form, origin: ALLOWED }, 403],
  ['a form elsewhere', '/api/sites', { ...form, origin: 'http://localhost' }, 403],
  [
    'a form as multipart',
    '/api/login',
    { 'content-type': 'multipart/form-data; boundary=x', origin: 'http://localhost' },
    403,
  ],
])('[R12] %s', async (_, path, headers, status) => {
  expect((await app.request(path, { method: 'POST', headers, body: 'a=b' })).status).toBe(status)
})
