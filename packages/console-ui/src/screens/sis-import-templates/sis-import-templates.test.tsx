import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { rowOf, shownRows, templatesScreen, WAIT } from '../../testing/templates-screen.tsx'

const at = templatesScreen()

describe('the list', () => {
  test('[ux 9.3] templates stand in load order, then the components that have none', {
    tags: 'main:sis-import-templates',
  }, async () => {
    await at.templates.add('students')
    await at.templates.add('sites')
    await at.templates.add('students', { name: 'Late starters', isEnabled: false })
    await at.show()
    await rowOf('Sites')
    expect(shownRows().slice(0, 4)).toEqual(['Sites', 'Students Late starters Paused', 'Students', 'Staff'])
    expect(screen.getByRole('radio', { name: 'Created 3' })).toBeChecked()
    const sites = await rowOf('Sites')
    expect(await sites.findByText('Schools')).toBeVisible()
    expect(sites.getAllByText(/^(\d+) of \1$/)[0]).toBeVisible()
    expect(sites.getByText('Not imported yet')).toBeVisible()
    expect(sites.getByRole('link', { name: 'Sites' })).toHaveAttribute(
      'href',
      `/${at.district.id}/district/sis-imports/${(await at.stored('Sites')).id}`,
    )
    const gap = await rowOf('Behavior')
    expect(gap.getByText('No template. This component is not imported.')).toBeVisible()
    expect(gap.getByRole('link', { name: 'Create a template for Behavior' })).toHaveAttribute(
      'href',
      `/${at.district.id}/district/sis-imports/create?component=behavior`,
    )
  })

  test('[ux 9.3] what is to be fixed is told in its row, and leads to its place in the editor', async () => {
    const { id } = await at.templates.add('students', {
      isEnabled: false,
      importTemplateColumns: [
        { columnName: 'studentId', sourceColumn: 'ID' },
        {
          columnName: 'gradeLevel',
          sourceColumn: 'GR',
          importTemplateTranslations: [{ sourceValue: '1', translatedValue: '01' }],
        },
      ],
    })
    await at.server.db
      .updateTable('importTemplateColumns')
      .set({
        unknownValues: JSON.stringify([
          { sourceValue: 'TK+', rows: 168 },
          { sourceValue: 'PK3', rows: 46 },
        ]),
      })
      .where('templateId', '=', id)
      .where('columnName', '=', 'gradeLevel')
      .execute()
    await at.templates.add('sites')
    const shown = await at.show()
    const row = await rowOf('Students')
    expect(row.getByText('1 of 3')).toBeVisible()
    await shown.user.click(screen.getByRole('radio', { name: 'To fix 1' }))
    await waitFor(() => expect(shownRows()).toHaveLength(1))
    expect(shown.runtime.navigation.get().current()?.query).toEqual({ view: 'toFix' })
    await shown.user.click((await rowOf('Students')).getByRole('button', { name: /to fix in Students$/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Check Students' }, WAIT))
    expect(drawer.getByText('2 values in 214 rows of the last import have no translation.')).toBeVisible()
    expect(drawer.getByRole('link', { name: 'Add 2 translations to Grade level' })).toHaveAttribute(
      'href',
      expect.stringContaining('column=gradeLevel&values'),
    )
    expect(drawer.getByRole('link', { name: 'Map Last name' })).toHaveAttribute(
      'href',
      `/${at.district.id}/district/sis-imports/${id}?column=lastName`,
    )
    await shown.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown.runtime.navigation.get().current()?.query).toEqual({ view: 'toFix' })
  })

  test('[R44] the last import leads to its log, with the rows that it rejected', async () => {
    const larkspur = at.server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
    const districtId = String(larkspur?.id)
    await at.show({ districtId })
    const link = await (await rowOf('Students')).findByRole(
      'link',
      { name: /^Last import of Students/ },
      WAIT,
    )
    expect(link.textContent).toMatch(/^\d+ rows rejected$/)
    expect(link.getAttribute('href')).toMatch(
      new RegExp(`^/${districtId}/import-logs/details/\\d+/\\d+\\?filter.*severity`),
    )
  })

  test('a component is found by its name, its template or its file', async () => {
    await at.templates.add('students', { name: 'Nightly', source: 'sftp', filePattern: 'STU_*.csv' })
    await at.templates.add('sites')
    const { user } = await at.show()
    await rowOf('Sites')
    const box = screen.getByRole('searchbox')
    for (const text of ['stud', 'nightly', 'STU_']) {
      await user.clear(box)
      await user.type(box, `${text}{Enter}`)
      await waitFor(() => expect(shownRows()[0]).toBe('Students Nightly'))
    }
    await user.clear(box)
    await user.type(box, 'nowhere{Enter}')
    expect((await screen.findAllByText('No components match these filters'))[0]).toBeVisible()
  })

  test('[R47] who may only look finds no link to edit, and nothing to change', async () => {
    await at.templates.add('sites')
    const shown = await at.show({ as: at.district.email })
    const row = await rowOf('Sites')
    expect(row.queryByRole('link')).toBeNull()
    expect((await rowOf('Behavior')).queryByRole('link')).toBeNull()
    for (const name of ['Sync now', 'Create template'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
    await shown.user.click(row.getByRole('button', { name: /^Actions/ }))
    const items = await screen.findAllByRole('menuitem', {}, WAIT)
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Check/),
      'Download mapping',
    ])
  })
})
