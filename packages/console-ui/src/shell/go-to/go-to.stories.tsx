import { placeOf, ROLES } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { SyncIcon } from '../../parts/icons/icons.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { StoryShell } from '../../testing/story-shell.tsx'

const sync = { id: 'sync', label: 'Sync now', note: 'Start an import', icon: <SyncIcon />, run: () => {} }

const meta = {
  title: 'Shell/Go to',
  component: StoryShell,
  decorators: [
    (Story) => (
      <StoryConsole
        place={placeOf('import-logs', { districtId: '42' })}
        server={{
          roles: ROLES,
          districts: [districtItem(42, 'Larkspur Valley Unified'), districtItem(7, 'Copperleaf Unified')],
        }}
      >
        <Story />
      </StoryConsole>
    ),
  ],
  args: { children: <PageActions items={[sync]} /> },
} satisfies Meta<typeof StoryShell>
export default meta
type Story = StoryObj<typeof meta>

const opened =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Go to/ }))
    const body = within(document.body)
    await userEvent.type(await body.findByRole('combobox', { name: 'Go to' }), text || '{ArrowDown}')
    await waitFor(() => body.getAllByRole('option'))
  }

export const Open: Story = { play: opened('') }
export const Searched: Story = { play: opened('sync') }
export const NothingFound: Story = { play: opened('xyzzy') }
