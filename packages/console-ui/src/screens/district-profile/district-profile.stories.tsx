import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/District Profile',
  component: ScreenStory,
  args: { id: 'district-profile' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const name: Story['play'] = async ({ canvas }) => void (await canvas.findByLabelText(/^District name/))
export const Stored: Story = { play: name }
export const Edited: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^District name/), ' District')
    const email = canvas.getByLabelText('Contact email')
    await userEvent.clear(email)
    await userEvent.type(email, 'data-office@larkspurvalley')
    await userEvent.tab()
    await canvas.findByText('Enter a full address, such as office@district.example')
  },
}
export const NewWithALongName: Story = { args: { district: EMPTY_DISTRICT.id }, play: name }
export const ApiContact: Story = { args: { as: 'api@example.org' }, play: name }
export const ProductsFailed: Story = {
  args: { faults: [['products.list', STORY_FAULTS.failed]] },
  play: words(/The products couldn't be loaded/),
}
export const ConnectionFailed: Story = {
  args: { faults: [['apiProvider.configs', STORY_FAULTS.offline]] },
  play: words(/The connection couldn't be loaded/),
}
