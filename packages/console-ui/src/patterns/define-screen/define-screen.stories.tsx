import type { Meta, StoryObj } from '@storybook/react-vite'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole, type StoryConsoleProps } from '../../testing/story-console.tsx'
import { defineScreen } from './define-screen.tsx'

const ImportLogs = defineScreen({ id: 'import-logs', component: () => null })

type EmbeddedProps = Pick<StoryConsoleProps, 'faults'> & { districtId?: string }

/** A screen in the page of another application, which its gates may hold back. */
function Embedded({ faults, districtId = '42' }: EmbeddedProps) {
  return (
    <StoryConsole
      server={{ roles: ['ROLE_IMPORT_LOG_VIEW'], districts: [districtItem(42), districtItem(43)] }}
      faults={faults}
    >
      <ImportLogs districtId={districtId} />
    </StoryConsole>
  )
}

const meta = { title: 'Patterns/Screen gates', component: Embedded } satisfies Meta<typeof Embedded>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { faults: [['districts.list', { hold: true }]] },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}
export const SignedOut: Story = {
  args: { faults: [['session.userInfo', { status: 401 }]] },
  play: async ({ canvas }) => void (await canvas.findByText("You're signed out")),
}
export const DistrictNotFound: Story = {
  args: { districtId: '999999' },
  play: async ({ canvas }) => void (await canvas.findByText('District not found')),
}
