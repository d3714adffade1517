import { placeOf, type Query, type SisImportTemplateDetailed } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { type TemplatesOfDistrict, templatesOfDistrict } from '../../testing/templates-of-district.ts'
import { SisImportTemplates } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

let district: Awaited<ReturnType<TestServer['newDistrict']>>
let templates: TemplatesOfDistrict
beforeEach(async () => {
  district = await server.newDistrict({
    roles: ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'],
  })
  templates = await templatesOfDistrict(server, district.lea)
})

type Options = Partial<ShowScreenOptions> & { query?: Query }
const show = ({ query = {}, ...options }: Options = {}) => {
  const districtId = String(district.id)
  return showScreen(<SisImportTemplates districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('sis-import-templates', { districtId }, { query }),
    ...options,
  })
}
// Code of menus and dialogs is fetched first.
const WAIT = { timeout: 20_000 }
const rowOf = async (component: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(`^${component}`) }, WAIT)).closest(
    'tr',
  )
  if (!row) throw new Error(`No row is of ${component}.`)
  return within(row)
}
const shownRows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const pick = async ({ user }: ShownScreen, component: string, item: string) => {
  await user.click((await rowOf(component)).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }, WAIT))
}
const pickMore = async ({ user }: ShownScreen, item: string) => {
  const item_ = new RegExp(`^${item}`)
  await screen.findAllByRole('radio', {}, WAIT)
  await user.click(await screen.findByRole('button', { name: 'More actions' }, WAIT))
  await waitFor(
    () => expect(screen.getByRole('menuitem', { name: item_ })).not.toHaveAttribute('aria-disabled'),
    WAIT,
  )
  await user.click(screen.getByRole('menuitem', { name: item_ }))
}
const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)
const stored = async (name: string): Promise<SisImportTemplateDetailed> => {
  const found = (await templates.read()).find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not stored.`)
  return found
}
const files = catchSavedFiles()

describe('the list', () => {
  test('[ux 9.3] templates stand in load order, then the components that have none', async () => {
    await templates.add('students')
    await templates.add('sites')
    await templates.add('students', { name: 'Late starters', isEnabled: false })
    await show()
    await rowOf('Sites')
    expect(shownRows().slice(0, 4)).toEqual(['Sites', 'Students Late starters Paused', 'Students', 'Staff'])
    expect(screen.getByRole('radio', { name: 'Created 3' })).toBeChecked()
    const sites = await rowOf('Sites')
    expect(sites.getByText('Schools')).toBeVisible()
    expect(sites.getAllByText(/^(\d+) of \1$/)[0]).toBeVisible()
    expect(sites.getByText('Not imported yet')).toBeVisible()
    expect(sites.getByRole('link', { name: 'Sites' })).toHaveAttribute(
      'href',
      `/${district.id}/district/sis-imports/${(await stored('Sites')).id}`,
    )
    const gap = await rowOf('Behavior')
    expect(gap.getByText('No template. This component is not imported.')).toBeVisible()
    expect(gap.getByRole('link', { name: 'Create a template for Behavior' })).toHaveAttribute(
      'href',
      `/${district.id}/district/sis-imports/create?component=behavior`,
    )
  })

  test('[ux 9.3] what is to be fixed is told in its row, and leads to its place in the editor', async () => {
    const { id } = await templates.add('students', {
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
    await server.db
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
    await templates.add('sites')
    const shown = await show()
    const row = await rowOf('Students')
    expect(row.getByText('1 of 3')).toBeVisible()
    await shown.user.click(screen.getByRole('radio', { name: 'To fix 1' }))
    await waitFor(() => expect(shownRows()).toHaveLength(1))
    expect(shown.runtime.navigation.get().current()?.query).toEqual({ view: 'toFix' })
    await shown.user.click((await rowOf('Students')).getByRole('button', { name: /to fix in Students$/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Check of Students' }, WAIT))
    expect(drawer.getByText('2 values in 214 rows of the last import have no translation.')).toBeVisible()
    expect(drawer.getByRole('link', { name: 'Add 2 translations to Grade level' })).toHaveAttribute(
      'href',
      expect.stringContaining('column=gradeLevel&values'),
    )
    expect(drawer.getByRole('link', { name: 'Map Last name' })).toHaveAttribute(
      'href',
      `/${district.id}/district/sis-imports/${id}?column=lastName`,
    )
    await shown.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown.runtime.navigation.get().current()?.query).toEqual({ view: 'toFix' })
  })

  test('[R44] the last import leads to its log, with the rows that it rejected', async () => {
    const larkspur = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
    const districtId = String(larkspur?.id)
    await showScreen(<SisImportTemplates districtId={districtId} />, {
      server,
      as: 'employee@example.org',
      place: placeOf('sis-import-templates', { districtId }),
    })
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
    await templates.add('students', { name: 'Nightly', source: 'sftp', filePattern: 'STU_*.csv' })
    await templates.add('sites')
    const { user } = await show()
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
    await templates.add('sites')
    const shown = await show({ as: district.email })
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

describe('one template', () => {
  test('[S7] is duplicated under a name of its own, switched off', async () => {
    await templates.add('sites')
    const shown = await show()
    await pick(shown, 'Sites', 'Duplicate')
    expect(await screen.findByRole('rowheader', { name: /Sites \(copy\)/ }, WAIT)).toBeVisible()
    expect(told(shown)).toContain('Template created (Sites)')
    const copy = await stored('Sites (copy)')
    expect(copy.isEnabled).toBe(false)
    const mapping = ({ importTemplateColumns }: SisImportTemplateDetailed) =>
      importTemplateColumns.map(({ columnName, sourceColumn }) => [columnName, sourceColumn])
    expect(mapping(copy)).toEqual(mapping(await stored('Sites')))
  })

  test('[S7] is switched off and on', async () => {
    await templates.add('sites')
    const shown = await show()
    await pick(shown, 'Sites', 'Disable')
    expect(await screen.findByText('Paused', {}, WAIT)).toBeVisible()
    expect(told(shown)).toContain('Template updated (Sites)')
    expect((await stored('Sites')).isEnabled).toBe(false)
    await pick(shown, 'Sites', 'Enable')
    await waitFor(async () => expect((await stored('Sites')).isEnabled).toBe(true), WAIT)
  })

  test('[S7] is deleted once its name is typed; a refusal stays in the dialog, word by word', async () => {
    const { id } = await templates.add('sites')
    const shown = await show()
    await rowOf('Sites')
    const refused = shown.faults.on('sisImports.remove', { status: 409, message: 'It is in use', times: 1 })
    await pick(shown, 'Sites', 'Delete')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete the Sites template?' }, WAIT),
    )
    const button = question.getByRole('button', { name: 'Delete template' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await shown.user.type(question.getByLabelText(/^Type Sites/), 'Sites')
    await shown.user.click(button)
    expect(await question.findByText('It is in use')).toBeVisible()
    expect(refused.met).toBe(1)
    expect(told(shown)).toEqual([`Error removing template ${id}`])
    await shown.user.click(button)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), WAIT)
    expect(await templates.read()).toEqual([])
    expect((await screen.findAllByText('No templates yet.', {}, WAIT))[0]).toBeVisible()
  }, 90_000)
})

describe('many templates', () => {
  test('[ux 9.3] an empty district is offered the standard set of a system; what fails is named', async () => {
    const shown = await show()
    await shown.user.click(await screen.findByRole('button', { name: 'Create standard templates' }, WAIT))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create standard templates' }, WAIT))
    shown.faults.on('sisImports.create', { status: 409, message: 'Not now', times: 1 })
    await shown.user.selectOptions(await dialog.findByRole('combobox', {}, WAIT), 'Q')
    await shown.user.click(await dialog.findByRole('button', { name: 'Create 7 templates' }, WAIT))
    expect(await dialog.findByText('1 template could not be created', {}, WAIT)).toBeVisible()
    expect(dialog.getByText('Sites: Not now')).toBeVisible()
    expect(dialog.getByText('6 templates created')).toBeVisible()
    await shown.user.click(await dialog.findByRole('button', { name: 'Create 1 template' }, WAIT))
    await waitFor(async () => expect(await templates.read()).toHaveLength(7), WAIT)
    await shown.user.click(await dialog.findByRole('button', { name: 'Done' }, WAIT))
    expect(await screen.findByRole('radio', { name: 'Created 7' }, WAIT)).toBeChecked()
  }, 90_000)

  test('[R46] a sync takes a choice in a mode of its own, and leads to its batch', async () => {
    await templates.add('sites')
    const shown = await show()
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Sync now' })).not.toHaveAttribute('aria-disabled'),
      WAIT,
    )
    await shown.user.click(screen.getByRole('button', { name: 'Sync now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }, WAIT))
    await dialog.findByRole('checkbox', { name: 'Sites' }, WAIT)
    await shown.user.selectOptions(dialog.getByRole('combobox', { name: 'Mode' }), 'Additions only')
    await shown.user.click(dialog.getByRole('button', { name: 'Start sync' }))
    await waitFor(() => expect(told(shown)).toContain(`Import started for ${district.districtName}`), WAIT)
    const { payload } = await server.db
      .selectFrom('jobs')
      .selectAll()
      .where('lea', '=', district.lea)
      .executeTakeFirstOrThrow()
    expect(payload).toEqual({ mode: 'addOnly' })
    await server.jobs.idle()
  }, 90_000)

  test('[R46] nothing can be synced while no template is switched on, and it says so', async () => {
    await templates.add('sites', { isEnabled: false })
    await show()
    await rowOf('Sites')
    screen.getByRole('button', { name: 'Sync now' }).focus()
    await screen.findByText('No template is switched on', {}, WAIT)
  })
})

const upload = async (shown: ShownScreen, file: object | string) => {
  await pickMore(shown, 'Upload templates')
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload templates' }, WAIT))
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  await shown.user.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    new File([text], 'set.json', { type: 'application/json' }),
  )
  return dialog
}
const FILE = { format: 'edconsole.import-templates', version: 1 }

describe('files of templates', () => {
  test('what was downloaded is brought back as it was: nothing of it is new or changed', async () => {
    await templates.add('students')
    await templates.add('sites')
    const shown = await show()
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
    const before = await templates.add('sites')
    await templates.add('staff')
    const shown = await show()
    const dialog = await upload(shown, {
      ...FILE,
      templates: [
        {
          ...{ name: 'Sites', componentName: 'sites' },
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
      expect.stringMatching(/^SitesChangedIt replaces what Sites says: \d+ columns$/),
      "StudentsRefused'isEnabled' is not valid: nothing has this name",
      "ContactsRefused'filePattern' is not valid: files are found by their names",
      "CoursesRefused'importTemplateColumns.0.columnName' is not valid: 'shoeSize' is no column of Courses",
      'SectionsNewIt starts switched off',
      'SectionsRefusedIts name stands in the file twice',
      'Part-timeNewIt starts switched off. Staff reads the same component',
    ])
    shown.faults.on('sisImports.create', { status: 409, message: 'Not now', times: 1 })
    await shown.user.click(dialog.getByRole('button', { name: 'Save 3 templates' }))
    expect(await dialog.findByText('1 template could not be saved', {}, WAIT)).toBeVisible()
    expect(dialog.getByText('Sections: Not now')).toBeVisible()
    expect(dialog.getByText('2 templates saved')).toBeVisible()
    const sites = await stored('Sites')
    expect(sites.id).toBe(before.id)
    expect(sites.isEnabled).toBe(true)
    await shown.user.click(await dialog.findByRole('button', { name: 'Save 1 template' }, WAIT))
    await dialog.findByText('1 template saved', {}, WAIT)
    expect((await stored('Sections')).isEnabled).toBe(false)
    await shown.user.click(dialog.getByRole('button', { name: 'Done' }))
    // What one saved oneself does not wait behind a bar.
    expect(await screen.findByRole('rowheader', { name: /Part-time/ }, WAIT)).toBeVisible()
  }, 90_000)

  test.each([
    ['It is no JSON file.', 'no json'],
    ['It holds no import templates.', { a: 1 }],
    ['It was written by a newer version of the console.', { ...FILE, version: 2, templates: [] }],
  ])('a file is refused as a whole: %s', async (reason, file) => {
    await templates.add('sites')
    const shown = await show()
    const dialog = await upload(shown, file)
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
    expect(dialog.queryByRole('button', { name: /^Save/ })).toBeNull()
  })
})

const ready = async () => {
  await rowOf('Sites')
}
const stillThere = () => rowOf('Sites')

describe('calls that are refused', () => {
  beforeEach(async () => {
    await templates.add('sites')
  })
  testRefusedCalls(
    (faults) => show({ faults }),
    [
      {
        call: 'sisImports.detailed',
        says: 'Error fetching SIS Imports',
        records: 'SIS imports',
        inPlace: () => screen.findByRole('button', { name: 'Try again' }, WAIT),
      },
      {
        call: 'reference.sisSystems',
        says: 'Error fetching sis apis',
        records: 'SIS systems',
        inPlace: stillThere,
      },
      {
        call: 'sisImports.update',
        records: 'SIS imports',
        field: 'isEnabled',
        ready,
        make: (shown) => pick(shown, 'Sites', 'Disable'),
        inPlace: stillThere,
      },
      {
        call: 'sisImports.create',
        records: 'SIS imports',
        field: 'name',
        ready,
        make: (shown) => pick(shown, 'Sites', 'Duplicate'),
        inPlace: stillThere,
      },
    ],
  )
})
