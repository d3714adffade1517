import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { sendingOf } from '../../testing/reference/sending-of.ts'
import { rows, words } from '../../testing/reference/wait-for.ts'

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
  play: words(/wasn't delivered/),
}
export const NothingToFix: Story = {
  loaders: [() => sendingOf('filter[status]=completed')],
  play: words(/were sent\.$/),
}
export const NoMatch: Story = { args: { query: { search: '999999999' } }, play: words(/match/) }
export const NoSuchFile: Story = {
  args: { params: { etlStatusId: '1' } },
  play: words(/^File not found in export/),
}
