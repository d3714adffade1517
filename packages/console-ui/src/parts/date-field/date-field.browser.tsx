import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { DateField } from './date-field.tsx'

afterEach(cleanup)

const onChange = vi.fn()

function Choosing({ start = '2026-09-14', rtl = false, min = '' }) {
  const [value, setValue] = useState(start)
  return (
    <ThemeRoot scheme="light">
      <div dir={rtl ? 'rtl' : 'ltr'}>
        <DateField
          label="start date"
          value={value}
          today="2026-09-14"
          {...(min && { min })}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
        <button type="button">After</button>
      </div>
    </ThemeRoot>
  )
}
const field = () => page.getByRole('textbox')
const button = () => page.getByRole('button', { name: 'Choose start date' })
const dayInFocus = () => document.activeElement?.getAttribute('aria-label')
const open = async () => {
  await userEvent.click(button())
  await expect.poll(() => dayInFocus()).toMatch(/September 14, 2026/)
}

it('[ux 7.11] takes what is typed, and writes it out when it is left', async () => {
  onChange.mockClear()
  render(<Choosing start="" />)
  await userEvent.tab()
  await userEvent.keyboard('9/1/2026')
  await expect.element(field()).toHaveValue('9/1/2026')
  expect(onChange).toHaveBeenLastCalledWith('2026-09-01')
  await userEvent.tab()
  await expect.element(field()).toHaveValue('09/01/2026')
})

it('[ux 7.11] what is no day stays as it was typed', async () => {
  onChange.mockClear()
  render(<Choosing />)
  await userEvent.fill(field(), '2/30/2026')
  await userEvent.tab()
  await expect.element(field()).toHaveValue('2/30/2026')
  expect(onChange).toHaveBeenLastCalledWith('2/30/2026')
})

it.each([
  ['{ArrowRight}', 'September 15, 2026'],
  ['{ArrowLeft}', 'September 13, 2026'],
  ['{ArrowUp}', 'September 7, 2026'],
  ['{ArrowDown}', 'September 21, 2026'],
  ['{Home}', 'September 13, 2026'],
  ['{End}', 'September 19, 2026'],
  ['{PageUp}', 'August 14, 2026'],
  ['{PageDown}', 'October 14, 2026'],
  ['{Shift>}{PageDown}{/Shift}', 'September 14, 2027'],
])('[ux 7.11] in the calendar %s goes to %s', async (key, day) => {
  render(<Choosing />)
  await open()
  await userEvent.keyboard(key)
  await expect.poll(() => dayInFocus()).toContain(day)
})

it('[ux 7.11] Enter picks a day, closes the calendar and gives the focus back', async () => {
  render(<Choosing />)
  await open()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field()).toHaveValue('09/21/2026')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

it('[ux 7.11] Esc leaves the day as it was', async () => {
  render(<Choosing />)
  await open()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('09/14/2026')
  await expect.element(button()).toHaveFocus()
})

it('[ux 7.11] from right to left the arrows follow the eye', async () => {
  render(<Choosing rtl />)
  await open()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => dayInFocus()).toContain('September 15, 2026')
})

it('[ux 7.11] days before the first that is possible cannot be picked', async () => {
  onChange.mockClear()
  render(<Choosing min="2026-09-10" />)
  await open()
  await expect.element(page.getByRole('button', { name: /September 9, 2026/ })).toBeDisabled()
})
