import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field.tsx'
import { SecretField } from './secret-field.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onChange = vi.fn()

type SecretProps = { savedOn?: string; rows?: number; removable?: boolean }

function Secret({ savedOn, rows, removable }: SecretProps) {
  const [value, setValue] = useState('')
  const [removed, setRemoved] = useState(false)
  return (
    <>
      <Field label="API secret" help="From your SIS administrator.">
        <SecretField
          label="API secret"
          value={value}
          savedOn={savedOn}
          rows={rows}
          removed={removed}
          onRemove={removable ? setRemoved : undefined}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
      </Field>
      <button type="button">After</button>
    </>
  )
}
const field = () => page.getByLabelText('API secret', { exact: true })
const show = () => page.getByRole('button', { name: 'Show API secret' })

it('[R35] a stored one shows a date and has nothing to reveal or copy', async () => {
  render(<Secret savedOn="10/02/2026" />)
  await expect.element(page.getByText('Saved 10/02/2026')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(2)
  const replace = page.getByRole('button', { name: 'Replace API secret' })
  await expect.element(replace).toHaveAccessibleDescription('Saved 10/02/2026 From your SIS administrator.')
})

it('[ux 7.22] Replace leads into an empty input, and the saved one can be kept after all', async () => {
  onChange.mockClear()
  render(<Secret savedOn="10/02/2026" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('')
  await userEvent.keyboard('abc')
  await userEvent.click(page.getByRole('button', { name: 'Keep the saved API secret' }))
  expect(onChange).toHaveBeenLastCalledWith('')
  await expect.element(page.getByRole('button', { name: 'Replace API secret' })).toHaveFocus()
})

it('[ux 7.22] what is typed is masked, shown on request, and masked again when the field is left', async () => {
  render(<Secret />)
  expect(show().query()).toBeNull()
  await userEvent.fill(field(), 'abc')
  await expect.element(field()).toHaveAttribute('type', 'password')
  await expect.element(show()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(show())
  await expect.element(show()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(field()).toHaveAttribute('type', 'text')
  await userEvent.click(field())
  await expect.element(field()).toHaveAttribute('type', 'text')
  await userEvent.click(page.getByRole('button', { name: 'After' }))
  await expect.element(field()).toHaveAttribute('type', 'password')
})

it('[ux 7.22] after half a minute it is masked by itself', async () => {
  render(<Secret />)
  await userEvent.fill(field(), 'abc')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() =>
    show()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true })),
  )
  expect(field().element()).toHaveAttribute('type', 'text')
  act(() => vi.advanceTimersByTime(29_000))
  expect(field().element()).toHaveAttribute('type', 'text')
  act(() => vi.advanceTimersByTime(1_000))
  expect(field().element()).toHaveAttribute('type', 'password')
})

it('[ux 7.22] one of several lines keeps them, and is masked like any other', async () => {
  onChange.mockClear()
  render(<Secret savedOn="10/02/2026" rows={4} />)
  await userEvent.click(page.getByRole('button', { name: 'Replace API secret' }))
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('first{Enter}second')
  expect(onChange).toHaveBeenLastCalledWith('first\nsecond')
  const mask = () => getComputedStyle(field().element()).getPropertyValue('-webkit-text-security')
  expect(mask()).toBe('disc')
  await userEvent.click(show())
  expect(mask()).toBe('none')
  await userEvent.click(page.getByRole('button', { name: 'After' }))
  expect(mask()).toBe('disc')
  await userEvent.click(page.getByRole('button', { name: 'Keep the saved API secret' }))
  expect(onChange).toHaveBeenLastCalledWith('')
})

it('[R35] one that is not needed is removed by keyboard, and kept after all', async () => {
  render(<Secret savedOn="10/02/2026" removable />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Remove API secret' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const keep = page.getByRole('button', { name: 'Keep the saved API secret' })
  await expect.element(keep).toHaveFocus()
  await expect.element(keep).toHaveAccessibleDescription('Removed when you save From your SIS administrator.')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Replace API secret' })).toHaveFocus()
  await expect.element(page.getByText('Saved 10/02/2026')).toBeVisible()
})
