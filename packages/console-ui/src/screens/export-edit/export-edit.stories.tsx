import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { exportOf } from '../../testing/reference/export-of.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Edit Export',
  component: ScreenStory,
  args: { id: 'export-edit' },
  loaders: [() => exportOf('filter[productId]=1')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const name: Story['play'] = async ({ canvas }) => void (await canvas.findByLabelText(/^Export name/))

export const Stored: Story = { play: name }
export const Paused: Story = { loaders: [() => exportOf('filter[isEnabled]=false')], play: name }
export const AnotherHost: Story = {
  play: async ({ canvas }) => {
    const host = await canvas.findByLabelText(/^Host/)
    await userEvent.clear(host)
    await userEvent.type(host, 'elsewhere.example.org')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await canvas.findByText(/^Enter the password again/)
  },
}
export const DaysWithoutSending: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Export name/)
    const schedule = canvas.getByRole('switch', { name: /^Send on a schedule/ })
    if (!schedule.matches(':checked')) await userEvent.click(schedule)
    const days = within(await canvas.findByRole('group', { name: /^Blackout dates$/ }))
    await userEvent.click(days.getByRole('button', { name: 'Add dates' }))
    const [first] = days.getAllByLabelText('First day')
    if (first) await userEvent.type(first, '12/40/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText(/^Enter first and last days/)
  },
}
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Export name/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete export' }))
    await within(document.body).findByLabelText(/^Type/)
  },
}
export const NoSuchExport: Story = {
  args: { params: { id: '99999999' } },
  play: words("This export isn't in this district."),
}
