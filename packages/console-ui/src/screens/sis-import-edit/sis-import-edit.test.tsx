import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  bar,
  codesOf,
  columnOf,
  editedTemplate,
  save,
  source,
  told,
  WAIT,
} from '../../testing/edited-template.tsx'
import { SisImportEdit } from './index.ts'

const at = editedTemplate(SisImportEdit)

describe('[ux 9.5] the list', () => {
  test('shows required columns first, what feeds each, and how far the template is', async () => {
    await at.show()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Edit Template: Students' }, WAIT),
    ).toBeVisible()
    expect(screen.getByText('6 of 6 required columns mapped')).toBeVisible()
    expect(await source('gradeLevel')).toHaveAccessibleName('SIS column of Grade level: GRADE')
    expect(screen.getByRole('radio', { name: /^Required/ })).not.toBeChecked()
    expect(screen.getAllByRole('rowheader')[1]).toHaveTextContent('studentId')
  })

  test('its segments and search stand in the address', async () => {
    const { user, runtime } = await at.show()
    await user.click(await screen.findByRole('radio', { name: /^Lists/ }, WAIT))
    await waitFor(() => expect(screen.queryByRole('row', { name: /^studentId/ })).toBeNull())
    expect(runtime.navigation.get().current()?.query).toEqual({ show: 'lists' })
    await user.type(screen.getByRole('searchbox', { name: 'Find a column' }), 'grade')
    await waitFor(() =>
      expect(runtime.navigation.get().current()?.query).toEqual({ show: 'lists', search: 'grade' }),
    )
    expect(screen.queryByRole('row', { name: /^gender/ })).toBeNull()
  })

  test('Up and Down move by row, Right leads into the panel', async () => {
    const { user } = await at.show()
    const first = await source('studentId')
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(await source('firstName')).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowRight}')
    expect(await screen.findByRole('complementary', { name: 'studentId from LOCAL_ID' }, WAIT)).toBeVisible()
  })
})

describe('[ux 9.5] a link from an import', () => {
  test('opens the column with the value on top, and its translation is created alone', {
    tags: 'main:sis-import-edit',
  }, async () => {
    const shown = await at.show({ query: { column: 'gradeLevel', values: ['TK+'] } })
    const panel = within(await screen.findByRole('complementary', { name: 'gradeLevel from GRADE' }, WAIT))
    expect((await panel.findAllByText('TK+', {}, WAIT))[0]).toBeVisible()
    await shown.user.click(await panel.findByRole('button', { name: /^Accept/ }, WAIT))
    await save(shown)
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
    expect(told(shown)).toEqual(['Translation created (TK+)'])
    expect(codesOf(await at.read(), 'gradeLevel')).toContain('TK+=TK')
  })
})

test('[ux 9.5] a translation says that the last import had no use for it, or a value that it covers no longer', async () => {
  await at.server.db
    .updateTable('importTemplateTranslations')
    .set({ timesUsedLastRun: 3 })
    .where('templateId', '=', at.stored.id)
    .execute()
  const [unused] =
    columnOf(at.stored, 'gradeLevel')?.possibleValues.flatMap((one) => one.importTemplateTranslations) ?? []
  await at.server.db
    .updateTable('importTemplateTranslations')
    .set({ timesUsedLastRun: 0 })
    .where('id', '=', unused?.id ?? 0)
    .execute()
  const { user } = await at.show({ query: { column: 'gradeLevel' } })
  const panel = within(await screen.findByRole('complementary', { name: 'gradeLevel from GRADE' }, WAIT))
  expect(await panel.findAllByText(/Not used in the last import/, {}, WAIT)).toHaveLength(1)
  await user.click(panel.getByRole('button', { name: 'Edit 2' }))
  const form = within(panel.getByRole('group', { name: 'Translation of 2' }))
  await user.type(form.getByLabelText('SIS value'), 'nd')
  await user.click(form.getByRole('button', { name: 'Done' }))
  const line = panel.getByRole('button', { name: 'Edit 2nd' }).closest('tr')
  expect(line).toHaveTextContent('The last import had "2" in 3 rows, which now have no translation')
  expect(bar()).toHaveTextContent('1 unsaved change1 translation')
})

test('[R9] a template of another district, or none, leads back to the list', async () => {
  await at.show({ id: '99999999' })
  expect(await screen.findByText("This template isn't in this district.", {}, WAIT)).toBeVisible()
})
