import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import { pickMore, templatesScreen, WAIT } from '../../testing/templates-screen.tsx'

const at = templatesScreen()
const files = catchSavedFiles()

const upload = async (shown: ShownScreen, file: object | string) => {
  await pickMore(shown, 'Upload templates')
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload templates' }, WAIT))
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  await shown.user.upload(
    dialog.getByLabelText('Template file', { selector: 'input' }),
    new File([text], 'set.json', { type: 'application/json' }),
  )
  return dialog
}
const FILE = { format: 'edconsole.import-templates', version: 1 }

describe('files of templates', () => {
  test('what was downloaded is brought back as it was: nothing of it is new or changed', async () => {
    await at.templates.add('students')
    await at.templates.add('sites')
    const shown = await at.show()
    await pickMore(shown, 'Download all templates')
    const { name, lines } = await files.next()
    expect(name).toMatch(/^test-district-\d+_import-templates_2026-09-14\.json$/)
    const file = JSON.parse(lines.join('\n'))
    expect(file).toMatchObject({
      ...FILE,
      templates: [{ componentName: 'sites', sisKind: 'aeries' }, { componentName: 'students' }],
    })
    expect(JSON.stringify(file)).not.toContain('sisSystemId')
    const dialog = await upload(shown, file)
    expect(await dialog.findAllByText('Unchanged')).toHaveLength(2)
    const save = dialog.getByRole('button', { name: /^Save/ })
    expect(save).toHaveAttribute('aria-disabled', 'true')
    save.focus()
    await screen.findByText('The file changes nothing', {}, WAIT)
  }, 90_000)

  test('[domain 8.8] a file is shown before it is saved, template by template, and refusals are named', async () => {
    const before = await at.templates.add('sites')
    await at.templates.add('staff')
    const shown = await at.show()
    const dialog = await upload(shown, {
      ...FILE,
      templates: [
        {
          name: 'Sites',
          componentName: 'sites',
          importTemplateColumns: [
            { columnName: 'siteCode', sourceColumn: 'CODE' },
            { columnName: 'siteName', sourceColumn: 'NAME' },
          ],
        },
        { name: 'Students', componentName: 'students', sisKind: 'aeries', isEnabled: true },
        { name: 'Contacts', componentName: 'contacts', source: 'sftp' },
        { name: 'Courses', componentName: 'courses', importTemplateColumns: [{ columnName: 'shoeSize' }] },
        { name: 'Sections', componentName: 'sections', sisKind: 'oneroster', source: 'api' },
        { name: 'Sections', componentName: 'sections' },
        { name: 'Part-time', componentName: 'staff', filePattern: 'PART*.csv' },
      ],
    })
    const list = within(await dialog.findByRole('list', { name: 'Templates in set.json' }))
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual([
      expect.stringMatching(/^SitesChangedIt replaces Sites: \d+ columns$/),
      "StudentsRefused'isEnabled' isn't valid: nothing has this name",
      "ContactsRefused'filePattern' isn't valid: files are found by their names",
      "CoursesRefused'importTemplateColumns.0.columnName' isn't valid: 'shoeSize' isn't a column of Courses",
      'SectionsNewIt starts disabled',
      'SectionsRefusedIts name is in the file twice',
      'Part-timeNewIt starts disabled. Staff imports the same component',
    ])
    shown.faults.on('sisImports.create', { status: 409, message: 'Not now', times: 1 })
    await shown.user.click(dialog.getByRole('button', { name: 'Save 3 templates' }))
    expect(await dialog.findByText("1 template couldn't be saved", {}, WAIT)).toBeVisible()
    expect(dialog.getByText('Sections: Not now')).toBeVisible()
    expect(dialog.getByText('2 templates saved')).toBeVisible()
    const sites = await at.stored('Sites')
    expect(sites.id).toBe(before.id)
    expect(sites.isEnabled).toBe(true)
    await shown.user.click(await dialog.findByRole('button', { name: 'Save 1 template' }, WAIT))
    await dialog.findByText('1 template saved', {}, WAIT)
    expect((await at.stored('Sections')).isEnabled).toBe(false)
    await shown.user.click(dialog.getByRole('button', { name: 'Done' }))
    // What one saved oneself does not wait behind a bar.
    expect(await screen.findByRole('rowheader', { name: /Part-time/ }, WAIT)).toBeVisible()
  }, 90_000)

  test.each([
    ["It isn't a JSON file. Choose one from Download all templates.", 'no json'],
    ['It has no import templates.', { a: 1 }],
    ["It's from a newer version of the console.", { ...FILE, version: 2, templates: [] }],
  ])('a file is refused as a whole: %s', async (reason, file) => {
    await at.templates.add('sites')
    const shown = await at.show()
    const dialog = await upload(shown, file)
    expect(await dialog.findByRole('alert', {}, WAIT)).toHaveTextContent(reason)
    expect(dialog.queryByRole('button', { name: /^Save/ })).toBeNull()
  })
})
