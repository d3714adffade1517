import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialog, exportOverview, pick, rowOf, told, WAIT } from '../../testing/export-overview.tsx'
import { ExportOverview } from './index.ts'

const at = exportOverview(ExportOverview)

test('[R21] an export is paused and resumed from its row', async () => {
  const { id } = await at.exports.add()
  const shown = await at.show()
  await pick(shown, 'Screening', 'Pause')
  await waitFor(() => expect(told(shown)).toEqual(['Export updated (Screening)']))
  expect(await (await rowOf('Screening')).findByText('Paused')).toBeVisible()
  expect(await at.exports.read(id)).toMatchObject({ isEnabled: false })
  await pick(shown, 'Screening', 'Resume')
  expect(await (await rowOf('Screening')).findByText('Not sent yet')).toBeVisible()
  expect(await at.exports.read(id)).toMatchObject({ isEnabled: true })
})

test('[ux 9.7] an export is deleted once its name was typed', async () => {
  const { id } = await at.exports.add()
  const shown = await at.show()
  await pick(shown, 'Screening', 'Delete export')
  const question = await dialog('Delete Roster to Screening?')
  expect(question.getByText(new RegExp(at.district.districtName))).toBeVisible()
  const remove = question.getByRole('button', { name: 'Delete export' })
  expect(remove).toHaveAttribute('aria-disabled', 'true')
  await shown.user.click(remove)
  expect(shown.calls).not.toContain(`DELETE /api/export/${id}`)
  await shown.user.type(question.getByRole('textbox', { name: /^Type/ }), 'Roster to Screening')
  await shown.user.click(remove)
  await waitFor(() => expect(told(shown)).toEqual(['Export deleted (Screening)']), WAIT)
  expect((await screen.findAllByText('No exports yet'))[0]).toBeVisible()
  expect(await at.exports.read(id)).toBeUndefined()
})
