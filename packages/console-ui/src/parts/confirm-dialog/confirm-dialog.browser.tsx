import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

afterEach(cleanup)

function Deleting(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <ThemeRoot scheme="dark" vars={{ '--ec-rem': '20px' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        danger
        title="Delete the Students template?"
        confirmLabel="Delete template"
        onConfirm={() => {}}
        onCancel={() => setOpen(false)}
        {...props}
        open={open}
      >
        The next import will not load students. You cannot undo this.
      </ConfirmDialog>
    </ThemeRoot>
  )
}

const dialog = () => page.getByRole('alertdialog', { name: 'Delete the Students template?' })
const cancel = () => page.getByRole('button', { name: 'Cancel' })
const confirm = () => page.getByRole('button', { name: 'Delete template' })

async function open(props: Partial<ConfirmDialogProps> = {}): Promise<void> {
  render(<Deleting {...props} />)
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(dialog()).toBeVisible()
}

it('starts on Cancel, so that Enter keeps the thing; Esc cancels; the focus returns', async () => {
  const onConfirm = vi.fn()
  await open({ onConfirm })
  await expect.element(cancel()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})

function Suspending() {
  const [reason, setReason] = useState('')
  const [isJudged, setJudged] = useState(false)
  return (
    <ThemeRoot>
      <ConfirmDialog
        open
        title="Suspend Larkspur?"
        confirmLabel="Suspend instance"
        onConfirm={() => setJudged(true)}
        onCancel={() => {}}
      >
        <Field label="Reason" required error={isJudged && reason === '' ? 'Enter the reason' : undefined}>
          <TextArea value={reason} onChange={setReason} />
        </Field>
      </ConfirmDialog>
    </ThemeRoot>
  )
}

it('[ux 10] the focus goes to the first field that keeps the action from running', async () => {
  render(<Suspending />)
  await userEvent.click(page.getByRole('button', { name: 'Suspend instance' }))
  await expect.element(page.getByText('Enter the reason')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
})

it('the action runs once it is pressed', async () => {
  const onConfirm = vi.fn()
  await open({ onConfirm })
  await userEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('a severe loss asks for the name, starts there, and says so until it is right', async () => {
  const onConfirm = vi.fn()
  await open({ onConfirm, typeToConfirm: 'Students' })
  const name = page.getByRole('textbox', { name: /Type Students to confirm/ })
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'Student')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await expect.element(confirm()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(name, 'Students')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('while the action runs it stays, and a failure stays in it', async () => {
  const onCancel = vi.fn()
  await open({ busy: true, busyLabel: 'Deleting', failure: 'An import is running', onCancel })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
  expect(onCancel).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Deleting' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('alert')).toHaveTextContent('An import is running')
})

it('carries the theme and the text size of its root to the body', async () => {
  await open()
  const root = dialog().element().closest('[data-ec-root]')
  expect(root).toHaveAttribute('data-ec-scheme', 'dark')
  expect(getComputedStyle(confirm().element()).fontSize).toBe('16.25px')
})
