import { ROLES } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { StoryConsole, type StoryConsoleProps } from '../../testing/story-console.tsx'
import { UserMenu } from './user-menu.tsx'

const messages: StoryConsoleProps['onReady'] = ({ snackbars }) => {
  snackbars.show({ message: 'Import started for Larkspur Valley Unified' })
  snackbars.show({ message: 'The connection was not accepted', iconColor: 'error', icon: 'error' })
}
const shown = (user: NonNullable<StoryConsoleProps['server']>['user'] = {}, more = {}) => (
  <StoryConsole server={{ roles: ROLES, user }} {...more}>
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 620 }}>
      <UserMenu />
    </div>
  </StoryConsole>
)
const body = () => within(document.body)
const open = async () => {
  await userEvent.click(await body().findByRole('button', { name: /^User menu/ }))
  await body().findByText('Logout')
}

const meta = {
  title: 'Shell/UserMenu',
  component: UserMenu,
  render: () => shown(),
} satisfies Meta<typeof UserMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async () => void (await body().findByRole('button', { name: /^User menu/ })),
}
export const Open: Story = { play: open }
export const LongText: Story = {
  render: () =>
    shown({
      emailAddress:
        'maximiliana.featherstonehaugh-cholmondeley@superintendent.larkspur-valley-unified.example.org',
    }),
  play: open,
}
export const WithMessages: Story = {
  render: () => shown({}, { onReady: messages }),
  play: async () => {
    await open()
    await userEvent.click(await body().findByRole('button', { name: /^Recent messages/ }))
    await body().findByText('Import started for Larkspur Valley Unified')
  },
}
export const WithoutMessages: Story = {
  play: async () => {
    await open()
    await userEvent.click(await body().findByRole('button', { name: /^Recent messages/ }))
    await body().findByText('No messages in this session')
  },
}
