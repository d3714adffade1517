import { memoryNavigation, placeOf, ROLES } from '@edconsole/console-core'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { useShortcut } from '../../patterns/shortcuts/use-shortcut.ts'
import { districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ConsoleShell } from '../console-shell.tsx'

async function show(body: ReactElement) {
  const shown = await showScreen(<ConsoleShell>{body}</ConsoleShell>, {
    server: rowsServer({
      districts: [districtItem(42, 'Larkspur Valley Unified'), districtItem(7)],
      roles: ROLES,
    }),
    as: 'somebody',
    navigation: memoryNavigation(placeOf('dashboard')),
  })
  await screen.findByRole('button', { name: /^Go to/ })
  await shown.runtime.districts.ready()
  return shown
}

const page = (
  <>
    <input type="search" aria-label="Batch ID" defaultValue="482" />
    <textarea aria-label="Notes" />
  </>
)

function Step({ onNext }: { onNext: () => void }): null {
  useShortcut('next-record', onNext)
  return null
}

function Both({ first, second }: { first: ReactElement; second: ReactElement }): ReactElement {
  const [open, setOpen] = useState(true)
  return (
    <>
      {first}
      {open && second}
      <button type="button" onClick={() => setOpen(false)}>
        Close the second
      </button>
    </>
  )
}

describe('[ux 11] keys in the console', () => {
  it('/ goes to the search of the page, with what is in it selected', async () => {
    const { user } = await show(page)
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('7')
    expect(screen.getByRole('searchbox')).toHaveValue('7')
  })

  it('D opens District Select', async () => {
    const { user } = await show(page)
    await user.keyboard('d')
    expect(await screen.findByRole('combobox', { name: 'District Select' })).toBeInTheDocument()
  })

  it('none of them works while something is typed, nor while a dialog is open', async () => {
    const { user } = await show(page)
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'd?/')
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('d?/')
    await user.keyboard('{Control>}k{/Control}')
    const search = await screen.findByRole('combobox', { name: 'Go to' })
    await waitFor(() => expect(search).toHaveFocus())
    await user.keyboard('?')
    expect(search).toHaveValue('?')
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  })

  it('? lists every key; single keys can be switched off there, for this user and for good', async () => {
    const { user, runtime } = await show(page)
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog).toHaveTextContent('CtrlKGo to a screen, district, batch, or action')
    expect(dialog).toHaveTextContent('F8Go to the newest message')
    expect(dialog).not.toHaveTextContent(' Off')
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
    expect(dialog).toHaveTextContent('[Previous batch Off')
    expect(JSON.parse(runtime.storage.getItem('edconsole.appearance.7') ?? '')).toMatchObject({
      singleKeys: false,
    })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).not.toHaveFocus()
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: 'Go to' })).toBeVisible()
  })

  it('F8 goes to the newest message, also from a field, until single keys are switched off', async () => {
    const { user, runtime } = await show(page)
    const notes = screen.getByRole('textbox', { name: 'Notes' })
    act(() => void runtime.snackbars.show({ message: 'Import started', delay: 60_000 }))
    const message = (await screen.findByRole('article', { name: 'Success' })).closest('li')
    await user.click(notes)
    await user.keyboard('{F8}')
    expect(message).toHaveFocus()
    await user.keyboard('?')
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('F8Go to the newest message; Esc dismisses it Off')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(notes)
    await user.keyboard('{F8}')
    expect(notes).toHaveFocus()
  })

  it('the user menu lists them as well', async () => {
    const { user } = await show(page)
    await user.click(screen.getByRole('button', { name: /^User menu/ }))
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts ?' }))
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  it('an action of the page is done on its key, unless it says why not', async () => {
    const next = vi.fn()
    const previous = vi.fn()
    const { user } = await show(
      <PageActions
        items={[
          { id: 'next', label: 'Next', shortcut: 'next-batch', run: next },
          {
            id: 'previous',
            label: 'Previous',
            shortcut: 'previous-batch',
            run: previous,
            disabledReason: 'None',
          },
        ]}
      />,
    )
    await user.keyboard('][[')
    expect(next).toHaveBeenCalledOnce()
    expect(previous).not.toHaveBeenCalled()
  })

  it('what is drawn last has a key, and gives it back', async () => {
    const heard: string[] = []
    const first = <Step onNext={() => heard.push('first')} />
    const { user } = await show(<Both first={first} second={<Step onNext={() => heard.push('second')} />} />)
    await user.keyboard('j')
    await user.click(screen.getByRole('button', { name: 'Close the second' }))
    await user.keyboard('J')
    await user.keyboard('j')
    expect(heard).toEqual(['second', 'first', 'first'])
  })
})
