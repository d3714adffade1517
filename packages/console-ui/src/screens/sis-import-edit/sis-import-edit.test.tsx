import { memoryStorage, placeWith, type Query, type SisImportTemplateDetailed } from '@edconsole/console-core'
import { standardTemplate } from '@edconsole/console-core/import-rules'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { SisImportEdit } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

let district: Awaited<ReturnType<TestServer['newDistrict']>>
let stored: SisImportTemplateDetailed
let browser: Awaited<ReturnType<TestServer['browser']>>

const send = async (path: string, init: RequestInit = {}) => {
  const answer = await browser(
    `/api/district/${path}${path.includes('?') ? '&' : '?'}lea=${district.lea}`,
    init,
  )
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).data
}
const read = async (): Promise<SisImportTemplateDetailed> => {
  const [found] = await send(`sis-imports-detailed?filter[id]=${stored.id}`)
  return found
}
const columnOf = ({ importTemplateColumns }: SisImportTemplateDetailed, name: string) =>
  importTemplateColumns.find(({ columnName }) => columnName === name)
const codesOf = (template: SisImportTemplateDetailed, name: string) =>
  columnOf(template, name)?.possibleValues.flatMap((value) =>
    value.importTemplateTranslations.map(
      ({ sourceValue, translatedValue }) => `${sourceValue}=${translatedValue}`,
    ),
  )

beforeEach(async () => {
  district = await server.newDistrict()
  browser = await server.browser('employee@example.org')
  const { sisSystemId: _, ...body } = standardTemplate({ id: 1, kind: 'file' }, 'students') ?? {}
  stored = await send('sis-imports', { method: 'POST', body: JSON.stringify(body) })
}, 60_000)

const show = (options: Partial<ShowScreenOptions> & { query?: Query; id?: string } = {}) => {
  const { query = {}, id = String(stored.id), ...own } = options
  const districtId = String(district.id)
  const place = placeWith('sis-import-edit', { districtId, id }, { query })
  return showScreen(<SisImportEdit districtId={districtId} id={id} />, {
    server,
    as: 'employee@example.org',
    ...(place && { place }),
    draftStorage: memoryStorage(),
    ...own,
  })
}
// Code of panels is fetched first.
const WAIT = { timeout: 15_000 }
// Found by their marks: names of rows are long, and reading all of them again and again takes most of the time.
const row = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`tr[data-ec-column="${name}"]`)
    if (!found) throw new Error(`No row of ${name}`)
    return found
  }, WAIT)
const source = async (name: string) => within(await row(name)).getByRole('button', { name: /^SIS column of/ })
const pick = async ({ user }: ShownScreen, name: string, text: string) => {
  await user.click(await source(name))
  const input = await screen.findByRole('combobox', { name: /^SIS column of/ }, WAIT)
  await user.click(input)
  await user.paste(text)
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await source(name)).toHaveAccessibleName(new RegExp(text)), WAIT)
}
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
const save = ({ user }: ShownScreen) => user.click(screen.getByText('Save template'))
const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)

describe('[ux 9.5] the list', () => {
  test('shows required columns first, what feeds each, and how far the template is', async () => {
    await show()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Edit Template: Students' }, WAIT),
    ).toBeVisible()
    expect(screen.getByText('6 of 6 required columns mapped')).toBeVisible()
    expect(await source('gradeLevel')).toHaveAccessibleName('SIS column of Grade level: GRADE')
    expect(screen.getByRole('radio', { name: /^Required/ })).not.toBeChecked()
    expect(screen.getAllByRole('rowheader')[1]).toHaveTextContent('studentId')
  })

  test('its segments and search stand in the address', async () => {
    const { user, runtime } = await show()
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
    const { user } = await show()
    const first = await source('studentId')
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(await source('firstName')).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowRight}')
    expect(await screen.findByRole('complementary', { name: 'studentId from LOCAL_ID' }, WAIT)).toBeVisible()
  })
})

describe('[ux 9.5] saving', () => {
  test('a mapping that was chosen, in the words of R21; nothing else is changed', async () => {
    const shown = await show()
    await pick(shown, 'stateStudentId', 'SSID')
    expect(within(await row('stateStudentId')).getByText('Edited')).toBeVisible()
    await save(shown)
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
    expect(told(shown)).toEqual(['Template updated (Students)'])
    const now = await read()
    expect(columnOf(now, 'stateStudentId')?.sourceColumn).toBe('SSID')
    expect(codesOf(now, 'gender')).toEqual(codesOf(stored, 'gender'))
    expect(now.importTemplateColumns).toHaveLength(stored.importTemplateColumns.length)
  })

  test('steps are taken back one by one', async () => {
    const shown = await show()
    await pick(shown, 'stateStudentId', 'SSID')
    await pick(shown, 'gender', 'SEX')
    await shown.user.keyboard('{Control>}z{/Control}')
    expect(await source('gender')).toHaveAccessibleName('SIS column of Gender: GENDER')
    await shown.user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
  })

  test('a required column that an enabled template lost is told before anything is sent', async () => {
    const shown = await show()
    await shown.user.click(await source('lastName'))
    await shown.user.click(await screen.findByRole('button', { name: 'Take the SIS column away' }, WAIT))
    await save(shown)
    expect(
      await screen.findByRole('button', { name: /Switched on: Last name must be mapped first/ }, WAIT),
    ).toBeVisible()
    expect((await read()).version).toBe(stored.version)
  })

  test('[R14] what was not saved is kept and offered again', async () => {
    const draftStorage = memoryStorage()
    const shown = await show({ draftStorage })
    await pick(shown, 'stateStudentId', 'SSID')
    cleanup()
    const again = await show({ draftStorage })
    expect(await screen.findByText(/: State ID$/, {}, WAIT)).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await source('stateStudentId')).toHaveAccessibleName('SIS column of State ID: SSID')
    expect(bar()).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await source('stateStudentId')).toHaveAccessibleName('SIS column of State ID: STATE_ID')
  })

  test('a template that others saved meanwhile is merged: theirs comes in, mine stays', async () => {
    const shown = await show()
    await pick(shown, 'stateStudentId', 'SSID')
    await send(`sis-imports/${stored.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ version: stored.version, name: 'Students of others' }),
    })
    await save(shown)
    expect(await screen.findByText('This template changed since you opened it', {}, WAIT)).toBeVisible()
    expect((await read()).name).toBe('Students of others')
    await shown.user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await source('stateStudentId')).toHaveAccessibleName('SIS column of State ID: SSID')
    await save(shown)
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
    expect(await read()).toMatchObject({ name: 'Students of others', version: stored.version + 2 })
    expect(columnOf(await read(), 'stateStudentId')?.sourceColumn).toBe('SSID')
  })

  test('what both sides changed is laid side by side, one choice for each', async () => {
    const shown = await show()
    await pick(shown, 'stateStudentId', 'SSID')
    const columns = stored.importTemplateColumns.map(({ columnName, sourceColumn }) => ({
      ...{ columnName, mappingType: 'column', transform: 'trim' },
      sourceColumn: columnName === 'stateStudentId' ? 'STUDENT_NO' : sourceColumn,
    }))
    await send(`sis-imports/${stored.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ version: stored.version, importTemplateColumns: columns }),
    })
    await save(shown)
    await shown.user.click(await screen.findByRole('button', { name: 'Compare' }, WAIT))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed on both sides' }, WAIT))
    expect(dialog.getByRole('radio', { name: /SSID/ })).toBeChecked()
    await shown.user.click(dialog.getByRole('radio', { name: /STUDENT_NO/ }))
    await shown.user.click(dialog.getByRole('button', { name: 'Use these' }))
    expect(await source('stateStudentId')).toHaveAccessibleName('SIS column of State ID: STUDENT_NO')
    expect(bar()).toBeNull()
  })
})

describe('[ux 9.5] a link from an import', () => {
  test('opens the column with the value on top, and its translation is created alone', async () => {
    const shown = await show({ query: { column: 'gradeLevel', values: ['TK+'] } })
    const panel = within(await screen.findByRole('complementary', { name: 'gradeLevel from GRADE' }, WAIT))
    expect((await panel.findAllByText('TK+', {}, WAIT))[0]).toBeVisible()
    await shown.user.click(await panel.findByRole('button', { name: /^Accept/ }, WAIT))
    await save(shown)
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
    expect(told(shown)).toEqual(['Translation created (TK+)'])
    expect(codesOf(await read(), 'gradeLevel')).toContain('TK+=TK')
  })
})

test('[ux 9.5] a translation that the last import had no use for says so', async () => {
  await server.db
    .updateTable('importTemplateTranslations')
    .set({ timesUsedLastRun: 3 })
    .where('templateId', '=', stored.id)
    .execute()
  const [unused] =
    columnOf(stored, 'gradeLevel')?.possibleValues.flatMap((one) => one.importTemplateTranslations) ?? []
  await server.db
    .updateTable('importTemplateTranslations')
    .set({ timesUsedLastRun: 0 })
    .where('id', '=', unused?.id ?? 0)
    .execute()
  await show({ query: { column: 'gradeLevel' } })
  const panel = within(await screen.findByRole('complementary', { name: 'gradeLevel from GRADE' }, WAIT))
  expect(await panel.findAllByText(/Not used in the last import/, {}, WAIT)).toHaveLength(1)
})

const named: Record<string, string> = { 'TK+': 'TK Transitional Kindergarten', 'PR+': 'PR Preschool' }

test('[ux 9.5] of several translations what was stored leaves the changes, the others keep their reason', async () => {
  const shown = await show({ query: { column: 'gradeLevel', values: ['TK+', 'PR+'] } })
  const panel = within(await screen.findByRole('complementary', { name: 'gradeLevel from GRADE' }, WAIT))
  for (const value of ['TK+', 'PR+'])
    await shown.user.click(
      await panel.findByRole('button', { name: `Accept ${named[value]} for ${value}` }, WAIT),
    )
  await waitFor(() => expect(bar()).toHaveTextContent('2 translations'))
  shown.faults.on('sisImports.createTranslation', { status: 400, message: 'Not with this value', times: 1 })
  await save(shown)
  expect((await screen.findAllByText('1 of 2 changes saved', {}, WAIT))[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Grade level: Not with this value' })).toBeVisible()
  expect(bar()).toHaveTextContent('1 translation')
  const news = async () => (codesOf(await read(), 'gradeLevel') ?? []).filter((code) => code.includes('+'))
  expect(await news()).toHaveLength(1)
  await save(shown)
  await waitFor(() => expect(bar()).toBeNull(), WAIT)
  expect((await news()).sort()).toEqual(['PR+=PR', 'TK+=TK'])
})

test('[R9] a template of another district, or none, leads back to the list', async () => {
  await show({ id: '99999999' })
  expect(await screen.findByText('This template is not in this district.', {}, WAIT)).toBeVisible()
})

test('[S7] the settings wait for the same save', async () => {
  const shown = await show()
  await shown.user.click(await screen.findByRole('button', { name: 'Template settings' }, WAIT))
  const drawer = within(await screen.findByRole('dialog', { name: 'Template settings' }, WAIT))
  await shown.user.selectOptions(drawer.getByLabelText('Mode'), 'delta')
  await shown.user.click(drawer.getByRole('button', { name: 'Done' }))
  await save(shown)
  await waitFor(() => expect(bar()).toBeNull(), WAIT)
  expect(await read()).toMatchObject({ mode: 'delta', version: stored.version + 1 })
})

const translations = async ({ user }: ShownScreen) => {
  ;(await source('gradeLevel')).focus()
  await user.keyboard('{ArrowRight}')
  await screen.findByText(/^\d+ translations$/, {}, WAIT)
}
const choose = async ({ user }: ShownScreen, form: ReturnType<typeof within>) => {
  await user.clear(form.getByRole('combobox', { name: 'Platform value' }))
  await user.keyboard('Transitional{Enter}')
}

testRefusedCalls(
  (faults) => show({ faults }),
  [
    {
      call: 'sisImports.detailed',
      says: 'Error fetching SIS Imports',
      records: 'SIS imports',
      inPlace: async ({ user, faults }) => {
        expect(await screen.findByText('Error fetching SIS Imports', {}, WAIT)).toBeVisible()
        faults.clear()
        await user.click(screen.getByRole('button', { name: 'Try again' }))
        expect(await source('gradeLevel')).toBeVisible()
      },
    },
    {
      call: 'reference.databaseColumnMap',
      says: 'Error fetching Database Column Map',
      records: 'columns',
      inPlace: async ({ user, faults }) => {
        expect(await screen.findByText('Error fetching Database Column Map', {}, WAIT)).toBeVisible()
        faults.clear()
        await user.click(screen.getByRole('button', { name: 'Try again' }))
        expect(await source('gradeLevel')).toBeVisible()
      },
    },
    {
      call: 'reference.possibleValues',
      says: 'Error fetching SIS Import Template Possible Values.',
      records: 'possible values',
      inPlace: async ({ user, faults }) => {
        // The mapping stays usable, and so do the settings of the column.
        const grade = await source('gradeLevel')
        grade.focus()
        await user.keyboard('{ArrowRight}')
        expect(await screen.findByRole('button', { name: 'Try again' }, WAIT)).toBeVisible()
        faults.clear()
        await user.click(screen.getByRole('button', { name: 'Try again' }))
        expect(await screen.findByText(/^\d+ translations$/, {}, WAIT)).toBeVisible()
      },
    },
    {
      call: 'sisImports.update',
      records: 'SIS imports',
      ready: () => source('stateStudentId'),
      make: async (shown) => {
        await pick(shown, 'stateStudentId', 'SSID')
        await save(shown)
      },
      inPlace: async (_, { reason }) => {
        const summary = await screen.findByRole('region', { name: 'The changes were not saved' }, WAIT)
        expect(summary).toHaveTextContent(reason)
        expect(await source('stateStudentId')).toHaveAccessibleName('SIS column of State ID: SSID')
        expect(bar()).toBeVisible()
      },
    },
    {
      call: 'sisImports.createTranslation',
      records: 'translations',
      ready: () => source('gradeLevel'),
      make: async (shown) => {
        await translations(shown)
        await shown.user.click(screen.getByRole('button', { name: 'Add value' }))
        const form = within(screen.getByRole('group', { name: 'A new translation' }))
        await shown.user.type(form.getByLabelText('SIS value'), 'TK+')
        await choose(shown, form)
        await shown.user.click(form.getByRole('button', { name: 'Add' }))
        await save(shown)
      },
      inPlace: async (_, { reason }) => {
        const summary = await screen.findByRole('region', { name: 'The changes were not saved' }, WAIT)
        expect(summary).toHaveTextContent(`Grade level: ${reason}`)
        expect(bar()).toHaveTextContent('1 translation')
        expect(screen.getByRole('button', { name: 'Edit TK+' })).toBeVisible()
        expect(codesOf(await read(), 'gradeLevel')).toEqual(codesOf(stored, 'gradeLevel'))
      },
    },
    {
      call: 'sisImports.updateTranslation',
      records: 'translations',
      ready: () => source('gradeLevel'),
      make: async (shown) => {
        await translations(shown)
        await shown.user.click(screen.getByRole('button', { name: 'Edit KN' }))
        const form = within(screen.getByRole('group', { name: 'Translation of KN' }))
        await choose(shown, form)
        await shown.user.click(form.getByRole('button', { name: 'Done' }))
        await save(shown)
      },
      inPlace: async (_, { reason }) => {
        const summary = await screen.findByRole('region', { name: 'The changes were not saved' }, WAIT)
        expect(summary).toHaveTextContent(`Grade level: ${reason}`)
        expect(bar()).toHaveTextContent('1 translation')
        const line = screen.getByRole('button', { name: 'Edit KN' }).closest('tr')
        expect(line).toHaveTextContent(/TK\s*Transitional Kindergarten/)
        expect(codesOf(await read(), 'gradeLevel')).toContain('KN=KG')
      },
    },
  ],
)
