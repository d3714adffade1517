import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { sendingOf } from '../../testing/reference/sending-of.ts'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'

const leftOut = () => sendingOf('filter[recordsSkipped][gte]=1', '&sort[recordsSkipped]=desc')

const meta = {
  title: 'Screens/Export Log Details',
  component: ScreenStory,
  args: { id: 'export-log-details' },
  loaders: [leftOut],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}
const rows: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('rowheader'))

export const RowsLeftOut: Story = { play: rows }
export const OneOpened: Story = {
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^Open Whole file/ })
    if (open) await userEvent.click(open)
    await within(document.body).findByRole('complementary', { name: 'Whole file' })
  },
}
export const Refused: Story = {
  loaders: [() => sendingOf('filter[status]=failed', '&filter[status]=failed')],
  play: text(/did not take the file/),
}
export const NothingToFix: Story = {
  loaders: [() => sendingOf('filter[status]=completed')],
  play: text(/were sent\.$/),
}
export const NoMatch: Story = { args: { query: { search: '999999999' } }, play: text(/match/) }
export const Loading: Story = {
  args: { faults: [['exportLogs.details', STORY_FAULTS.never]] },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
}
export const Failed: Story = {
  args: { faults: [['exportLogs.details', STORY_FAULTS.failed]] },
  play: text('Error fetching export log details'),
}
export const NoSuchFile: Story = { args: { params: { etlStatusId: '1' } }, play: text(/has no such file/) }
export const Denied: Story = { args: { as: 'bare@example.org' }, play: text(/ROLE_EXPORT_LOG_VIEW/) }
