import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Parts/Switch',
  component: Switch,
  args: { label: 'Wrap lines', checked: false, onChange: () => {} },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <StoryRow>
      <Switch {...args} />
      <Switch {...args} checked />
      <Switch {...args} checked disabled />
      <Switch {...args} hideLabel label="Early Alerts" />
    </StoryRow>
  ),
}
export const StatesInTheDark: Story = { ...States, globals: { scheme: 'dark' } }
