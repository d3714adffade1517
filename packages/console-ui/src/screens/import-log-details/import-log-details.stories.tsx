import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { runOfComponent } from '../../testing/reference/run-of-component.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Import Log Details',
  component: ScreenStory,
  args: { id: 'import-log-details' },
  loaders: [() => runOfComponent('students')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Findings: Story = { play: rows }
export const OneOpened: Story = {
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^Open \d/ })
    if (open) await userEvent.click(open)
    await within(document.body).findByRole('region', { name: 'Source record' })
  },
}
export const ManyRows: Story = { args: { query: { limit: '100' } }, play: rows }
export const NothingToFix: Story = {
  loaders: [() => runOfComponent('sites')],
  play: words(/were accepted/),
}
export const NoMatch: Story = {
  args: { query: { search: '999999999' } },
  play: words(/match/),
}
export const NoSuchRun: Story = {
  args: { params: { etlStatusId: '1' } },
  play: words(/^Component not found in batch/),
}
