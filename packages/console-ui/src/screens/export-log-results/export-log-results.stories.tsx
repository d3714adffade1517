import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { sendingOf } from '../../testing/reference/sending-of.ts'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'

const meta = {
  title: 'Screens/Export Log Results',
  component: ScreenStory,
  args: { id: 'export-log-results' },
  loaders: [() => sendingOf('filter[status]=completed')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}
const files: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('rowheader'))

export const Sent: Story = { play: files }
export const WithRowsLeftOut: Story = {
  loaders: [() => sendingOf('filter[recordsSkipped][gte]=1')],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more about Students' }))
    await canvas.findAllByText('What to fix')
  },
}
export const Refused: Story = {
  loaders: [() => sendingOf('filter[status]=failed')],
  play: text(/^Check the export$/),
}
export const Loading: Story = {
  args: { faults: [['exportLogs.results', STORY_FAULTS.never]] },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: /^Export \d+$/ })),
}
export const Failed: Story = {
  args: { faults: [['exportLogs.results', STORY_FAULTS.failed]] },
  play: text('Error fetching export log results'),
}
export const HeaderFailed: Story = {
  args: { faults: [['exportLogs.headers', STORY_FAULTS.failed]] },
  play: text('Error fetching export log headers'),
}
export const NoSuchExport: Story = {
  args: { params: { batchId: '99999999' } },
  play: text('Batch 99999999 is not in this district.'),
}
export const Denied: Story = { args: { as: 'bare@example.org' }, play: text(/ROLE_EXPORT_LOG_VIEW/) }
