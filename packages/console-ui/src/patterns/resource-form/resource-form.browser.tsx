import { ConsoleProvider, createConsoleRuntime, memoryStorage } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FormField, type FormSchema, ResourceForm } from './index.ts'

afterEach(cleanup)

type Values = { name: string; key: string; note: string; end: string }

const fields: FormField<Values>[] = [
  { name: 'name', label: 'Name', control: { kind: 'text' }, required: true },
  { name: 'key', label: 'API key', control: { kind: 'secret', savedAt: null } },
  ...(['note', 'end'] as const).map((name) => ({
    name,
    label: name === 'note' ? 'Note' : 'End',
    control: { kind: 'textarea', rows: 14 } as const,
  })),
]
const anything: FormSchema = { safeParse: () => ({ success: true }) }
const run = vi.fn(async () => undefined)
const draftStorage = memoryStorage()
const user = {
  ...{ id: 7, emailAddress: 'a@b.example', clientId: 1, accountId: 1, roles: [], reachableRoles: [] },
  ...{ lastLogin: null, clientName: null },
  ssoUser: { name: 'A B', firstName: 'A', lastName: 'B', email: 'a@b.example', authType: 'illuminate' },
}

/** A form in a panel that scrolls, as in the frame. */
function Panel() {
  const [runtime] = useState(() =>
    createConsoleRuntime({ session: user, draftStorage, storage: memoryStorage() }),
  )
  return (
    <ConsoleProvider runtime={runtime}>
      <div
        data-testid="panel"
        style={{ display: 'flex', flexDirection: 'column', blockSize: 420, overflow: 'auto' }}
      >
        <ResourceForm<Values>
          formId="client"
          recordId={1}
          label="Client"
          fields={fields}
          sections={[{ title: 'Client', fields: ['name', 'key', 'note', 'end'] }]}
          values={{ name: 'North', key: '', note: '', end: '' }}
          calls={[{ id: 'client', schema: anything, run }]}
        />
      </div>
      <button type="button">Elsewhere</button>
    </ConsoleProvider>
  )
}
const bar = () => page.getByRole('region', { name: 'Unsaved changes' })
const field = (name: string) => page.getByRole('textbox', { name })

it('[ux 7.12] the bar stays in sight, and is not in the way of what has the focus at the end', async () => {
  render(<Panel />)
  await userEvent.fill(field('Name'), 'South')
  await expect.element(bar()).toBeVisible()
  const panel = page.getByTestId('panel').element()
  panel.scrollTop = panel.scrollHeight
  const end = field('End').element().getBoundingClientRect()
  await vi.waitFor(() =>
    expect(bar().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(end.bottom - 1),
  )
  expect(bar().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    panel.getBoundingClientRect().bottom + 1,
  )
})

it('[ux 11] Ctrl+S saves from anywhere while something is unsaved, and is the browser’s own otherwise', async () => {
  run.mockClear()
  render(<Panel />)
  const pressed = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
  window.addEventListener('keydown', pressed)
  page.getByRole('button', { name: 'Elsewhere' }).element().focus()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(pressed).toHaveLastReturnedWith(false)
  await userEvent.fill(field('Name'), 'South')
  page.getByRole('button', { name: 'Elsewhere' }).element().focus()
  await userEvent.keyboard('{Control>}s{/Control}')
  await vi.waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith({ name: 'South' }, expect.anything()))
  await vi.waitFor(() => expect(bar().query()).toBeNull())
  window.removeEventListener('keydown', pressed)
})

it('[ux 11] Enter in a line saves nothing', async () => {
  run.mockClear()
  render(<Panel />)
  await userEvent.fill(field('Name'), 'South')
  await userEvent.keyboard('{Enter}')
  await expect.element(bar()).toBeVisible()
  expect(run).not.toHaveBeenCalled()
})

it('[ux 7.11] a fault that appears as a field is left does not move the next press off its target', async () => {
  render(<Panel />)
  await userEvent.clear(field('Name'))
  await userEvent.click(field('Note'))
  await expect.element(field('Note')).toHaveFocus()
  await expect.element(page.getByText('Enter the name')).toBeVisible()
})

it('[R35] a secret that was typed is never kept in the browser', async () => {
  render(<Panel />)
  await userEvent.fill(page.getByLabelText('API key', { exact: true }), 'very-secret')
  await userEvent.fill(field('Note'), 'plain')
  await expect.element(bar()).toBeVisible()
  const kept = draftStorage.getItem('edconsole.drafts.7')
  expect(kept).toContain('plain')
  expect(kept).not.toContain('very-secret')
})
