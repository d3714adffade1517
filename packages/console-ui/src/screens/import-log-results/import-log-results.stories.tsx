import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { BATCH, batchThat } from '../../testing/reference/run-of-component.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Import Log Results',
  component: ScreenStory,
  args: { id: 'import-log-results' },
  loaders: [whenReferenceAnswers],
  render: (args, { loaded }) => (
    <ScreenStory {...args} params={{ batchId: BATCH, ...loaded, ...args.params }} />
  ),
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const sites: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('rowheader', { name: /Sites/ }))

export const WithRejections: Story = { play: sites }
export const OneOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more about Students' }))
    await canvas.findByRole('link', { name: /Site code not found/ })
  },
}
export const Completed: Story = { loaders: [() => batchThat('completed')], play: sites }
export const FailedBatch: Story = {
  loaders: [() => batchThat('failed')],
  play: words('Failed'),
}
export const NoneFailed: Story = { args: { query: { view: 'failed' } }, play: words('No component failed') }
export const NoSuchBatch: Story = {
  args: { params: { batchId: '99999' } },
  play: words(/99999/),
}
