import { placeOf } from '@edconsole/console-core'
import type { RuleTemplate } from '@edconsole/console-core/import-rules'
import { cleanup, render, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import {
  districtWithSite,
  readingOfTemplate,
  studentsFile,
  studentsTemplate,
} from '../../../testing/dry-run-sample.ts'
import { StoryConsole } from '../../../testing/story-console.tsx'
import { DryRun, type DryRunProps, type TriedFile } from './index.ts'

afterEach(cleanup)

const WAIT = { timeout: 12_000 }
const handed = { map: vi.fn(), translate: vi.fn(), use: vi.fn() }
const { http, calls } = districtWithSite()
const place = placeOf('sis-import-templates', { districtId: '412' })

const otherDates: RuleTemplate = { ...studentsTemplate, dateFormat: 'YYYY-MM-DD' }

function Tried(props: Partial<DryRunProps>): ReactElement {
  const [template, setTemplate] = useState(studentsTemplate)
  const [tried, setTried] = useState<TriedFile | null>(null)
  const [isOpen, setOpen] = useState(true)
  return (
    <StoryConsole place={place} options={{ http }}>
      <ThemeRoot>
        <button type="button" onClick={() => setTemplate(otherDates)}>
          Change the template
        </button>
        <button type="button" onClick={() => setTemplate({ ...studentsTemplate })}>
          Change it back
        </button>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Open or close
        </button>
        {isOpen && (
          <DryRun
            template={template}
            reading={readingOfTemplate}
            schoolYear={2026}
            onMapColumn={handed.map}
            onTranslate={handed.translate}
            onUseReading={handed.use}
            tried={tried}
            onTried={setTried}
            {...props}
          />
        )}
      </ThemeRoot>
    </StoryConsole>
  )
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = (words: string) => page.getByText(words, { exact: true })
const choose = async (file: File) => {
  await expect.element(button(/Choose a(nother)? file/), WAIT).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be picked')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('[S7] a file is tried on a template', () => {
  it('in a worker: what would be loaded, what not and why, and what to do about it', async () => {
    render(<Tried />)
    await choose(studentsFile(400))
    await expect.element(button('Translate 1 value'), WAIT).toBeVisible()
    await expect.element(page.getByRole('img', { name: /372 accepted.*28 rejected/ })).toBeVisible()
    expect(calls).toContain('GET /api/district/sites')
    expect(calls.filter((call) => /students|staff|section|course/.test(call))).toEqual([])

    await button('Translate 1 value').click()
    expect(handed.translate).toHaveBeenCalledWith('gradeLevel', [{ sourceValue: 'TK+', rows: 20 }])
    await button('Map to Middle name').click()
    expect(handed.map).toHaveBeenCalledWith('middleName', 'MIDDLE_NM')
  })

  it('by keyboard alone, with names hidden until somebody asks', async () => {
    render(<Tried />)
    await choose(studentsFile(400))
    await expect.element(button(/Grade level not recognized/), WAIT).toBeVisible()
    const cause = button(/Grade level not recognized/).element()
    if (cause instanceof HTMLElement) cause.focus()
    await userEvent.keyboard('{Enter}')
    expect(cause).toHaveAttribute('aria-expanded', 'true')
    await expect.element(page.getByRole('rowheader', { name: '9', exact: true })).toBeVisible()
    await expect.element(text('Nguyen, Theo').first()).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement).toHaveTextContent('Show personal data')
    await userEvent.keyboard('{Enter}')
    await expect.element(text('Nguyen, Theo').first()).toBeVisible()
  })

  it('as its delimiter was found, which can be changed and handed to the template', async () => {
    render(<Tried />)
    await choose(studentsFile(20, '\t'))
    await expect.element(page.getByRole('combobox', { name: 'Separated by' }), WAIT).toHaveValue('tab')
    await expect.element(button('Use in the template'), WAIT).toBeVisible()
    await button('Use in the template').click()
    expect(handed.use).toHaveBeenCalledWith({ ...readingOfTemplate, delimiter: 'tab' })
    await page.getByRole('combobox', { name: 'Separated by' }).selectOptions('pipe')
    await expect.element(text('An import would load nothing'), WAIT).toBeVisible()
  })

  it('[domain 5.4] a row of another width is a matter of the file and the template, as in the log', async () => {
    render(<Tried />)
    const whole = studentsFile(20)
    await choose(new File([whole, '9,Theo\n'], whole.name))
    await expect.element(text('Check the file and the template'), WAIT).toBeVisible()
  })

  it('until it is canceled, and again', async () => {
    render(<Tried />)
    await choose(studentsFile(400_000))
    await expect.element(button('Cancel'), WAIT).toBeVisible()
    await button('Cancel').click()
    await expect.element(text('The trial was canceled.')).toBeVisible()
    await choose(studentsFile(20))
    await expect.element(button(/Translate/), WAIT).toBeVisible()
  })

  it('and once more when the template has changed since', async () => {
    render(<Tried />)
    await choose(studentsFile(20))
    await expect.element(button(/Translate/), WAIT).toBeVisible()
    await button('Change the template').click()
    await expect.element(text('The template has changed since')).toBeVisible()
    await button('Change it back').click()
    await expect.element(text('The template has changed since')).not.toBeInTheDocument()
    await button('Change the template').click()
    await button('Try the file again').click()
    await waitFor(() => expect(page.getByText('The template has changed since').query()).toBeNull(), WAIT)
    await expect.element(text('Birth date is not a valid date'), WAIT).toBeVisible()
  })

  it('whose report is there again after it was closed, older than the template that was mended meanwhile', async () => {
    render(<Tried />)
    await choose(studentsFile(20))
    await expect.element(button(/Translate/), WAIT).toBeVisible()
    const asked = calls.length
    await button('Open or close').click()
    await expect.element(button('Translate 1 value')).not.toBeInTheDocument()
    await button('Open or close').click()
    await expect.element(button('Translate 1 value')).toBeVisible()
    await expect.element(text('STU.csv')).toBeVisible()
    await expect.element(text('The template has changed since')).not.toBeInTheDocument()
    expect(calls).toHaveLength(asked)

    await button('Open or close').click()
    await button('Change the template').click()
    await button('Open or close').click()
    await expect.element(text('The template has changed since')).toBeVisible()
    await button('Try the file again').click()
    await expect.element(text('Birth date is not a valid date'), WAIT).toBeVisible()
    await expect.element(text('The template has changed since')).not.toBeInTheDocument()
  })

  it('but not when it is packed, and says so', async () => {
    render(<Tried />)
    await choose(new File(['PK\u0003\u0004'], 'STU.xlsx'))
    await expect.element(page.getByText(/^File "STU.xlsx" is an Excel workbook/), WAIT).toBeVisible()
  })
})
