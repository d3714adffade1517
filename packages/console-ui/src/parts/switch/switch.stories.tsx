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
export const InAList: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 420, display: 'grid', gap: 12 }}>
      <Switch {...args} spread checked label="Assessment" help="Tests, scores and standards results" />
      <Switch {...args} spread edited label="Early Alerts" help="Risk flags from attendance and grades" />
      <Switch
        {...args}
        spread
        readOnly
        checked
        label="Behavior Insights"
        help="Changing it needs another role."
      />
    </div>
  ),
}
