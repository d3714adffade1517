import { type ExportLogHeader, type ExportLogResult, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { ExportLogDetails } from './index.ts'

const LEA = '4107320'
let server: TestServer
let employee: TestFetch
let districtId: string
let results: ExportLogResult[]
let batches: ExportLogHeader[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
  employee = await server.browser('employee@example.org')
  results = await ask('results')
  batches = await ask('headers')
}, 240_000)
afterAll(() => server.close())

const ask = async (path: string) => {
  const answer = await employee(`/api/district/export-log-${path}?limit=500&lea=${LEA}`)
  return (await answer.json()).data
}
const fileThat = (is: (result: ExportLogResult) => boolean): ExportLogResult => {
  const found = results.find(is)
  if (!found) throw new Error('File not found.')
  return found
}
const refused = () => fileThat(({ message }) => /refused the sign-in/.test(message ?? ''))
const withRowsLeftOut = () => fileThat(({ recordsSkipped }) => recordsSkipped > 0)
const show = (
  file: Pick<ExportLogResult, 'batchId' | 'etlStatusId'>,
  query = {},
  options: Partial<Parameters<typeof showScreen>[1]> = {},
) => {
  const params = { districtId, batchId: String(file.batchId), etlStatusId: String(file.etlStatusId) }
  return showScreen(<ExportLogDetails {...params} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('export-log-details', params, { query }),
    ...options,
  })
}
const steps = async () => {
  const log = await screen.findByRole('region', { name: 'Transfer log' })
  return within(log)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

test('[S2.2] a refused file tells its way in plain words, whose turn it is, and leads to the export', {
  tags: 'main:export-log-details',
}, async () => {
  const file = refused()
  await show(file)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sites' })).toBeVisible()
  const shown = await steps()
  expect(shown[0]).toMatch(/The export started on schedule\.$/)
  expect(shown[1]).toContain(`were written into ${file.fileName}`)
  expect(shown[2]).toMatch(/The file wasn't delivered to .*\. /)
  const causes = within(await screen.findByRole('region', { name: 'What to fix' }))
  const [cause] = await causes.findAllByRole('listitem')
  expect(cause?.textContent).toMatch(/^1Receiver refused the sign-in.*Provider/)
  expect(within(cause as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `/${districtId}/export/edit/${file.exportId}`,
  )
  expect(screen.queryByText('Error Logs')).not.toBeInTheDocument()
})

test('a file that arrived says where it went', async () => {
  const file = fileThat(
    ({ recordsSkipped, deliveryStatus }) => recordsSkipped === 0 && deliveryStatus === 'transferred',
  )
  const batch = batches.find(({ batchId }) => batchId === file.batchId)
  await show(file)
  expect((await steps()).at(-1)).toContain(
    `The file was sent to ${batch?.destination} · SFTP, folder ${file.remotePath}.`,
  )
  expect(await screen.findByText(`All ${file.recordsWritten} rows were sent.`)).toBeVisible()
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('a cause filters the lines and stands in the address; chosen again it lets go', async () => {
  const { user, runtime } = await show(withRowsLeftOut())
  const causes = within(await screen.findByRole('region', { name: 'What to fix' }))
  const cause = await causes.findByRole('button', { name: /Rows left out of the export/ })
  expect(cause.closest('li')).toHaveTextContent('DistrictCorrect in the SIS')
  await user.click(cause)
  await waitFor(() =>
    expect(runtime.navigation.get().current()?.query).toEqual({
      filter: { cause: [expect.stringMatching(/^X003:/)] },
    }),
  )
  expect(cause).toHaveAttribute('aria-pressed', 'true')
  await user.click(cause)
  await waitFor(() => expect(cause).toHaveAttribute('aria-pressed', 'false'))
})

test('[ux 9.11] the panel shows a row as it was sent, with personal data hidden until it is asked for', async () => {
  const file = withRowsLeftOut()
  await server.db
    .updateTable('exportDetails')
    .set({
      rowNumber: 7,
      sourceId: '30017650',
      rowData: JSON.stringify({ localId: '30017650', lastName: 'Okafor', grade: '05' }),
    })
    .where('etlStatusId', '=', file.etlStatusId)
    .execute()
  const { user } = await show(file)
  const grid = within(await screen.findByRole('grid'))
  await user.click(await grid.findByRole('button', { name: /^Open/ }))
  const record = within(await screen.findByRole('region', { name: 'Row as sent' }))
  expect(record.getByText('lastName').closest('div')).toHaveTextContent('hidden')
  expect(record.getByText('grade').closest('div')).not.toHaveTextContent('hidden')
  await user.click(record.getByRole('button', { name: 'Show personal data' }))
  expect(record.getByText('Okafor')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
})

test('a file that the sending does not have is told apart from a sending of another district', async () => {
  await show({ batchId: refused().batchId, etlStatusId: 1 })
  expect(await screen.findByText(`File not found in export ${refused().batchId}.`)).toBeVisible()
})

test('nothing of a sending of another district is shown', async () => {
  const foreign = await server.db
    .selectFrom('exportResults')
    .select(['batchId', 'etlStatusId'])
    .where('lea', '!=', LEA)
    .executeTakeFirstOrThrow()
  const { calls } = await show(foreign)
  expect(await screen.findByText(`Export ${foreign.batchId} isn't in this district.`)).toBeVisible()
  expect(calls.filter((call) => call.includes('export-log-details'))).toEqual([])
})

test('[S8] lines that cannot be fetched say so in place', async () => {
  await show(refused(), {}, { faults: [['exportLogs.details', { status: 500, message: 'Disk full' }]] })
  expect((await screen.findAllByText('Error fetching export log details'))[0]).toBeVisible()
})

test('[S7] a component in several files leads to each of them', async () => {
  const file = fileThat((one) => one.componentName === 'students' && one.fileName !== null)
  const { batchId, lea } = file
  await server.db
    .insertInto('exportFiles')
    .values({
      batchId,
      lea,
      fileName: 'demographics.csv',
      archiveName: null,
      fileSizeBytes: 1,
      checksumSha256: '',
      recordsWritten: 0,
    })
    .execute()
  await show(file)
  expect(await screen.findByRole('link', { name: 'Download demographics.csv' })).toHaveAttribute(
    'href',
    expect.stringMatching(`/api/files/exports/${batchId}/demographics.csv\\?lea=${lea}$`),
  )
})
