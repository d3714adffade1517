import { placeOf, ROLES } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { AccessDialog } from './access-dialog.tsx'

const LONG = 'Upper Copper Canyon and Larkspur Valley Joint Union Elementary and High School District'

const meta = {
  title: 'Patterns/AccessDialog',
  component: AccessDialog,
  args: {
    denial: { place: placeOf('export-logs', { districtId: '42' }), missing: ['ROLE_EXPORT_LOG_VIEW'] },
    onClose: () => {},
  },
  render: (args) => (
    <StoryConsole
      server={{ roles: ROLES, districts: [districtItem(42, LONG)], supportEmail: 'help@provider.example' }}
    >
      <AccessDialog {...args} />
    </StoryConsole>
  ),
  play: async () => void (await within(document.body).findByText(`${LONG} (042)`)),
} satisfies Meta<typeof AccessDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OneRole: Story = {}
export const SeveralRoles: Story = {
  args: {
    denial: {
      place: placeOf('account-locking', { districtId: '42' }),
      missing: ['ROLE_SETUP_VIEW', 'ROLE_SETUP_AUTH_VIEW'],
    },
  },
}
export const NobodyToAsk: Story = {
  render: (args) => (
    <StoryConsole server={{ districts: [districtItem(42, LONG)] }}>
      <AccessDialog {...args} />
    </StoryConsole>
  ),
}
