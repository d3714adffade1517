import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Parts/Progress',
  component: Progress,
  args: { label: 'Rows read', value: 12_000, max: 41_872 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <StoryRow direction="column">
        {[0, 12_000, 41_872].map((value) => (
          <div key={value} style={{ inlineSize: '100%' }}>
            <Progress {...args} value={value} />
          </div>
        ))}
        <Progress {...args} max={null} />
        <Progress {...args} label="Reading the file" value={0} max={null} />
      </StoryRow>
    </div>
  ),
}
