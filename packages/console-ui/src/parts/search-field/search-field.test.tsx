import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

function Searching({ onSubmit, onEscape }: { onSubmit?: (value: string) => void; onEscape?: () => void }) {
  const [value, setValue] = useState('')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that Esc closes
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape?.()}>
      <SearchField
        label="Search batches"
        value={value}
        onChange={setValue}
        onSubmit={(text) => onSubmit?.(text)}
      />
    </div>
  )
}

it('Esc empties it first, and only then reaches what stands around it', async () => {
  const onEscape = vi.fn()
  render(<Searching onEscape={onEscape} />)
  const input = screen.getByRole('searchbox', { name: 'Search batches' })
  await userEvent.type(input, '0417{Escape}')
  expect(input).toHaveValue('')
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

it('Enter searches at once with what stands there', async () => {
  const onSubmit = vi.fn()
  render(<Searching onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('searchbox'), '48212{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('48212')
})

it('the clear button appears with the first letter, and the focus returns to the input', async () => {
  render(<Searching />)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

it('takes no more than the server searches for', async () => {
  render(<Searching />)
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.paste('x'.repeat(201))
  expect(screen.getByRole('searchbox')).toHaveValue('x'.repeat(200))
})
