import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { bar, codesOf, editedTemplate, pick, save, source, WAIT } from '../../testing/edited-template.tsx'
import { summaryTitle, testRefusedCalls } from '../../testing/refused-calls.ts'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import { SisImportEdit } from './index.ts'

const at = editedTemplate(SisImportEdit)

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
  (faults) => at.show({ faults }),
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
      inPlace: async (_, refusal) => {
        const name = summaryTitle(refusal, "Your changes weren't saved")
        const summary = await screen.findByRole('region', { name }, WAIT)
        expect(summary).toHaveTextContent(refusal.reason)
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
      inPlace: async (_, refusal) => {
        const name = summaryTitle(refusal, "Your changes weren't saved")
        const summary = await screen.findByRole('region', { name }, WAIT)
        expect(summary).toHaveTextContent(`Grade level (TK+): ${refusal.reason}`)
        expect(bar()).toHaveTextContent('1 translation')
        expect(screen.getByRole('button', { name: 'Edit TK+' })).toBeVisible()
        expect(codesOf(await at.read(), 'gradeLevel')).toEqual(codesOf(at.stored, 'gradeLevel'))
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
      inPlace: async (_, refusal) => {
        const name = summaryTitle(refusal, "Your changes weren't saved")
        const summary = await screen.findByRole('region', { name }, WAIT)
        expect(summary).toHaveTextContent(`Grade level (KN): ${refusal.reason}`)
        expect(bar()).toHaveTextContent('1 translation')
        const line = screen.getByRole('button', { name: 'Edit KN' }).closest('tr')
        expect(line?.textContent).toMatch(/TK\s*Transitional Kindergarten/)
        expect(codesOf(await at.read(), 'gradeLevel')).toContain('KN=KG')
      },
    },
  ],
)
