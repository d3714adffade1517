import { ConsoleProvider, clientsResource, createConsoleRuntime } from '@edconsole/console-core'
import { createTestConsole } from '@edconsole/console-core/testing'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { FailedProducts } from './failed-products.tsx'
import type { ProductChanges, ProductFailure } from './product-change.ts'
import { ProductsForm } from './products-form.tsx'
import { useProductChanges } from './use-product-changes.ts'

const NAMES = ['Analytics', 'Assessment', 'Gradebook', 'Screening']
const products = NAMES.map((name, index) => ({ id: index + 1, name }))

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
}, 240_000)
afterAll(() => server.close())
afterEach(cleanup)

const show = (save: (changes: ProductChanges) => Promise<readonly ProductFailure[]>) => {
  const onClose = vi.fn()
  render(
    <ConsoleProvider runtime={createConsoleRuntime({})}>
      <ProductsForm
        open
        onClose={onClose}
        title="Products for Larkspur"
        current={products.slice(0, 2)}
        available={products}
        save={save}
        saving={false}
        removalNote="Its subscriptions end today."
      />
    </ConsoleProvider>,
  )
  return { user: userEvent.setup(), onClose }
}
const list = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
const namesIn = (name: string) =>
  list(name)
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const press = (name: string) => screen.getByRole('button', { name })

it('[ux 9.13] products move between the lists by buttons, and the focus stays for the next one', async () => {
  const save = vi.fn(async () => [])
  const { user, onClose } = show(save)
  expect(press('Save')).toHaveAttribute('aria-disabled', 'true')
  press('Add Gradebook').focus()
  await user.keyboard('{Enter}')
  expect(press('Add Screening')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Gradebook will be added')
  await user.click(press('Remove Assessment'))
  expect(screen.getByText('1 to add, 1 to remove')).toBeVisible()
  expect(screen.getByText('Its subscriptions end today.')).toBeVisible()
  await user.click(press('Undo Assessment'))
  expect(screen.queryByText('Its subscriptions end today.')).toBeNull()
  await user.click(press('Remove Analytics'))
  await user.click(press('Save'))
  expect(save).toHaveBeenCalledExactlyOnceWith({ added: [3], removed: [1] })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('[S8] what failed stays marked with its message, and only that is sent again', async () => {
  const message = 'Error returned. 409 Gradebook is no longer offered.'
  const save = vi.fn(
    async (_: ProductChanges): Promise<readonly ProductFailure[]> => [{ id: 3, change: 'add', message }],
  )
  const { user, onClose } = show(save)
  await user.click(press('Add Gradebook'))
  await user.click(press('Add Screening'))
  await user.click(press('Save'))
  expect(await screen.findByText('1 of 2 changes failed. The rest were saved.')).toBeVisible()
  expect(namesIn('Added')).toEqual([
    'AnalyticsRemove',
    'AssessmentRemove',
    `GradebookNot addedUndo${message}`,
    'ScreeningRemove',
  ])
  expect(onClose).not.toHaveBeenCalled()
  await user.click(press('Save'))
  expect(save).toHaveBeenLastCalledWith({ added: [3], removed: [] })
  await user.click(press('Undo Gradebook'))
  expect(screen.queryByText(message)).toBeNull()
  expect(namesIn('Available')).toEqual(['GradebookAdd'])
})

type ReopenedProps = { isKeptMounted: boolean; save: () => Promise<readonly ProductFailure[]> }

/** The dialog as pages have it: of one client after another. */
function Reopened({ isKeptMounted, save }: ReopenedProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [client, setClient] = useState('Larkspur')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setClient('Redwood')}>
        Next client
      </button>
      {(isOpen || isKeptMounted) && (
        <ProductsForm
          open={isOpen}
          onClose={() => setOpen(false)}
          title={`Products for ${client}`}
          current={products.slice(0, 2)}
          available={products}
          save={save}
          saving={false}
        />
      )}
    </>
  )
}

const reopened = async (isKeptMounted: boolean, save: ReopenedProps['save'] = async () => []) => {
  const { runtime, wrapper } = createTestConsole()
  const signedIn = render(<p>Signing in</p>, { wrapper })
  // A draft belongs to a user and a district, which have to be known first.
  await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
  signedIn.unmount()
  render(<Reopened isKeptMounted={isKeptMounted} save={save} />, { wrapper })
  const user = userEvent.setup()
  const open = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(press('Open'))
    await screen.findByRole('dialog')
  }
  await open()
  return { user, open }
}

/** A dialog that opens again is hidden at first. */
const sums = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

describe.each([
  ['stays mounted', true],
  ['is mounted while it is open', false],
])('[R14] a dialog that %s', (_, isKeptMounted) => {
  it('keeps what was chosen when it is closed by Escape, its close button or a press outside', async () => {
    const { user, open } = await reopened(isKeptMounted)
    await user.click(press('Add Gradebook'))
    await user.click(press('Remove Assessment'))
    await user.keyboard('{Escape}')
    await open()
    await sums('1 to add, 1 to remove')
    await user.click(press('Add Screening'))
    await user.click(press('Close'))
    await open()
    await sums('2 to add, 1 to remove')
    await user.click(press('Undo Screening'))
    await user.click(document.body)
    await open()
    await sums('1 to add, 1 to remove')
  })

  it('gives up what was chosen on Cancel, and once it is saved', async () => {
    const { user, open } = await reopened(isKeptMounted)
    await user.click(press('Add Gradebook'))
    await user.keyboard('{Escape}')
    await open()
    await sums('1 to add')
    await user.click(press('Cancel'))
    await open()
    expect(press('Save')).toHaveAttribute('aria-disabled', 'true')
    await user.click(press('Add Gradebook'))
    await user.keyboard('{Escape}')
    await open()
    await user.click(press('Save'))
    await open()
    expect(press('Save')).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows none of it for another client', async () => {
    const { user, open } = await reopened(isKeptMounted)
    await user.click(press('Add Gradebook'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(press('Next client'))
    await open()
    expect(press('Save')).toHaveAttribute('aria-disabled', 'true')
  })

  it('leaves what was refused to the page, and keeps what was chosen since', async () => {
    const message = 'Error returned. 409 Gradebook is no longer offered.'
    const { user, open } = await reopened(isKeptMounted, async () => [{ id: 3, change: 'add', message }])
    await user.click(press('Add Gradebook'))
    await user.click(press('Save'))
    await screen.findByText(message)
    await user.click(press('Add Screening'))
    await user.keyboard('{Escape}')
    await open()
    await sums('1 to add')
    expect(namesIn('Added')).toContain('ScreeningWill be addedUndo')
  })
})

/** One change of each kind, as a page would make it. */
function Changes({ id, changes }: { id: number; changes: ProductChanges }): ReactElement {
  const state = useProductChanges(
    { add: clientsResource.addProducts, remove: clientsResource.removeProducts },
    { id, confirmation: 'Client updated' },
  )
  return (
    <>
      <button type="button" onClick={() => void state.save(changes)}>
        Change
      </button>
      <FailedProducts
        failures={state.failures}
        nameOf={(product) => `No. ${product}`}
        onRetry={(failure) => void state.retry(failure)}
        onDismiss={state.dismiss}
        retrying={state.saving}
      />
    </>
  )
}

const change = async (changes: ProductChanges, faults?: Parameters<typeof showScreen>[1]['faults']) => {
  const { clientId } = await server.newDistrict()
  const shown = await showScreen(<Changes id={clientId} changes={changes} />, {
    server,
    as: 'employee@example.org',
    ...(faults && { faults }),
  })
  await waitFor(() => expect(shown.runtime.session.get().user).not.toBeNull())
  await shown.user.click(press('Change'))
  const messages = () => shown.runtime.snackbars.get().recent.map((one) => one.message)
  return { clientId, messages, shown }
}

it('[S8] both calls report as one, in the words of the specification, and the rest is saved', async () => {
  const { clientId, messages, shown } = await change({ added: [1, 99], removed: [5] })
  const name = `Test District ${clientId - 90_000}`
  await waitFor(() =>
    expect(messages()).toEqual([
      `Error returned. 404 ${name} doesn't have Gradebook., Error returned. 404 Product not found.`,
    ]),
  )
  const items = within(screen.getByRole('list', { name: 'Changes that failed' })).getAllByRole('listitem')
  expect(items.map((one) => one.textContent)).toEqual([
    `No. 5Not removed. Error returned. 404 ${name} doesn't have Gradebook.Try again`,
    'No. 99Not added. Error returned. 404 Product not found.Try again',
  ])
  const has = await server.db
    .selectFrom('clientProducts')
    .select('productId')
    .where('clientId', '=', clientId)
    .execute()
  expect(has).toEqual([{ productId: 1 }])
  await shown.user.click(press('Dismiss No. 99'))
  expect(screen.queryByText('No. 99')).toBeNull()
})

it('a call that fails as a whole leaves its products marked, and the other one is still made', async () => {
  const { clientId, messages } = await change({ added: [2], removed: [1] }, [
    ['clients.removeProducts', { status: 500, message: 'Down' }],
  ])
  expect(await screen.findByText('Not removed. Error returned. 500 Down')).toBeVisible()
  await waitFor(() => expect(messages()).toHaveLength(1))
  const has = await server.db
    .selectFrom('clientProducts')
    .select('productId')
    .where('clientId', '=', clientId)
    .execute()
  expect(has).toEqual([{ productId: 2 }])
})

it('confirms once when everything worked', async () => {
  const { messages } = await change({ added: [1, 2], removed: [] })
  await waitFor(() => expect(messages()).toEqual(['Client updated']))
})
