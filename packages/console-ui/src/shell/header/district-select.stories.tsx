import { ROLES } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StartingFaults } from '../../testing/http-to-server.ts'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { DistrictSelect } from './district-select.tsx'

const some = [
  districtItem(42, 'Larkspur Valley Unified'),
  districtItem(7, 'Copperleaf Unified'),
  districtItem(null, 'Alder Creek Elementary'),
]
const many = Array.from({ length: 15_000 }, (_, at) =>
  districtItem(at + 1, `${at % 3 === 0 ? 'Copper Canyon' : 'Larkspur Valley'} Unified ${at + 1}`),
)
const failing: StartingFaults = [[(request) => request.url.includes('/districts'), { status: 502 }]]

const shown = (districts = some, faults: StartingFaults = []) => (
  <StoryConsole server={{ roles: ROLES, districts }} faults={faults}>
    <div style={{ minBlockSize: 460 }}>
      <DistrictSelect />
    </div>
  </StoryConsole>
)
const open = async (text: string | RegExp) => {
  const body = within(document.body)
  const button = await body.findByRole('button', { name: /^District Select/ })
  await userEvent.click(button)
  await waitFor(() => expect(body.getAllByText(text)[0]).toBeVisible())
}

const meta = {
  title: 'Shell/DistrictSelect',
  component: DistrictSelect,
  render: () => shown(),
} satisfies Meta<typeof DistrictSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { play: () => open('Not set up') }
export const Thousands: Story = { render: () => shown(many), play: () => open('15,000') }
export const OnlyDistrict: Story = { render: () => shown(some.slice(0, 1)) }
export const Failed: Story = {
  render: () => shown(some, failing),
  play: () => open("Districts couldn't be loaded"),
}
