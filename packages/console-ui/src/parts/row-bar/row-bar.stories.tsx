import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { RowBar } from './row-bar.tsx'

const meta = {
  title: 'Parts/RowBar',
  component: RowBar,
  args: { accepted: 18_204, warned: 58, rejected: 312 },
} satisfies Meta<typeof RowBar>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <StoryRow direction="column">
        <RowBar {...args} />
        <RowBar accepted={22_104} rejected={402} remaining={9620} />
        <RowBar accepted={39_999} rejected={1} />
        <RowBar accepted={12_114} rejected={0} />
        <RowBar accepted={0} rejected={0} />
        <RowBar accepted={100} rejected={20} total={400} />
      </StoryRow>
    </div>
  ),
}
