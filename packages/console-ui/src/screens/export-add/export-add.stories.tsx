import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Add Export',
  component: ScreenStory,
  // Special Education: the demonstration sends it nothing yet.
  args: { id: 'export-add', params: { productId: '4' } },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const name: Story['play'] = async ({ canvas }) => void (await canvas.findByLabelText(/^Export name/))

export const Blank: Story = { play: name }
export const NothingEntered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Export name/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add export' }))
    await canvas.findByText('Correct these fields')
  },
}
export const Scheduled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Send on a schedule/ }))
    await canvas.findByLabelText(/^Time/)
  },
}
export const HasOneAlready: Story = {
  args: { params: { productId: '1' } },
  play: words(/^Assessment already has an export/),
}
export const TakesNone: Story = {
  args: { params: { productId: '7' } },
  play: words("Analytics doesn't accept exports."),
}
export const NoSuchProduct: Story = {
  args: { params: { productId: '999' } },
  play: words('Product not found.'),
}
