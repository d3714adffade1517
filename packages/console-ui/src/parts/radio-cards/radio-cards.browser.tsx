import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field.tsx'
import { RadioCards } from './radio-cards.tsx'

afterEach(cleanup)

const options = [
  { value: 'aeries', label: 'Aeries', note: 'A certificate' },
  { value: 'q', label: 'Q', disabled: true },
  { value: 'qmlativ', label: 'Qmlativ' },
]
const onBlur = vi.fn()

function Picking({ error }: { error?: string }) {
  const [value, setValue] = useState('aeries')
  return (
    <>
      <Field label="SIS provider" group required error={error}>
        <RadioCards value={value} onChange={setValue} onBlur={onBlur} options={options} />
      </Field>
      <button type="button">After</button>
    </>
  )
}
const card = (name: RegExp) => page.getByRole('radio', { name })

it('[ux 7.11] is one tab stop, where arrows pick and pass over what cannot be picked', async () => {
  render(<Picking />)
  await userEvent.tab()
  await expect.element(card(/Aeries/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(card(/Qmlativ/)).toBeChecked()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(onBlur).toHaveBeenCalledOnce()
})

it('[ux 7.11] its field names it, says what is wrong, and a press anywhere on a card picks it', async () => {
  render(<Picking error="Choose the SIS provider" />)
  const group = page.getByRole('radiogroup', { name: 'SIS provider' })
  await expect.element(group).toHaveAccessibleDescription('Choose the SIS provider')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
  await userEvent.click(page.getByText('Qmlativ'))
  await expect.element(card(/Qmlativ/)).toBeChecked()
})
