import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Create Client',
  component: ScreenStory,
  args: { id: 'client-create' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = { play: words('From a district') }
export const FromADistrict: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'District' }), 'Copperleaf')
    await screen.findByRole('option', { name: /^Copperleaf/ })
    await userEvent.keyboard('{Enter}')
    await canvas.findByText(/^Filled in from/)
  },
}
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create client' }))
    await canvas.findByText('Name: Enter the name')
  },
}
