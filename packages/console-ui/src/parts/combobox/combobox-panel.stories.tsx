import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyCap } from '../key-cap/key-cap.tsx'
import { ComboboxPanel } from './combobox-panel.tsx'

const districts = Array.from({ length: 2184 }, (_, at) => ({
  value: `${at}`,
  label: `${['Copperleaf', 'Larkspur Valley', 'Basin County', 'West Hills'][at % 4]} ${at}`,
  code: `${4_100_000 + at}`,
  meta: ['CA', 'OR', 'AZ', 'TN'][at % 4],
  group: at < 3 ? 'Recent' : 'All districts',
  ...(at === 5 ? { disabledReason: 'Not set up' } : {}),
}))

const meta = {
  title: 'Parts/ComboboxPanel',
  component: ComboboxPanel,
  args: {
    label: 'District Select',
    value: '1',
    onPick: () => {},
    options: districts,
    placeholder: 'Name or code',
    foot: (
      <>
        <span>
          <KeyCap>Enter</KeyCap> Switch district
        </span>
        <span>
          <KeyCap>Esc</KeyCap> Close
        </span>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 430 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboboxPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Thousands: Story = {}
export const Searched: Story = { args: { initialQuery: 'copper' } }
