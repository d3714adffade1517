import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { fillDatabase } from '../first-run/fill-database.ts'
import { startServer } from '../start-server.ts'
import { freePort } from '../testing/free-port.ts'
import { newDatabaseAddress } from '../testing/test-database.ts'

const numberAt = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

it('measures calls, jobs and connections at an address of its own, without ids', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-metrics-'))
  const { databaseUrl, remove } = await newDatabaseAddress()
  const port = await freePort()
  const place = databaseUrl === undefined ? { folder } : { url: databaseUrl }
  const { db, close } = await openDatabase(place, () => {})
  // Otherwise the server would begin with empty tables.
  await fillDatabase(db)
  // Of a kind that no server knows, so that it stays.
  await db.insertInto('jobs').values({ kind: 'unknown', payload: '{}' }).execute()
  // Fails, as it has no batch.
  await db.insertInto('jobs').values({ kind: 'export', lea: '4107320', payload: '{}' }).execute()
  await close()
  const onError = vi.fn()
  const server = await startServer({
    onError,
    port: 0,
    host: '127.0.0.1',
    data: folder,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    env: { CONSOLE_METRICS_PORT: String(port) },
  })
  onTestFinished(async () => {
    await server.close()
    await remove()
    await rm(folder, { recursive: true, force: true })
  })
  const api = server.url.replace('localhost', '127.0.0.1')
  await fetch(`${api}/api/accounts/number-12?x=hush`, { method: 'HEAD' })
  await fetch(`${api}/api/nobody-7`)
  await fetch(`${api}/api/nobody-8`, { method: 'PROPFIND' })
  await vi.waitUntil(() => onError.mock.calls.length > 0, { timeout: 10_000 })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  const calls = (labels: string) => numberAt(text, `console_requests_total{${labels}}`)
  expect(calls('method="HEAD",route="/api/accounts/:id",status="401"')).toBe(1)
  expect(calls('method="GET",route="none",status="404"')).toBe(1)
  expect(
    numberAt(text, 'console_request_duration_seconds_count{method="HEAD",route="/api/accounts/:id"}'),
  ).toBe(1)
  expect(numberAt(text, 'console_jobs_open{kind="unknown",status="queued"}')).toBe(1)
  expect(numberAt(text, 'console_job_oldest_seconds{kind="unknown",status="queued"}')).toBeGreaterThan(0)
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Job \d+ \(export, district 4107320\) failed$/),
    expect.any(Error),
  )
  expect(numberAt(text, 'console_errors_total{source="job"}')).toBe(1)
  // From the start, so that an increase counts the first one.
  expect(numberAt(text, 'console_errors_total{source="mail"}')).toBe(0)
  for (const metric of ['console_jobs_open', 'console_job_oldest_seconds'])
    expect(numberAt(text, `${metric}{kind="import",status="running"}`)).toBe(0)
  expect(numberAt(text, 'console_database_up')).toBe(1)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  if (databaseUrl !== undefined)
    expect(numberAt(text, 'console_database_connections{state="idle"}')).toBeGreaterThan(0)
  for (const hush of ['number-12', 'hush', 'nobody', 'PROPFIND']) expect(text).not.toContain(hush)
  // The console's own address doesn't have them, and the other one has nothing else.
  expect((await fetch(`${api}/metrics`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/api/districts`)).status).toBe(404)
})
