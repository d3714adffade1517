import {
  ApiFailure,
  ConsoleProvider,
  createConsoleRuntime,
  memoryStorage,
  sitesResource,
} from '@edconsole/console-core'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { main } from '../../shell/frame/frame.css.ts'
import { section } from '../define-screen/screen.css.ts'
import { type FormField, type FormSchema, ResourceForm } from './index.ts'

afterEach(cleanup)

type Values = Record<'name' | 'key' | `line${number}`, string>

const lines = Array.from({ length: 16 }, (_, at) => `line${at}` as const)
const fields: FormField<Values>[] = [
  { name: 'name', label: 'Name', control: { kind: 'text' }, required: true },
  { name: 'key', label: 'API key', control: { kind: 'secret', savedAt: null } },
  ...lines.map((name, at) => ({ name, label: `Line ${at + 1}`, control: { kind: 'text' } as const })),
]
const anything: FormSchema = { safeParse: () => ({ success: true }) }
const run = vi.fn<() => Promise<undefined>>(async () => undefined)
const draftStorage = memoryStorage()
const user = {
  id: 7,
  emailAddress: 'a@b.example',
  clientId: 1,
  accountId: 1,
  roles: [],
  reachableRoles: [],
  lastLogin: null,
  clientName: null,
  ssoUser: { name: 'A B', firstName: 'A', lastName: 'B', email: 'a@b.example', authType: 'illuminate' },
}

/** A form in the panel of the frame, below a header, as a screen stands there. */
function Panel() {
  const [runtime] = useState(() =>
    createConsoleRuntime({ session: user, draftStorage, storage: memoryStorage() }),
  )
  return (
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot scheme="light">
        <main data-testid="panel" className={main} style={{ blockSize: 420 }}>
          <section className={section} data-ec-screen="">
            <h1 data-ec-title="" tabIndex={-1} style={{ flex: 'none', blockSize: 80, margin: 0 }}>
              Client
            </h1>
            <ResourceForm<Values>
              formId="client"
              recordId={1}
              label="Client"
              fields={fields}
              sections={[{ title: 'Client', fields: fields.map(({ name }) => name) }]}
              values={stored}
              calls={[{ id: 'client', schema: anything, run }]}
              reload={async () => Object.assign({}, stored, { name: 'Theirs' })}
            />
          </section>
        </main>
        <button type="button">Elsewhere</button>
      </ThemeRoot>
    </ConsoleProvider>
  )
}
const stored: Values = { name: 'North', key: '' }
const bar = () => page.getByRole('region', { name: 'Unsaved changes' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

it('[ux 7.12] the bar that the first letter brings does not cover the field that the letter is in', async () => {
  render(<Panel />)
  const panel = page.getByTestId('panel').element()
  const last = panel.querySelectorAll('input')[6]
  const bottomOf = (element: Element | undefined) => Number(element?.getBoundingClientRect().bottom)
  panel.scrollTop = bottomOf(last) - bottomOf(panel)
  last?.focus({ preventScroll: true })
  // Browsers scroll to what is typed, but not to what is chosen or dictated.
  if (last) fireEvent.change(last, { target: { value: 'x' } })
  await expect.element(bar()).toBeVisible()
  await expect.poll(() => bottomOf(last) - bar().element().getBoundingClientRect().top).toBeLessThan(0)
})

it('[ux 7.12] a save that came too late is said in the bar, and the note above pushes no field in use below it', async () => {
  render(<Panel />)
  const message = 'Ana Silva changed this client on 9/14/2026, 8:20 AM ET after you opened it.'
  run.mockRejectedValueOnce(new ApiFailure({ code: 409, message, operation: sitesResource.update }))
  const panel = page.getByTestId('panel').element()
  const last = panel.querySelectorAll('input')[6]
  await userEvent.fill(field('Line 5'), 'x')
  await expect.element(bar()).toBeVisible()
  const room = () =>
    bar().element().getBoundingClientRect().top - Number(last?.getBoundingClientRect().bottom)
  panel.scrollTop -= Math.max(0, room() - 4)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .element(bar().getByText('Not saved: Ana Silva changed this record. Save again.', { exact: true }))
    .toBeVisible()
  expect(last).toBe(document.activeElement)
  await expect.poll(room).toBeGreaterThan(0)
})

it('[ux 7.12] the bar stays in sight, and whatever takes the focus comes to stand above it', async () => {
  render(<Panel />)
  await userEvent.fill(field('Name'), 'South')
  await expect.element(bar()).toBeVisible()
  const panel = page.getByTestId('panel').element()
  const ends = () =>
    [bar(), page.getByTestId('panel')].map((one) => one.element().getBoundingClientRect().bottom)
  await expect.poll(() => new Set(ends().map(Math.round)).size).toBe(1)
  for (const line of [6, 11, 16]) {
    panel.scrollTop = 0
    field(`Line ${line}`).element().focus()
    const { bottom } = field(`Line ${line}`).element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(bar().element().getBoundingClientRect().top)
    expect(new Set(ends().map(Math.round)).size).toBe(1)
  }
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
  await expect.poll(() => run).toHaveBeenCalledExactlyOnceWith({ name: 'South' }, expect.anything())
  await expect.poll(() => bar().query()).toBeNull()
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
  await userEvent.click(field('Line 2'))
  await expect.element(field('Line 2')).toHaveFocus()
  await expect.element(page.getByText('Enter the name')).toBeVisible()
})

it('[R35] a secret that was typed is never kept in the browser', async () => {
  render(<Panel />)
  await userEvent.fill(page.getByLabelText('API key', { exact: true }), 'very-secret')
  await userEvent.fill(field('Line 1'), 'plain')
  await expect.element(bar()).toBeVisible()
  const kept = draftStorage.getItem('edconsole.drafts.7')
  expect(kept).toContain('plain')
  expect(kept).not.toContain('very-secret')
})

it('[ux 11] a draft that is discarded leaves the focus on the title, not on what can be pressed next', async () => {
  const first = render(<Panel />)
  await userEvent.fill(field('Line 1'), 'plain')
  await expect.element(bar()).toBeVisible()
  first.unmount()
  render(<Panel />)
  await userEvent.click(page.getByRole('button', { name: 'Discard', exact: true }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Client' })).toHaveFocus()
})
