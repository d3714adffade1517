import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System', count: 3 },
] as const

it('is a named group of radios with one tab stop, where arrows pick', async () => {
  const onChange = vi.fn()
  render(<SegmentedControl label="Theme" value="light" onChange={onChange} options={options} />)
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dark')
  // Styles put the space between both, and another file may have loaded them for a document of its own.
  expect(screen.getByRole('radio', { name: /^System ?3$/ })).not.toBeChecked()
})

it('two groups with the same options do not share a choice', () => {
  render(
    <>
      <SegmentedControl label="One" value="light" onChange={() => {}} options={options} />
      <SegmentedControl label="Two" value="dark" onChange={() => {}} options={options} />
    </>,
  )
  expect(screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'))).toEqual(
    ['light', 'dark'],
  )
})
