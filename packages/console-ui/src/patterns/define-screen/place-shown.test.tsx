import { type ConsoleEvent, hostNavigation, pathOf } from '@edconsole/console-core'
import { screen, waitFor } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { expect, it } from 'vitest'
import { ImportLogs } from '../../screens/import-logs/index.ts'
import { batch, districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'

const server = () =>
  rowsServer({
    roles: ['ROLE_IMPORT_LOG_VIEW'],
    districts: [districtItem(42), districtItem(7)],
    batches: [batch(11)],
  })
const shownWith = async (node: ReactElement, navigation?: ReturnType<typeof hostNavigation>) => {
  const events: ConsoleEvent[] = []
  const shown = await showScreen(node, {
    server: server(),
    as: 'x',
    embedded: true,
    ...(navigation && { navigation }),
    onEvent: (event) => events.push(event),
  })
  const places = () =>
    events.flatMap((event) => (event.type === 'place-shown' ? `${pathOf(event.place)} ${event.title}` : []))
  return { ...shown, places }
}

it('[S1] a host hears of each place that an embed shows, once', async () => {
  const { user, places } = await shownWith(
    <StrictMode>
      <ImportLogs districtId="42" />
    </StrictMode>,
  )
  await waitFor(() => expect(places()).toEqual(['/42/import-logs Import Logs - Console']))
  await user.type(await screen.findByRole('searchbox'), '11')
  const link = (await screen.findAllByText('11')).find((text) => text.closest('a'))
  await user.click(link ?? document.body)
  await waitFor(() =>
    expect(places()).toEqual([
      '/42/import-logs Import Logs - Console',
      '/42/import-logs/results/11 Import Results - Console',
    ]),
  )
})

it('[S1] a host with navigation of its own hears of the place of each screen, whatever type its ids have', async () => {
  const navigation = hostNavigation({ href: () => '/', go: () => {} })
  // As from JavaScript, where nobody checks.
  const { places } = await shownWith(<ImportLogs districtId={JSON.parse('7')} />, navigation)
  await waitFor(() => expect(places()).toEqual(['/7/import-logs Import Logs - Console']))
})
