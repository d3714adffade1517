import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ASSESSMENT,
  exportOverview,
  rowOf,
  SCREENING,
  WAIT,
  WHOLE_CHILD,
} from '../../testing/export-overview.tsx'
import { ExportOverview } from './index.ts'

const at = exportOverview(ExportOverview)
const inDatabase = (id: number, facts: { lastStatus: 'completed' | 'failed'; lastSentAt: string | null }) =>
  at.server.db.updateTable('exports').set(facts).where('id', '=', id).execute()
const aMonthAgo = (id: number) =>
  at.server.db
    .updateTable('exports')
    .set({ createdAt: '2026-08-01T12:00:00Z', updatedAt: null })
    .where('id', '=', id)
    .execute()

test('[ux 9.7] tells of each export where it goes and how it stands', async () => {
  await at.exports.enable([WHOLE_CHILD])
  const schedule = { scheduleEnabled: true, scheduleTime: '02:00', scheduleDays: ['mon', 'thu'] }
  const late = await at.exports.add({ ...schedule, productId: SCREENING })
  await aMonthAgo(late.id)
  await inDatabase(late.id, { lastStatus: 'completed', lastSentAt: '2026-09-07T09:03:00Z' })
  const failed = await at.exports.add({ productId: ASSESSMENT, name: 'Failing' })
  await inDatabase(failed.id, { lastStatus: 'failed', lastSentAt: null })
  await at.exports.add({
    productId: WHOLE_CHILD,
    name: 'Surveys',
    isEnabled: false,
    deliveryMethod: 'sftp',
    host: 'sftp.example.org',
    username: 'larkspur',
  })
  await at.show()
  const row = await rowOf('Screening')
  for (const text of ['Late', 'Download here', '09/07/2026 - 05:03AM'])
    expect(row.getByText(text)).toBeVisible()
  // Below its row
  expect(screen.getByText(/^Due since .*, but nothing started it$/)).toBeVisible()
  expect(row.getByRole('link', { name: 'Screening' })).toHaveAttribute(
    'href',
    `/${at.district.id}/export/edit/${late.id}`,
  )
  expect((await rowOf('Assessment')).getByText('Failed')).toBeVisible()
  const paused = await rowOf('Whole Child')
  expect(paused.getByText('Paused')).toBeVisible()
  expect(paused.getByText('sftp.example.org · SFTP')).toBeVisible()
})

test('[R31] shows the exports of one year, which stands in the address', async () => {
  await at.exports.enable([SCREENING], 2025)
  await at.exports.add()
  await at.exports.add({ schoolYear: 2025, name: 'Of last year' })
  const shown = await at.show({ query: { year: '2025' } })
  expect((await rowOf('Screening')).getByText('Of last year')).toBeVisible()
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'School year' }), '2026-2027')
  expect(await screen.findByText('Roster to Screening')).toBeVisible()
  expect(shown.runtime.navigation.get().current()?.query).toEqual({})
})

test('[R31] a district that has not moved to the new year is told where the exports are that are on', async () => {
  const moveTo = (sisYear: number) =>
    at.server.db.updateTable('districts').set({ sisYear }).where('id', '=', at.district.id).execute()
  await at.exports.enable([SCREENING], 2025)
  await at.exports.add({ isEnabled: false })
  await at.exports.add({ schoolYear: 2025, name: 'Of last year' })
  await moveTo(2025)
  try {
    const { user, runtime } = await at.show()
    expect(
      await screen.findByText(
        "The district's data is still from 2025-2026, with 1 export on for that year.",
        {},
        WAIT,
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show 2025-2026' }))
    expect((await rowOf('Screening')).getByText('Of last year')).toBeVisible()
    expect(runtime.navigation.get().current()?.query).toEqual({ year: '2025' })
    expect(screen.queryByText(/still from/)).toBeNull()
  } finally {
    await moveTo(2026)
  }
})

test('[ux 9.7] without an export it asks for a product, and Add export offers those that may have one', async () => {
  await at.exports.enable([7])
  const { user } = await at.show()
  expect((await screen.findAllByText('No exports yet'))[0]).toBeVisible()
  expect(screen.getByText('Choose a product to send data to.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Add export', expanded: false }))
  const items = await screen.findAllByRole('menuitem', {}, WAIT)
  // Analytics reads what is stored by itself
  expect(items.map(({ textContent }) => textContent)).toEqual(['Assessment', 'Screening'])
  expect(items[1]).toHaveAttribute('href', `/${at.district.id}/export/add/${SCREENING}`)
})

test('a district without a product is told where products are enabled', async () => {
  await at.enter()
  await at.show()
  expect(await screen.findByRole('link', { name: 'Open District Profile' })).toHaveAttribute(
    'href',
    `/${at.district.id}/district/district-profile`,
  )
  expect(screen.queryByRole('button', { name: 'Add export' })).toBeNull()
})

test('[ux 9.7] where no products are offered, people of a district are sent to their provider', async () => {
  await at.enter()
  await at.show({
    as: at.district.email,
    faults: [['products.list', { body: { data: [] } }]],
  })
  expect(await screen.findByText('No products are offered yet. Ask your provider.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open District Profile' })).toBeNull()
})

test('[ux 9.7] exports whose products are off say so where one would be added', async () => {
  await at.exports.add()
  for (const id of [ASSESSMENT, SCREENING]) await at.exports.disable(id)
  const { user } = await at.show()
  await user.hover(await screen.findByRole('button', { name: 'Add export' }))
  expect(
    await screen.findByText(/^No products that accept exports are turned on for/, {}, WAIT),
  ).toBeInTheDocument()
})

test('[ux 9.7] a product that accepts no exports is named where no other is left', async () => {
  await at.exports.enable([7])
  await at.exports.add({ productId: ASSESSMENT, name: 'Scores' })
  await at.exports.add({ productId: SCREENING })
  const { user } = await at.show()
  await user.hover(await screen.findByRole('button', { name: 'Add export' }))
  expect(
    await screen.findByText(
      "Every enabled product that accepts exports has one. Analytics doesn't accept exports.",
      {},
      WAIT,
    ),
  ).toBeInTheDocument()
})

test('[R47] who may only look finds nothing to change or to send', async () => {
  await at.exports.add()
  await at.show({ as: at.district.email })
  const row = await rowOf('Screening')
  expect(row.queryByRole('link')).toBeNull()
  expect(row.queryByRole('button')).toBeNull()
  for (const name of ['Send now', 'Add export'])
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
