import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ImportLogErrors } from './index.ts'

const BATCH = '48212'
let server: TestServer
let districtId: string
const ids = new Map<string, string>()
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  const district = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
  districtId = String(district?.id)
  const browser = await server.browser('employee@example.org')
  const answer = await browser(
    `/api/district/import-log-results?lea=${district?.lea}&filter[batchId]=${BATCH}`,
  )
  const { data }: { data: { componentName: string; etlStatusId: number }[] } = await answer.json()
  for (const { componentName, etlStatusId } of data) ids.set(componentName, String(etlStatusId))
}, 240_000)
afterAll(() => server.close())

const show = async (component = 'students') => {
  const params = { districtId, batchId: BATCH, etlStatusId: ids.get(component) ?? '0' }
  return showScreen(<ImportLogErrors {...params} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('import-log-errors', params),
  })
}
const files = catchSavedFiles()
const lines = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(count))
  return screen.getAllByRole('rowheader').map((cell) => cell.closest('tr') as HTMLElement)
}

test('[R33] the log holds errors and warnings as they were written, in Eastern time', {
  tags: 'main:import-log-errors',
}, async () => {
  await show()
  const [first] = await lines(7)
  expect(first?.textContent).toMatch(
    /^09\/13\/2026 - 06:0\dPMError12GRADEValue "PK3" is not in the list of grade levels/,
  )
  expect(screen.getByRole('link', { name: /Error Logs/ })).toHaveAttribute('aria-current', 'page')
})

test('levels carry counts, narrow the log and stand in the address', async () => {
  const { user, runtime } = await show()
  await lines(7)
  await user.click(screen.getByRole('radio', { name: 'Warnings 1' }))
  const [warning] = await lines(1)
  expect(warning).toHaveTextContent('Warning')
  expect(runtime.navigation.get().current()?.query).toEqual({ level: 'warning' })
  await user.click(screen.getByRole('radio', { name: 'Errors 6' }))
  await lines(6)
})

test('a search marks every match, hides no line, and Enter goes around', async () => {
  const { user } = await show()
  await lines(7)
  const box = screen.getByRole('searchbox', { name: 'Find in messages' })
  await user.type(box, 'row not loaded')
  expect(await screen.findByText('1 of 6')).toBeVisible()
  expect(document.querySelectorAll('mark')).toHaveLength(6)
  expect(screen.getAllByRole('rowheader')).toHaveLength(7)
  await user.type(box, '{Enter}')
  expect(screen.getByText('2 of 6')).toBeVisible()
  await user.type(box, '{Shift>}{Enter}{Enter}{/Shift}')
  expect(screen.getByText('6 of 6')).toBeVisible()
  expect(document.querySelectorAll('mark[aria-current]')).toHaveLength(1)
  await user.clear(box)
  await user.type(box, 'nowhere')
  expect(screen.getByText('No match')).toBeVisible()
})

test('a line opens in full and leads to its row in Details', async () => {
  const { user } = await show()
  const [first] = await lines(7)
  await user.click(within(first as HTMLElement).getByRole('button', { name: /Show more/ }))
  const link = await screen.findByRole('link', { name: 'Show row in Details' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    new RegExp(`/details/${BATCH}/${ids.get('students')}\\?filter\\[id\\]\\[0\\]=\\d+$`),
  )
  expect(screen.getByText('code T001')).toBeVisible()
})

test('a personal value is hidden in the message until it is asked for', async () => {
  const { user } = await show()
  await lines(7)
  expect(screen.getByText(/Value "••••••••" is not a date/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show personal data' }))
  expect(screen.queryByText(/••••/)).not.toBeInTheDocument()
})

test('a component without lines says so', async () => {
  await show('sites')
  expect((await screen.findAllByText(`No error logs for Sites in batch ${BATCH}.`))[0]).toBeVisible()
})

test('[R33] [R44] the log is saved as it was written, with nothing in it that the page hides', async () => {
  const { user } = await show()
  await lines(7)
  await user.click(screen.getByRole('button', { name: 'Download log (masked)' }))
  const masked = await files.next()
  expect(masked.name).toMatch(/students-error-log-48212_2026-09-14\.csv$/)
  const [head, first] = masked.lines
  expect(head).toBe('Time (UTC),Level,Row in file,Data row,Local ID,SIS column,Message,Code,Suggestion')
  expect(first).toMatch(/^2026-09-13T22:0\d:[\d.]+Z,Error,12,11,\d+,GRADE,/)
  expect(masked.lines).toHaveLength(8)
  expect(masked.lines.join()).toMatch(/Value ""•{8}"" is not a date/)
  await user.click(screen.getByRole('button', { name: 'Show personal data' }))
  await user.click(screen.getByRole('radio', { name: 'Errors 6' }))
  await user.click(screen.getByRole('button', { name: 'Download log' }))
  const { lines: shown } = await files.next()
  expect(shown).toHaveLength(7)
  expect(shown.join()).not.toContain('•')
})
