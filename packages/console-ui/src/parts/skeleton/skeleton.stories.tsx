import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Parts/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  render: () => (
    <StoryRow direction="column">
      <Skeleton shape="title" width={220} />
      <Skeleton width={140} />
      <Skeleton width="60%" />
      <div style={{ blockSize: 84, inlineSize: '100%' }}>
        <Skeleton shape="block" />
      </div>
    </StoryRow>
  ),
}
