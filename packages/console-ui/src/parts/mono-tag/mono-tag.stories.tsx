import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { MonoTag } from './mono-tag.tsx'

const meta = { title: 'Parts/MonoTag', component: MonoTag, args: { value: 'GRADE' } } satisfies Meta<
  typeof MonoTag
>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <StoryRow>
      <MonoTag {...args} />
      <MonoTag value="TK+" tone="danger" />
      <MonoTag value="98" tone="warning" />
      <MonoTag value="two  spaces" />
      <MonoTag value="" tone="danger" />
    </StoryRow>
  ),
}
export const LongValueInANarrowPlace: Story = {
  args: { value: 'A_VERY_LONG_COLUMN_NAME_OF_A_VERY_OLD_SYSTEM' },
  render: (args) => (
    <div style={{ inlineSize: 140 }}>
      <MonoTag {...args} />
    </div>
  ),
}
