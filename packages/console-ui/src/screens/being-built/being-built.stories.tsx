import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'
import { BEING_BUILT } from './being-built.ts'

const meta = {
  title: 'Screens/Being built',
  component: ScreenStory,
  args: { id: BEING_BUILT[0] },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Employee: Story = {}
