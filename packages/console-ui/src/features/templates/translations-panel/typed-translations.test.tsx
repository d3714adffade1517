import { memoryNavigation, placeOf } from '@edconsole/console-core'
import { columnsOf, type DraftTranslation } from '@edconsole/console-core/import-rules'
import { createTestConsole } from '@edconsole/console-core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TranslationsPanel } from './translations-panel.tsx'
import type { UnknownValue } from './translations-panel-props.ts'

afterEach(cleanup)

const columnNamed = (name: string) => {
  const column = columnsOf('students').find(({ columnName }) => columnName === name)
  if (!column) throw new Error(`no column ${name}`)
  return column
}
const columns = { gradeLevel: columnNamed('gradeLevel'), gender: columnNamed('gender') }

let translations: readonly DraftTranslation[] = []

type Shown = keyof typeof columns | null
type EditorProps = { unknown: readonly UnknownValue[] }

/** One panel at a time, as the editor has it. */
function Editor({ unknown }: EditorProps): ReactElement {
  const [shown, setShown] = useState<Shown>('gradeLevel')
  const [held, setHeld] = useState<readonly DraftTranslation[]>([])
  translations = held
  const buttons: [string, Shown][] = [
    ['Show grades', 'gradeLevel'],
    ['Show genders', 'gender'],
    ['Show none', null],
  ]
  return (
    <>
      {buttons.map(([label, next]) => (
        <button key={label} type="button" onClick={() => setShown(next)}>
          {label}
        </button>
      ))}
      {shown && (
        <TranslationsPanel
          key={shown}
          column={columns[shown]}
          sourceColumn="GR"
          translations={shown === 'gradeLevel' ? held : []}
          unknown={unknown}
          onChange={setHeld}
        />
      )}
    </>
  )
}

const show = async (unknown: readonly UnknownValue[] = []) => {
  const { runtime, wrapper } = createTestConsole({
    navigation: memoryNavigation(placeOf('sis-import-edit', { districtId: '412', id: '4' })),
  })
  const signedIn = render(<p>Signing in</p>, { wrapper })
  // A draft belongs to a user and a district, which have to be known first.
  await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
  signedIn.unmount()
  render(<Editor unknown={unknown} />, { wrapper })
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole('button', { name })
const source = () => screen.getByRole('textbox', { name: 'SIS value' })
const pasted = () => screen.queryByRole('textbox', { name: 'Copied cells' })
const platform = () => screen.getByRole('combobox', { name: 'Platform value' })

test('[R14] a translation that was typed and not added is there again when its panel is', async () => {
  const user = await show()
  await user.click(button('Add value'))
  await user.type(source(), 'TK+')
  await user.selectOptions(screen.getByLabelText('Matches'), 'Ignore case')
  await user.click(button('Show none'))
  await user.click(button('Show grades'))
  expect(source()).toHaveValue('TK+')
  expect(screen.getByLabelText('Matches')).toHaveDisplayValue('Ignore case')
  // Whoever goes through the columns stays where they are.
  expect(button('Show grades')).toHaveFocus()
  await user.click(button('Show genders'))
  expect(screen.queryByRole('textbox', { name: 'SIS value' })).toBeNull()
  await user.click(button('Show grades'))
  await user.type(platform(), 'Transitional{Enter}')
  await user.click(button('Add'))
  expect(translations).toEqual([
    { id: null, sourceValue: 'TK+', translatedValue: 'TK', matchType: 'ignoreCase' },
  ])
  await user.click(button('Add value'))
  expect(source()).toHaveValue('')
})

test('[R14] an edit that may not stand yet is there again when its panel is, and Cancel gives it up', async () => {
  const user = await show()
  for (const value of ['TK+', 'TK-']) {
    await user.click(button('Add value'))
    await user.type(source(), value)
    await user.type(platform(), 'Transitional{Enter}')
    await user.click(button('Add'))
  }
  const before = translations
  await user.click(button('Edit TK-'))
  await user.type(source(), '{Backspace}+')
  expect(screen.getByText('TK+ is TK Transitional Kindergarten already')).toBeVisible()
  await user.click(button('Show none'))
  await user.click(button('Show grades'))
  expect(source()).toHaveValue('TK+')
  expect(button('Show grades')).toHaveFocus()
  expect(screen.getByText('TK+ is TK Transitional Kindergarten already')).toBeVisible()
  await user.type(source(), '2')
  await user.click(button('Show none'))
  expect(translations.map(({ sourceValue }) => sourceValue)).toEqual(['TK+', 'TK+2'])
  await user.click(button('Show grades'))
  expect(screen.queryByRole('textbox', { name: 'SIS value' })).toBeNull()
  await user.click(button('Edit TK+2'))
  await user.type(source(), '{Backspace}')
  await user.click(button('Cancel'))
  await user.click(button('Show none'))
  await user.click(button('Show grades'))
  expect(screen.queryByRole('textbox', { name: 'SIS value' })).toBeNull()
  expect(translations).toHaveLength(before.length)
})

test('[R14] Escape and the button of the form keep what was typed in it, and Cancel gives it up', async () => {
  const user = await show()
  await user.click(button('Add value'))
  await user.type(source(), 'TK+{Escape}')
  await user.click(button('Add value'))
  expect(source()).toHaveValue('TK+')
  expect(source()).toHaveFocus()
  await user.click(button('Add value'))
  await user.click(button('Add value'))
  expect(source()).toHaveValue('TK+')
  await user.click(button('Cancel'))
  await user.click(button('Show none'))
  await user.click(button('Show grades'))
  expect(screen.queryByRole('textbox', { name: 'SIS value' })).toBeNull()
})

test('[R14] columns that were pasted and not applied are there again when their panel is', async () => {
  const user = await show()
  await user.click(button('Paste columns'))
  await user.click(screen.getByRole('textbox', { name: 'Copied cells' }))
  await user.paste('TK+\tTK')
  await user.click(button('Show genders'))
  expect(pasted()).toBeNull()
  await user.click(button('Show grades'))
  expect(pasted()).toHaveValue('TK+\tTK')
  expect(button('Show grades')).toHaveFocus()
  await user.click(screen.getByRole('textbox', { name: 'Copied cells' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button('Paste columns')).toHaveFocus())
  await user.click(button('Paste columns'))
  expect(pasted()).toHaveValue('TK+\tTK')
  await user.click(button('Apply'))
  expect(translations).toHaveLength(1)
  await user.click(button('Paste columns'))
  expect(pasted()).toHaveValue('')
  await user.click(screen.getByRole('textbox', { name: 'Copied cells' }))
  await user.paste('K\tKG')
  await user.click(button('Cancel'))
  await user.click(button('Show none'))
  await user.click(button('Show grades'))
  expect(pasted()).toBeNull()
})

const [longest, longer] = ['x'.repeat(100), 'x'.repeat(101)]

test('[S8] a SIS value that is too long for a translation is not added, and says why at once', async () => {
  const user = await show()
  await user.click(button('Add value'))
  fireEvent.change(source(), { target: { value: longer } })
  expect(screen.getByText('Enter at most 100 characters')).toBeVisible()
  expect(source()).toHaveAttribute('aria-invalid', 'true')
  await user.type(platform(), 'Transitional{Enter}')
  await user.click(button('Add'))
  expect(translations).toEqual([])
  expect(source()).toHaveFocus()
  fireEvent.change(source(), { target: { value: ` ${longest} ` } })
  expect(screen.queryByText('Enter at most 100 characters')).toBeNull()
  await user.click(button('Add'))
  expect(translations).toMatchObject([{ sourceValue: longest }])
})

test('[S8] a pasted line with a SIS value that is too long is not recognized, and says why', async () => {
  const user = await show()
  await user.click(button('Paste columns'))
  await user.click(screen.getByRole('textbox', { name: 'Copied cells' }))
  await user.paste(`TK+\tTK\nonlyone\n${longer}\tKG`)
  expect(await screen.findByText('1 added, 0 changed, 2 not recognized')).toBeVisible()
  expect(screen.getByText('Line 2: onlyone, empty')).toBeVisible()
  expect(screen.getByText('Line 3: SIS value of more than 100 characters')).toBeVisible()
  await user.click(button('Apply'))
  expect(translations).toMatchObject([{ sourceValue: 'TK+' }])
})

test('[S8] a value of the SIS that is too long for a translation is offered none', async () => {
  const tooLong = `Grade 1 ${longer}`
  const user = await show([
    { sourceValue: tooLong, rows: 4 },
    { sourceValue: 'grade 1', rows: 2 },
  ])
  const [line] = screen.getAllByRole('listitem')
  expect(line).toHaveTextContent(
    "Has more than 100 characters and can't be translated. Shorten it in the SIS.",
  )
  expect(within(screen.getByRole('list')).getAllByRole('combobox')).toHaveLength(1)
  await user.click(button('Apply suggestion'))
  expect(translations).toMatchObject([{ sourceValue: 'grade 1' }])
})
