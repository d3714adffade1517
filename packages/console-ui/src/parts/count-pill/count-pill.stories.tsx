import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { CountPill } from './count-pill.tsx'

const meta = { title: 'Parts/CountPill', component: CountPill, args: { value: 18574 } } satisfies Meta<
  typeof CountPill
>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <StoryRow>
      <CountPill {...args} />
      <CountPill value={370} tone="danger" />
      <CountPill value={58} tone="warning" />
      <CountPill value={0} />
    </StoryRow>
  ),
}
