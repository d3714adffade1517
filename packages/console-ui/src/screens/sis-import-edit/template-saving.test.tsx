import { memoryStorage } from '@edconsole/console-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  bar,
  codesOf,
  columnOf,
  editedTemplate,
  pick,
  row,
  save,
  source,
  told,
  WAIT,
} from '../../testing/edited-template.tsx'
import { SisImportEdit } from './index.ts'

const at = editedTemplate(SisImportEdit)

describe('[ux 9.5] saving', () => {
  test('a mapping that was chosen, in the words of R21; nothing else is changed', async () => {
    const shown = await at.show()
    await pick(shown, 'stateStudentId', 'SSID')
    expect(within(await row('stateStudentId')).getByText('Edited')).toBeVisible()
    await save(shown)
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
    expect(told(shown)).toEqual(['Template updated (Students)'])
    const now = await at.read()
    expect(columnOf(now, 'stateStudentId')?.sourceColumn).toBe('SSID')
    expect(codesOf(now, 'gender')).toEqual(codesOf(at.stored, 'gender'))
    expect(now.importTemplateColumns).toHaveLength(at.stored.importTemplateColumns.length)
  })

  test('steps are taken back one by one', async () => {
    const shown = await at.show()
    await pick(shown, 'stateStudentId', 'SSID')
    await pick(shown, 'gender', 'SEX')
    await shown.user.keyboard('{Control>}z{/Control}')
    expect(await source('gender')).toHaveAccessibleName('SIS column of Gender: GENDER')
    await shown.user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
  })

  test('a required column that an enabled template lost is told before anything is sent', async () => {
    const shown = await at.show()
    await shown.user.click(await source('lastName'))
    await shown.user.click(await screen.findByRole('button', { name: 'Remove the SIS column' }, WAIT))
    await save(shown)
    expect(
      await screen.findByRole('button', { name: /Enabled: Last name must be mapped first/ }, WAIT),
    ).toBeVisible()
    expect((await at.read()).version).toBe(at.stored.version)
  })

  test('[R14] what was not saved is kept and offered again', async () => {
    const draftStorage = memoryStorage()
    const shown = await at.show({ draftStorage })
    await pick(shown, 'stateStudentId', 'SSID')
    cleanup()
    const again = await at.show({ draftStorage })
    expect(await screen.findByText(/: State ID$/, {}, WAIT)).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await source('stateStudentId')).toHaveAccessibleName('SIS column of State ID: SSID')
    expect(bar()).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await source('stateStudentId')).toHaveAccessibleName('SIS column of State ID: STATE_ID')
  })

  test('a template that others saved meanwhile is merged: theirs comes in, mine stays', async () => {
    const shown = await at.show()
    await pick(shown, 'stateStudentId', 'SSID')
    await at.send(`sis-imports/${at.stored.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ version: at.stored.version, name: 'Students of others' }),
    })
    await save(shown)
    expect(await screen.findByText('This template changed since you opened it', {}, WAIT)).toBeVisible()
    expect((await at.read()).name).toBe('Students of others')
    await shown.user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await source('stateStudentId')).toHaveAccessibleName('SIS column of State ID: SSID')
    await save(shown)
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
    expect(await at.read()).toMatchObject({ name: 'Students of others', version: at.stored.version + 2 })
    expect(columnOf(await at.read(), 'stateStudentId')?.sourceColumn).toBe('SSID')
  })

  test('what both sides changed is laid side by side, one choice for each', async () => {
    const shown = await at.show()
    await pick(shown, 'stateStudentId', 'SSID')
    const columns = at.stored.importTemplateColumns.map(({ columnName, sourceColumn }) => ({
      columnName,
      mappingType: 'column',
      transform: 'trim',
      sourceColumn: columnName === 'stateStudentId' ? 'STUDENT_NO' : sourceColumn,
    }))
    await at.send(`sis-imports/${at.stored.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ version: at.stored.version, importTemplateColumns: columns }),
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

  test('of translations only those that both changed are laid side by side, by their SIS values', async () => {
    const shown = await at.show({ query: { column: 'gradeLevel' } })
    const panel = within(await screen.findByRole('complementary', { name: 'gradeLevel from GRADE' }, WAIT))
    const change = async (value: string, edit: (form: ReturnType<typeof within>) => Promise<void>) => {
      await shown.user.click(await panel.findByRole('button', { name: `Edit ${value}` }, WAIT))
      const form = within(panel.getByRole('group', { name: `Translation of ${value}` }))
      await edit(form)
      await shown.user.click(form.getByRole('button', { name: 'Done' }))
    }
    await change('KN', async (form) => {
      await shown.user.clear(form.getByRole('combobox', { name: 'Platform value' }))
      await shown.user.keyboard('Transitional{Enter}')
    })
    await change('1', (form) => shown.user.type(form.getByLabelText('SIS value'), 'st'))
    expect(bar()).toHaveTextContent('2 unsaved changes2 translations')
    const theirs = (columnOf(at.stored, 'gradeLevel')?.possibleValues ?? [])
      .flatMap((one) => one.importTemplateTranslations)
      .find(({ sourceValue }) => sourceValue === 'KN')
    await at.send(`sis-import-translations/${theirs?.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ version: at.stored.version, translatedValue: 'PK' }),
    })
    await save(shown)
    await shown.user.click(await screen.findByRole('button', { name: 'Compare' }, WAIT))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed on both sides' }, WAIT))
    expect(dialog.getAllByRole('radio')).toHaveLength(2)
    const choice = within(dialog.getByRole('radiogroup', { name: 'Grade level (KN)' }))
    expect(choice.getByRole('radio', { name: /KN: TK Transitional Kindergarten/ })).toBeChecked()
    await shown.user.click(choice.getByRole('radio', { name: /KN: PK Pre-Kindergarten/ }))
    await shown.user.click(dialog.getByRole('button', { name: 'Use these' }))
    await waitFor(() => expect(bar()).toHaveTextContent('1 unsaved change1 translation'), WAIT)
    await save(shown)
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
    const now = codesOf(await at.read(), 'gradeLevel')
    expect(now).toEqual(expect.arrayContaining(['KN=PK', '1st=01']))
    expect(now).not.toContain('1=01')
  })
})

const named: Record<string, string> = { 'TK+': 'TK Transitional Kindergarten', 'PR+': 'PR Preschool' }

test('[ux 9.5] of several translations what was stored leaves the changes, the others keep their reason', async () => {
  const shown = await at.show({ query: { column: 'gradeLevel', values: ['TK+', 'PR+'] } })
  const news = async () => (codesOf(await at.read(), 'gradeLevel') ?? []).filter((code) => code.includes('+'))
  const panel = within(await screen.findByRole('complementary', { name: 'gradeLevel from GRADE' }, WAIT))
  for (const value of ['TK+', 'PR+'])
    await shown.user.click(
      await panel.findByRole('button', { name: `Accept ${named[value]} for ${value}` }, WAIT),
    )
  await waitFor(() => expect(bar()).toHaveTextContent('2 translations'))
  shown.faults.on('sisImports.createTranslation', { status: 400, message: 'Not with this value', times: 1 })
  await save(shown)
  expect((await screen.findAllByText('1 of 2 changes saved', {}, WAIT))[0]).toBeVisible()
  // Which of the two is sent first is the editor's choice.
  const left = (await news()).includes('TK+=TK') ? 'PR+' : 'TK+'
  const summary = within(screen.getByRole('region', { name: "1 of 2 changes wasn't saved" }))
  expect(summary.getByRole('button', { name: `Grade level (${left}): Not with this value` })).toBeVisible()
  expect(bar()).toHaveTextContent('1 translation')
  expect(bar()).toHaveTextContent('1 field to correct')
  expect(await news()).toHaveLength(1)
  // It says so where it stands, and nothing is called finished.
  const line = panel.getByRole('button', { name: `Edit ${left}` }).closest('tr')
  expect(line).toHaveTextContent(`${named[left]}NewNot with this value`)
  expect(panel.getAllByText('Not with this value')).toHaveLength(1)
  expect(panel.getByRole('region', { name: '1 translation to fix' })).toBeVisible()
  expect(within(await row('gradeLevel')).getByText('To fix')).toBeInTheDocument()
  // An outage is told too, but what was chosen is right
  shown.faults.on('sisImports.createTranslation', { status: 500, message: 'Disk full', times: 1 })
  await save(shown)
  expect(await screen.findByText(`Grade level (${left}): Disk full`, {}, WAIT)).toBeVisible()
  expect(bar()).not.toHaveTextContent('to correct')
  await save(shown)
  await waitFor(() => expect(bar()).toBeNull(), WAIT)
  expect((await news()).sort()).toEqual(['PR+=PR', 'TK+=TK'])
})

test('[S7] the settings wait for the same save', async () => {
  const shown = await at.show()
  await shown.user.click(await screen.findByRole('button', { name: 'Template settings' }, WAIT))
  const drawer = within(await screen.findByRole('dialog', { name: 'Template settings' }, WAIT))
  await shown.user.selectOptions(drawer.getByLabelText('Mode'), 'delta')
  await shown.user.click(drawer.getByRole('button', { name: 'Done' }))
  await save(shown)
  await waitFor(() => expect(bar()).toBeNull(), WAIT)
  expect(await at.read()).toMatchObject({ mode: 'delta', version: at.stored.version + 1 })
})
