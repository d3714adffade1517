import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Create Role',
  component: ScreenStory,
  args: { id: 'role-create' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { play: words('Permissions') }
export const Copy: Story = {
  args: { query: { from: 'ROLE_SIS_COORDINATOR' } },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('Copy of SIS coordinator')),
}
export const NameTaken: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'SIS_COORDINATOR')
    await userEvent.click(canvas.getByRole('button', { name: 'Create role' }))
    await canvas.findAllByText(/already used by the role/)
  },
}
export const NotAllowed: Story = {
  args: { as: 'bare@example.org' },
  play: words('Required: ROLE_USER_ROLE_CREATE.'),
}
