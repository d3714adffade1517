import { type ExportLogHeader, type ExportLogResult, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ConsoleShell } from '../../shell/console-shell.tsx'
import { showScreen } from '../../testing/show-screen.tsx'
import { ExportLogResults } from './index.ts'

const LEA = '4107320'
let server: TestServer
let employee: TestFetch
let districtId: string
let logged: ExportLogHeader[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
  employee = await server.browser('employee@example.org')
  logged = await ask('headers?limit=100')
}, 240_000)
afterAll(() => server.close())

const ask = async (path: string) => {
  const answer = await employee(`/api/district/export-log-${path}&lea=${LEA}`)
  return (await answer.json()).data
}
const resultsOf = (batchId: number): Promise<ExportLogResult[]> => ask(`results?filter[batchId]=${batchId}`)
const withStatus = (status: string) => {
  const found = logged.find((batch) => batch.status === status)
  if (!found) throw new Error(`No sending is ${status}.`)
  return found
}
const show = (batchId: number, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<ExportLogResults districtId={districtId} batchId={String(batchId)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('export-log-results', { districtId, batchId: String(batchId) }),
    ...options,
  })
const files = async () => {
  await screen.findByRole('rowheader', { name: /Sites/ })
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}

test('[S2.2] a sending lists its files with what was sent of each, seven columns at most; others can be shown', {
  tags: 'main:export-log-results',
}, async () => {
  const batch = withStatus('completed')
  const [first] = await resultsOf(batch.batchId)
  const { user } = await show(batch.batchId)
  const shown = await files()
  expect(shown).toHaveLength(batch.components.length)
  expect(await screen.findByRole('heading', { level: 1, name: `Export ${batch.batchId}` })).toBeVisible()
  const row = within(screen.getByRole('rowheader', { name: /Sites/ }).closest('tr') as HTMLElement)
  expect(row.getByText(first?.fileName ?? '')).toBeVisible()
  expect(row.getByText('Transferred')).toBeVisible()
  expect(row.getByRole('link', { name: 'Sites' }).getAttribute('href')).toMatch(
    new RegExp(`/export-logs/details/${batch.batchId}/\\d+$`),
  )
  expect(screen.getAllByRole('columnheader')).toHaveLength(7)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Checksum' }))
  expect(row.getByText(`${first?.checksumSha256?.slice(0, 8)}…`)).toBeVisible()
  expect(row.getByRole('button', { name: 'Copy the checksum of Sites' })).toBeInTheDocument()
})

test('the figures are compared with the sending before', async () => {
  const batch = withStatus('completed')
  const [first] = await resultsOf(batch.batchId)
  await show(batch.batchId)
  const label = await screen.findByText(`Compared with export ${first?.previous?.batchId}`)
  expect(label.closest('div')?.textContent).toMatch(
    /(No difference in rows in files|rows in files( unchanged)?, .*left out( unchanged)?)$/,
  )
  expect(screen.getByText('Size of files')).toBeVisible()
})

test('[ux 9.11] a failed run and the one that retried it lead to each other', async () => {
  const failed = withStatus('failed')
  const retry = logged.find(
    (batch) => batch.exportId === failed.exportId && batch.attempt === failed.attempt + 1,
  )
  if (!retry) throw new Error('Nothing was retried.')
  await show(failed.batchId)
  const later = await screen.findByRole('link', { name: `Retried as export ${retry.batchId}: Completed` })
  expect(later).toHaveAttribute('href', `/${districtId}/export-logs/results/${retry.batchId}`)
  cleanup()

  await show(retry.batchId)
  const earlier = await screen.findByRole('link', { name: `Retry of export ${failed.batchId}` })
  expect(earlier).toHaveAttribute('href', `/${districtId}/export-logs/results/${failed.batchId}`)
  cleanup()

  const other = logged.find((batch) => batch.exportId !== failed.exportId && batch.attempt === 1)
  await show(other?.batchId ?? 0)
  await files()
  expect(screen.queryByText(/^Retr(y|ied) /)).toBeNull()
})

test('[domain 5.4] a file that was refused says why in full, with the way to the export; those behind it were not sent', async () => {
  const batch = withStatus('failed')
  const [first] = await resultsOf(batch.batchId)
  await show(batch.batchId)
  await files()
  const fix = await screen.findByRole('link', { name: 'Check the export' })
  expect(fix).toHaveAttribute('href', `/${districtId}/export/edit/${batch.exportId}`)
  expect(fix.closest('td')).toHaveTextContent(first?.message ?? 'no message')
  expect(first?.message).toMatch(/refused the sign-in\.$/)
  expect(screen.getAllByText('Not sent')).toHaveLength(batch.components.length - 1)
})

test('unusually few rows are told', async () => {
  const batch = withStatus('completed')
  const [first] = await resultsOf(batch.batchId)
  const before = first?.previous
  if (!first || !before) throw new Error('Nothing was sent before.')
  const change = (rows: number) =>
    server.db
      .updateTable('exportResults')
      .set({ recordsWritten: rows })
      .where('batchId', '=', before.batchId)
      .where('componentName', '=', first.componentName)
      .execute()
  await change(before.recordsWritten * 10)
  await show(batch.batchId)
  const fewer = before.recordsWritten * 10 - first.recordsWritten
  expect(
    await screen.findByText(
      `${fewer} rows fewer than in export ${before.batchId}. Check the data before the next run.`,
    ),
  ).toBeVisible()
  await change(before.recordsWritten)
})

test('[ux 11] [ and ] lead to the sendings before and after in the console', async () => {
  const ids = logged.map(({ batchId }) => batchId).sort((a, b) => a - b)
  const [first = 0, second = 0] = ids
  const place = placeOf('export-log-results', { districtId, batchId: String(second) })
  const { user, runtime } = await showScreen(
    <ConsoleShell>
      <ExportLogResults districtId={districtId} batchId={String(second)} />
    </ConsoleShell>,
    { server, as: 'employee@example.org', place },
  )
  await runtime.districts.follow(districtId)
  await files()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Previous export' })).toHaveAttribute('href'))
  await user.keyboard('[[')
  await waitFor(() => expect(runtime.navigation.get().current()?.params.batchId).toBe(String(first)))
})

test('[R47] sending again leads to the new sending', async () => {
  const batch = withStatus('completed')
  await employee(`/api/export/${batch.exportId}?lea=${LEA}`, {
    method: 'PATCH',
    body: JSON.stringify({ deliveryMethod: 'download', host: null, username: null, port: null }),
  })
  const { user, runtime } = await show(batch.batchId)
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByText('Download here')
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  await waitFor(() =>
    expect(Number(runtime.navigation.get().current()?.params.batchId)).toBeGreaterThan(
      Math.max(...logged.map(({ batchId }) => batchId)),
    ),
  )
  await server.jobs.idle()
})

test('a sending of another district is not shown, nor anything of it', async () => {
  const foreign = await server.db
    .selectFrom('exportBatches')
    .select('batchId')
    .where('lea', '!=', LEA)
    .executeTakeFirstOrThrow()
  await show(foreign.batchId)
  expect(await screen.findByText(`Export ${foreign.batchId} isn't in this district.`)).toBeVisible()
  expect(screen.getByRole('link', { name: 'All export logs' })).toHaveAttribute(
    'href',
    `/${districtId}/export-logs`,
  )
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('[S8] files that cannot be fetched say so in place', async () => {
  await show(withStatus('completed').batchId, {
    faults: [['exportLogs.results', { status: 500, message: 'Disk full' }]],
  })
  expect((await screen.findAllByText('Error fetching export log results'))[0]).toBeVisible()
})

const sendOneRoster = async (facts: { name: string; components: string[]; zip: boolean }) => {
  const { data: added } = await (
    await employee(`/api/export?lea=${LEA}`, {
      method: 'POST',
      body: JSON.stringify({
        ...facts,
        productId: logged[0]?.productId,
        deliveryMethod: 'download',
        exportType: 'oneroster12Csv',
        isEnabled: true,
      }),
    })
  ).json()
  const sent = await employee(`/api/export/send-now?lea=${LEA}`, {
    method: 'POST',
    body: JSON.stringify({ exportIds: [added.id] }),
  })
  const [batchId] = (await sent.json()).data.batchIds
  await server.jobs.idle()
  return batchId
}

test('[S7] every file of a OneRoster export is counted and downloaded, also those that belong to no component alone', async () => {
  const components = ['sites', 'students', 'attendance']
  const batchId = await sendOneRoster({ name: 'Loose files', components, zip: false })
  const { user } = await show(batchId)
  await files()
  expect(screen.getByText('3 components')).toBeVisible()
  const count = await screen.findByText('5 files')
  const links = within(count.closest('div') ?? document.body).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['orgs.csv', 'users.csv', 'roles.csv', 'demographics.csv', 'manifest.csv'].map((name) =>
      expect.stringMatching(`/api/files/exports/${batchId}/${name}\\?lea=${LEA}$`),
    ),
  )
  const downloads: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.href)
  })
  await user.click(screen.getByRole('button', { name: 'Download all files' }))
  click.mockRestore()
  expect(downloads).toEqual([expect.stringMatching(`/api/files/export-archives/${batchId}\\?lea=${LEA}$`)])
  // In full, below its row
  const leftOut = screen.getAllByText('Left out: OneRoster has no file for Attendance').at(-1)
  expect(leftOut?.closest('td')).toHaveTextContent('Check the export')
})

test('[S3] the files of a OneRoster export can be checked beside the standard', async () => {
  const components = ['sites', 'students', 'sections']
  const batchId = await sendOneRoster({ name: 'Rosters', components, zip: true })
  const { user } = await show(batchId)
  await user.click(await screen.findByRole('button', { name: 'Check this export' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Check of export ${batchId}` }))
  const classes = within(await dialog.findByRole('region', { name: 'classes.csv' }))
  const fault = within(classes.getByText('termSourcedIds').closest('li') ?? document.createElement('li'))
  expect(
    fault.getByText(/^Refers to academicSessions.csv, which this export doesn't send, in \d+ rows\.$/),
  ).toBeVisible()
  expect(fault.getByText('From line 2')).toBeVisible()
  expect(dialog.getByText('Receivers that follow OneRoster 1.2 may reject these files.')).toBeVisible()
})

test('[S3] a check of files that are no longer stored says what to do instead', async () => {
  const { user } = await show(withStatus('completed').batchId)
  await user.click(await screen.findByRole('button', { name: 'Check this export' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Send the export again to check it.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
})
