import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { runOfComponent } from '../../testing/reference/run-of-component.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Import Log Errors',
  component: ScreenStory,
  args: { id: 'import-log-errors' },
  loaders: [() => runOfComponent('students')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  play: rows,
}
export const Found: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in messages' }), 'row not loaded')
    await canvas.findByText(/^1 of /)
  },
}
export const NoLines: Story = {
  loaders: [() => runOfComponent('sites')],
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
}
