import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Setup',
  component: ScreenStory,
  args: { id: 'setup', district: EMPTY_DISTRICT.id },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const NewDistrict: Story = { play: words(/^\d of 8 done$/) }
export const Templates: Story = {
  args: { query: { step: 'templates' } },
  play: words(/^One template per component/),
}
export const FirstImport: Story = { args: { query: { step: 'firstImport' } }, play: words(/^A sync imports/) }
export const Sites: Story = { args: { query: { step: 'sites' } }, play: words(/^There are no sites yet/) }
export const SignIn: Story = {
  args: { query: { step: 'signIn' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add provider' }))
    await canvas.findByText('Choose a provider. Each can be set up once.')
  },
}
export const OneStepFailed: Story = {
  args: { faults: [['exports.list', STORY_FAULTS.failed]] },
  play: words("Couldn't be loaded"),
}
