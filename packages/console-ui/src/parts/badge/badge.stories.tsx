import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { LockedIcon } from '../icons/icons.ts'
import { Badge } from './badge.tsx'

const meta = { title: 'Parts/Badge', component: Badge, args: { children: 'Required' } } satisfies Meta<
  typeof Badge
>
export default meta
type Story = StoryObj<typeof meta>

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const

export const Tones: Story = {
  render: (args) => (
    <StoryRow>
      {tones.map((tone) => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
      <Badge {...args} icon={<LockedIcon size="sm" />} />
    </StoryRow>
  ),
}
export const LongTextInANarrowPlace: Story = {
  args: { children: 'Completed with rejections in every component of this batch' },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Badge {...args} />
    </div>
  ),
}
