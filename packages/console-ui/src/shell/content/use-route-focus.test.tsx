import { memoryNavigation, placeOf, ROLES } from '@edconsole/console-core'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ConsoleShell } from '../console-shell.tsx'

const batch = (batchId: string) => placeOf('import-log-results', { districtId: '42', batchId })

it('[ux 7.1] the same screen about another thing takes the focus from what it was left by', async () => {
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
  const row = await screen.findByRole('link', { name: 'A row' })
  row.focus()
  runtime.navigation.get().go(batch('1'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The title' })).toHaveFocus())
  expect(row).toBeInTheDocument()
})
