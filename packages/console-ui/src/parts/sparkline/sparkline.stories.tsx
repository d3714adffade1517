import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Sparkline } from './sparkline.tsx'

const meta = {
  title: 'Parts/Sparkline',
  component: Sparkline,
  args: { values: [98.2, 98.4, 98.3, 98.4, 84.5, 88.1, 98.6, 98.3] },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <StoryRow direction="column">
      <Sparkline {...args} />
      <Sparkline {...args} width={72} />
      <Sparkline {...args} values={[5, 5, 5, 1]} tone="danger" />
      <Sparkline {...args} values={[5, 5, 5]} />
      <Sparkline {...args} values={[5]} />
    </StoryRow>
  ),
}
