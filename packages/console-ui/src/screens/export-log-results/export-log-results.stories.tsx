import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { sendingOf } from '../../testing/reference/sending-of.ts'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { rows, words } from '../../testing/reference/wait-for.ts'

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

export const Sent: Story = { play: rows }
const SET = [
  'academicSessions',
  'classes',
  'courses',
  'demographics',
  'enrollments',
  'orgs',
  'users',
  'manifest',
]
export const FilesOfASet: Story = {
  args: {
    faults: [
      [
        'GET /api/files/exports/{id}',
        {
          body: {
            archivePath: '/files/export-archives/1?lea=1',
            files: SET.map((name) => ({
              fileName: `${name}.csv`,
              archiveName: null,
              downloadPath: `/files/exports/1/${name}.csv?lea=1`,
            })),
          },
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download all files' })
    await canvas.findByText('8 files')
  },
}
export const WithRowsLeftOut: Story = {
  loaders: [() => sendingOf('filter[recordsSkipped][gte]=1')],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more about Students' }))
    await canvas.findAllByText('What to fix')
  },
}
export const Refused: Story = {
  loaders: [() => sendingOf('filter[status]=failed')],
  play: words(/^Check the export$/),
}
export const HeaderFailed: Story = {
  args: { faults: [['exportLogs.headers', STORY_FAULTS.failed]] },
  play: words('Error fetching export log headers'),
}
export const NoSuchExport: Story = {
  args: { params: { batchId: '99999999' } },
  play: words("Export 99999999 isn't in this district."),
}
