import { placeOf, ROLES } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole, type StoryConsoleProps } from '../../testing/story-console.tsx'
import { NavDrawerPanel } from './nav-drawer-panel.tsx'
import { SideNav } from './side-nav.tsx'

const districts = [districtItem(42), districtItem(7)]
const staff: Omit<StoryConsoleProps, 'children'> = {
  server: { roles: ROLES, districts },
  place: placeOf('import-logs', { districtId: '42' }),
}
const ready = async (name: string | RegExp) => {
  await waitFor(() => expect(within(document.body).getByRole('link', { name })).toBeVisible())
}

const meta = {
  title: 'Shell/SideNav',
  component: SideNav,
  args: { isRail: false, ready: true, onFold: () => {} },
  render: (args) => (
    <StoryConsole {...staff}>
      <div style={{ inlineSize: args.isRail ? 56 : 240, blockSize: 560, display: 'grid' }}>
        <SideNav {...args} />
      </div>
    </StoryConsole>
  ),
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Unfolded: Story = { play: () => ready('District Management') }
export const Rail: Story = { args: { isRail: true }, play: () => ready('Dashboard') }
export const RailOpen: Story = {
  args: { isRail: true },
  play: async () => {
    // It appears with its district.
    const group = await within(document.body).findByRole('button', { name: 'District Management' })
    await userEvent.click(group)
    await ready('District Profile')
  },
}
export const WithoutADistrict: Story = {
  render: (args) => (
    <StoryConsole server={{ roles: ROLES, districts }} place={placeOf('dashboard')}>
      <SideNav {...args} />
    </StoryConsole>
  ),
  play: () => ready('Dashboard'),
}
export const Drawer: Story = {
  render: () => (
    <StoryConsole {...staff}>
      <NavDrawerPanel open onClose={() => {}} withButtons />
    </StoryConsole>
  ),
  play: () => ready('Users and Roles'),
}
