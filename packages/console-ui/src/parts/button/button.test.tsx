import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('a press runs its action', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Sync now</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }))
  expect(onClick).toHaveBeenCalledOnce()
})

it('busy: says the -ing form, keeps the focus, ignores presses', async () => {
  const onClick = vi.fn()
  const { rerender } = render(
    <Button busyLabel="Saving" onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  rerender(
    <Button busy busyLabel="Saving" onClick={onClick}>
      Save
    </Button>,
  )
  expect(button).toHaveAccessibleName('Saving')
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

it('with a reason it cannot be pressed but reached, and describes itself by the reason', async () => {
  const onClick = vi.fn()
  render(
    <Button disabledReason="An import is running" onClick={onClick}>
      Sync now
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sync now' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

it('an inert submit button submits nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('with an address it is a link, and without the right to go there it leads nowhere', () => {
  const { rerender } = render(<Button href="/42/import-logs">Open</Button>)
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/42/import-logs')
  rerender(
    <Button href="/42/import-logs" disabledReason="Not yet">
      Open
    </Button>,
  )
  expect(screen.queryByRole('link')).toBeNull()
})
