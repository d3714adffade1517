import { ConsoleProvider, createConsoleRuntime, memoryNavigation, placeOf } from '@edconsole/console-core'
import { columnsOf, type DraftTranslation } from '@edconsole/console-core/import-rules'
import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { TranslationsPanel } from './translations-panel.tsx'
import type { TranslationsPanelProps } from './translations-panel-props.ts'

afterEach(cleanup)

const runtime = createConsoleRuntime({
  session: null,
  navigation: memoryNavigation(placeOf('sis-import-templates', { districtId: '412' })),
})
const column = columnsOf('students').find(({ columnName }) => columnName === 'gradeLevel')
if (!column) throw new Error('no column gradeLevel')
const gradeLevel = column

const saved: DraftTranslation[] = [
  { id: 1, sourceValue: 'TK', translatedValue: 'TK', matchType: 'exact' },
  { id: 2, sourceValue: 'K', translatedValue: 'KG', matchType: 'ignoreCase' },
]
const unknown = [
  { sourceValue: 'TK+', rows: 168 },
  { sourceValue: 'PK3', rows: 46 },
  { sourceValue: 'grade 1', rows: 2 },
]

/** What the panel handed on last. */
let now: readonly DraftTranslation[] = []
const said = (one: Partial<DraftTranslation>) => expect.objectContaining(one)

function Held(props: Partial<TranslationsPanelProps>): ReactElement {
  const [translations, setTranslations] = useState(props.translations ?? saved)
  now = translations
  return (
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <TranslationsPanel
          column={gradeLevel}
          sourceColumn="GR"
          saved={saved}
          unknown={unknown}
          {...props}
          translations={translations}
          onChange={setTranslations}
        />
      </ThemeRoot>
    </ConsoleProvider>
  )
}

const platform = (source: string) => page.getByRole('combobox', { name: `Platform value for ${source}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const paste = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

it('[S8] a link opens it in the first value; Ctrl with Enter accepts and goes on, letters and Enter choose', async () => {
  render(<Held focusFirst />)
  await expect.element(platform('TK+')).toHaveFocus()
  await expect.element(platform('TK+')).toHaveValue('TK Transitional Kindergarten')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(now).toContainEqual(
    said({ id: null, sourceValue: 'TK+', translatedValue: 'TK', matchType: 'exact' }),
  )
  await expect.element(platform('PK3')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(platform('PK3')).toBeVisible()
  await userEvent.keyboard('pre-k')
  await expect.element(page.getByRole('option', { name: /PK Pre-Kindergarten/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(now).toContainEqual(said({ sourceValue: 'PK3', translatedValue: 'PK' }))
  await expect.element(platform('grade 1')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  // Named as what it shows
  const done = page.getByRole('region', { name: 'Every value has a translation' })
  await expect.element(done).toHaveFocus()
})

it('[S8] the list of platform values stays shut until it is asked for, and covers no suggestion', async () => {
  render(<Held focusFirst />)
  await expect.element(platform('TK+')).toHaveFocus()
  expect(page.getByRole('listbox').query()).toBeNull()
  await userEvent.click(button('Accept TK Transitional Kindergarten for TK+'))
  await expect.element(platform('PK3')).toHaveFocus()
  expect(page.getByRole('listbox').query()).toBeNull()
  await userEvent.fill(platform('PK3'), 'Preschool')
  await expect
    .poll(() => document.querySelector('[role="option"][data-focus]')?.textContent)
    .toContain('Preschool')
  await userEvent.keyboard('{Enter}')
  expect(now).toContainEqual(said({ sourceValue: 'PK3', translatedValue: 'PR' }))
  await expect.element(platform('grade 1')).toHaveFocus()
  await userEvent.click(platform('grade 1'))
  await expect.element(page.getByRole('listbox')).toBeVisible()
})

it('[S8] a suggestion counts only once it is accepted', async () => {
  render(<Held />)
  await expect.element(platform('grade 1')).toHaveValue('01 Grade 1')
  expect(now).toEqual(saved)
  await userEvent.click(button('Apply 2 suggestions'))
  expect(now.slice(2).map(({ sourceValue }) => sourceValue)).toEqual(['TK+', 'grade 1'])
  await expect.element(platform('PK3')).toHaveFocus()
})

it('[S8] Left leads back to the list, but moves the caret in a text first', async () => {
  const onLeave = vi.fn()
  render(<Held focusFirst onLeave={onLeave} />)
  await expect.element(platform('TK+')).toHaveFocus()
  await userEvent.keyboard('{Escape}{End}{ArrowLeft}')
  expect(onLeave).not.toHaveBeenCalled()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(onLeave).toHaveBeenCalledOnce()
  await userEvent.click(button('Add value'))
  await userEvent.click(button('Cancel'))
  await expect.element(button('Add value')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(onLeave).toHaveBeenCalledTimes(2)
})

it('[S8] two pasted columns are shown before they are applied', async () => {
  render(<Held unknown={[]} />)
  await userEvent.click(button('Edit K'))
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Edit K')).toHaveFocus()
  paste('SIS code\tGrade\nTK+\tTransitional Kindergarten\nK\tTK\nPK3\tNursery\nTK\tTK')
  await expect.element(page.getByText('1 added, 1 changed, 1 not recognized, 1 unchanged')).toBeVisible()
  await expect
    .element(page.getByText('K: KG Kindergarten becomes TK Transitional Kindergarten'))
    .toBeVisible()
  await expect.element(page.getByText('Line 4: PK3, Nursery')).toBeVisible()
  expect(now).toEqual(saved)
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Edit K')).toHaveFocus()
  expect(now).toEqual(saved)
  paste('TK+\tTK\nK\tTK')
  await userEvent.click(button('Apply'))
  expect(now).toEqual([
    saved[0],
    { ...saved[1], translatedValue: 'TK' },
    { id: null, sourceValue: 'TK+', translatedValue: 'TK', matchType: 'exact' },
  ])
  await expect.element(button('Edit K')).toHaveFocus()
})

it('[ux 10] the box to paste into gives the focus back to its button, which is gone while it is open', async () => {
  render(<Held />)
  await userEvent.click(button('Paste columns'))
  await expect.element(page.getByRole('textbox', { name: 'Copied cells' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Paste columns')).toHaveFocus()
})

it('[S8] one pasted cell goes into the field it is meant for', async () => {
  render(<Held />)
  await userEvent.click(button('Add value'))
  await expect.element(page.getByRole('textbox', { name: 'SIS value' })).toHaveFocus()
  paste('TK+')
  expect(page.getByRole('heading', { name: 'Paste two columns' }).elements()).toEqual([])
})

it('[S8] a value that is translated already is named while it is typed, and is never handed on', async () => {
  render(<Held unknown={[]} />)
  await userEvent.click(button('Add value'))
  await userEvent.keyboard('TK')
  await expect.element(page.getByText('TK is TK Transitional Kindergarten already')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(now).toEqual(saved)
  await userEvent.keyboard('8{Enter}')
  await expect.element(page.getByText('Choose a platform value')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Platform value' })).toHaveFocus()
  await userEvent.keyboard('grade 8')
  await expect.element(page.getByRole('option', { name: /08 Grade 8/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button('Add'))
  expect(now.at(-1)).toEqual({ id: null, sourceValue: 'TK8', translatedValue: '08', matchType: 'exact' })
  await expect.element(button('Add value')).toHaveFocus()
})

it('[S8] a translation is edited in place; Esc takes it all back, and clearing can be undone', async () => {
  render(<Held unknown={[]} />)
  await userEvent.click(button('Edit K'))
  await expect.element(page.getByRole('textbox', { name: 'SIS value' })).toHaveFocus()
  await userEvent.keyboard('{End}N')
  expect(now).toContainEqual(said({ id: 2, sourceValue: 'KN' }))
  await userEvent.keyboard('{Escape}')
  expect(now).toEqual(saved)
  await userEvent.click(button('Edit K'))
  await userEvent.click(button('Clear'))
  expect(now).toEqual([saved[0]])
  await expect.element(button('Undo clearing K')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(now).toEqual(saved)
  await expect.element(button('Edit K')).toHaveFocus()
})

it('[S8] of two thousand translations those in view are drawn, and any is found', async () => {
  const many = Array.from(
    { length: 2000 },
    (_, at): DraftTranslation => ({
      id: at + 1,
      sourceValue: `S${at}`,
      translatedValue: gradeLevel.possibleValues[at % 20]?.value ?? '',
      matchType: 'exact',
    }),
  )
  render(<Held unknown={[]} translations={many} saved={many} />)
  await expect.element(button('Edit S0')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeLessThan(60)
  await userEvent.click(page.getByRole('searchbox', { name: 'Find a value' }))
  await userEvent.keyboard('s1987')
  await expect.element(button('Edit S1987')).toBeVisible()
  await userEvent.click(button('Edit S1987'))
  await userEvent.keyboard('{End}x')
  expect(now[1987]?.sourceValue).toBe('S1987x')
})
