import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NumberField } from './number-field.tsx'

afterEach(cleanup)

function Attempts({ readOnly = false }: { readOnly?: boolean }) {
  const [value, setValue] = useState('5')
  return (
    <NumberField label="Attempts" value={value} onChange={setValue} min={3} max={20} readOnly={readOnly} />
  )
}
const field = () => page.getByRole('spinbutton', { name: 'Attempts' })

it('[ux 7.11] arrows step by one, pages by ten, and neither goes beyond its limits', async () => {
  render(<Attempts />)
  await userEvent.tab()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field()).toHaveValue('7')
  await userEvent.keyboard('{PageUp}{PageUp}')
  await expect.element(field()).toHaveValue('20')
  await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}')
  await expect.element(field()).toHaveValue('3')
  await expect.element(field()).toHaveAttribute('aria-valuenow', '3')
})

it('[ux 7.11] what is no number stays as it was typed', async () => {
  render(<Attempts />)
  await userEvent.fill(field(), 'a few')
  await expect.element(field()).toHaveValue('a few')
  expect(field().element()).not.toHaveAttribute('aria-valuenow')
})

it('[ux 7.11] a read-only one takes the focus and no keys', async () => {
  render(<Attempts readOnly />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('5')
})
