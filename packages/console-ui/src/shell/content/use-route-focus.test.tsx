import { memoryNavigation, placeOf, ROLES } from '@edconsole/console-core'
import { screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ConsoleShell } from '../console-shell.tsx'

const batch = (batchId: string) => placeOf('import-log-results', { districtId: '42', batchId })

/** A batch with a link to it, drawn in the shell. */
async function show() {
  const { runtime } = await showScreen(
    <ConsoleShell>
      <section data-ec-screen="import-log-results">
        <PageHeader title="The title" />
        <a href="#row">A row</a>
      </section>
    </ConsoleShell>,
    {
      server: rowsServer({ districts: [districtItem(42), districtItem(7)], roles: ROLES }),
      as: 'somebody',
      navigation: memoryNavigation(batch('2')),
    },
  )
  await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
  await runtime.districts.ready()
  await runtime.districts.follow('42')
  return { go: runtime.navigation.get().go, row: await screen.findByRole('link', { name: 'A row' }) }
}

it('[ux 7.1] the same screen about another thing takes the focus from what it was left by', async () => {
  const { go, row } = await show()
  row.focus()
  go(batch('1'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The title' })).toHaveFocus())
  expect(row).toBeInTheDocument()
})

it('[ux 7.1] going back leads to the link that was left by, also when a router draws at once', async () => {
  let back = () => {}
  const router = () => flushSync(() => back())
  window.addEventListener('popstate', router)
  const { go, row } = await show()
  row.focus()
  go(batch('1'))
  await waitFor(() => expect(row).not.toHaveFocus())
  back = () => go(batch('2'))
  window.dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(row).toHaveFocus())
  // Rows that are drawn anew, as a list does when its answer comes
  const again = row.cloneNode(true)
  row.replaceWith(again)
  await waitFor(() => expect(again).toHaveFocus())
  again.parentNode?.replaceChild(row, again)
  window.removeEventListener('popstate', router)
})

it("[ux 7.1] the focus goes on from a placeholder's title to the screen's own", async () => {
  const { go, row } = await show()
  const title = screen.getByRole('heading', { name: 'The title' })
  const section = title.closest('section')
  const waiting = document.createElement('div')
  waiting.innerHTML = '<div aria-busy="true"><h1 tabindex="-1" data-ec-title="">The title</h1></div>'
  section?.replaceChildren(waiting)
  row.focus()
  go(batch('1'))
  await waitFor(() => expect(waiting.querySelector('h1')).toHaveFocus())
  section?.replaceChildren(title)
  await waitFor(() => expect(title).toHaveFocus())
})
