import { placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { screens } from '../screens/screens.ts'
import { ReferenceConsole } from '../testing/reference/reference-console.tsx'
import { EMPTY_DISTRICT, LARKSPUR } from '../testing/reference/reference-server.ts'
import { STORY_FAULTS } from '../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../testing/reference/when-reference-answers.ts'
import { StoryShell } from '../testing/story-shell.tsx'

const Dashboard = screens.dashboard
const ImportLogs = screens['import-logs']
const districtId = String(LARKSPUR.id)

const meta = {
  title: 'Shell/ConsoleShell',
  component: ReferenceConsole,
  args: {
    as: 'employee@example.org',
    districtId,
    place: placeOf('import-logs', { districtId }),
    options: { productName: 'Console STAGING' },
    children: (
      <StoryShell>
        <ImportLogs districtId={districtId} />
      </StoryShell>
    ),
  },
  loaders: [whenReferenceAnswers],
  parameters: { padding: 0 },
  tags: ['!autodocs'],
} satisfies Meta<typeof ReferenceConsole>
export default meta
type Story = StoryObj<typeof meta>

const onDashboard = {
  place: placeOf('dashboard'),
  children: (
    <StoryShell>
      <Dashboard />
    </StoryShell>
  ),
}

export const Employee: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('rowheader', { name: /48212/ })),
}
export const DistrictSelectOpen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /48212/ })
    await userEvent.click(await canvas.findByRole('button', { name: /^District Select/ }))
    await within(document.body).findByRole('option', { name: /Copperleaf/ })
  },
}
export const UserMenuOpen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /48212/ })
    await userEvent.click(await canvas.findByRole('button', { name: /^User menu/ }))
    await within(document.body).findByText('Logout')
  },
}
export const LongDistrictName: Story = {
  args: { ...onDashboard, districtId: String(EMPTY_DISTRICT.id) },
  play: async ({ canvas }) => void (await canvas.findByRole('region', { name: 'Recent batches' })),
}
export const NoDistrict: Story = {
  args: { ...onDashboard, districtId: undefined },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^District Select/ })),
}
export const OnlyDistrict: Story = {
  args: { ...onDashboard, as: 'admin@example.org' },
  play: async ({ canvas }) => void (await canvas.findByRole('region', { name: 'Your screens' })),
}
export const DistrictNotFound: Story = {
  args: { districtId: '999999', place: placeOf('import-logs', { districtId: '999999' }) },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'District not found' })),
}
export const ServiceUnreachable: Story = {
  args: { faults: [[() => true, STORY_FAULTS.offline]] },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: "The service couldn't be reached" })),
}
export const Loading: Story = {
  args: { faults: [[() => true, STORY_FAULTS.never]] },
}
