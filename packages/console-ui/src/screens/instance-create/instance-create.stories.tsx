import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Create Instance',
  component: ScreenStory,
  args: { id: 'instance-create', district: null },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const LARKSPUR_CLIENT = { clientId: '90412' }

export const Client: Story = { play: words("The client this instance is for. This can't be changed later.") }
export const Suggested: Story = { args: { query: LARKSPUR_CLIENT }, play: words(/is available$/) }
export const NothingChosen: Story = {
  args: { query: LARKSPUR_CLIENT },
  play: async ({ canvas }) => {
    await canvas.findByText(/is available$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByText('Choose the region')
  },
}
export const NameTaken: Story = {
  args: { query: LARKSPUR_CLIENT },
  play: async ({ canvas }) => {
    // Until it is suggested, a name could arrive between clearing the field and typing.
    await canvas.findByText(/is available$/)
    const name = canvas.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'larkspur-valley-prod')
    await canvas.findByText(/already used by another instance/)
  },
}
export const ClientGone: Story = { args: { query: { clientId: '999999' } }, play: words('Client not found.') }
