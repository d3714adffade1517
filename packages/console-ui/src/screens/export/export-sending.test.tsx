import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ASSESSMENT,
  dialog,
  exportOverview,
  panel,
  pick,
  rowOf,
  told,
  WAIT,
} from '../../testing/export-overview.tsx'
import { ExportOverview } from './index.ts'

const at = exportOverview(ExportOverview)

test('[S7] an export is sent from its row, after a look at where it goes; the list follows it to its end', {
  tags: 'main:export',
}, async () => {
  const { id } = await at.exports.add()
  const shown = await at.show()
  await pick(shown, 'Screening', 'Send now')
  const question = await dialog('Send Roster to Screening now?')
  expect(question.getByText(at.district.districtName)).toBeVisible()
  expect(question.getByText('Download here')).toBeVisible()
  await shown.user.click(question.getByRole('button', { name: 'Send export' }))
  await waitFor(() => expect(told(shown)).toContain('Roster to Screening is being sent'), WAIT)
  expect(shown.calls).toContain('POST /api/export/send-now')
  await at.server.jobs.idle()
  expect(await at.exports.read(id)).toMatchObject({ lastStatus: 'completed' })
  expect(await (await rowOf('Screening')).findByText('Sent', {}, WAIT)).toBeVisible()
  await shown.user.click((await rowOf('Screening')).getByRole('button', { name: /^Actions/ }))
  const { lastBatchId } = (await at.exports.read(id)) ?? {}
  expect(await screen.findByRole('menuitem', { name: 'Open last run' }, WAIT)).toHaveAttribute(
    'href',
    `/${at.district.id}/export-logs/results/${lastBatchId}`,
  )
  const about = within(await screen.findByRole('region', { name: 'About these exports' }))
  expect(about.getByText('1 of 1')).toBeVisible()
})

test('[ux 9.7] from the panel every export is sent that is switched on; the others are named', async () => {
  const due = await at.exports.add()
  await at.exports.add({ productId: ASSESSMENT, name: 'Roster to Assessment', isEnabled: false })
  const shown = await at.show()
  await rowOf('Assessment')
  await shown.user.click(await (await panel()).findByRole('button', { name: 'Send now' }))
  const question = await dialog('Send Roster to Screening now?')
  expect(
    within(question.getByRole('region', { name: 'Not included' })).getByText('Roster to Assessment'),
  ).toBeVisible()
  expect(question.getByText("It's paused")).toBeVisible()
  await shown.user.click(question.getByRole('button', { name: 'Send export' }))
  await waitFor(() => expect(told(shown)).toContain('Roster to Screening is being sent'), WAIT)
  await at.server.jobs.idle()
  expect(await at.exports.read(due.id)).toMatchObject({ lastStatus: 'completed' })
})

test('[ux 9.7] those that are selected are sent together, and are let go', async () => {
  await at.exports.add()
  await at.exports.add({ productId: ASSESSMENT, name: 'Roster to Assessment' })
  const shown = await at.show()
  await rowOf('Assessment')
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (Assessment|Screening)/ }))
    await shown.user.click(box)
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  await shown.user.click(bar.getByRole('button', { name: 'Send now' }))
  const question = await dialog('Send 2 exports now?')
  await shown.user.click(question.getByRole('button', { name: 'Send 2 exports' }))
  await waitFor(() => expect(told(shown)).toContain('2 exports are being sent'), WAIT)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  await at.server.jobs.idle()
})

test('[S7] what the server would refuse for its product is left out of those that are sent', async () => {
  await at.exports.add()
  await at.exports.add({ productId: ASSESSMENT, name: 'Roster to Assessment' })
  await at.exports.disable(ASSESSMENT)
  const { user } = await at.show()
  await rowOf('Assessment')
  await user.click(await (await panel()).findByRole('button', { name: 'Send now' }))
  const question = await dialog('Send Roster to Screening now?')
  expect(question.getByText('Its product is turned off')).toBeVisible()
})

test('what is paused cannot be sent from its row, and the menu says why', async () => {
  await at.exports.add({ isEnabled: false })
  const { user } = await at.show()
  await user.click((await rowOf('Screening')).getByRole('button', { name: /^Actions/ }))
  const item = await screen.findByRole('menuitem', { name: /^Send now/ }, WAIT)
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).toHaveTextContent("It's paused")
})
