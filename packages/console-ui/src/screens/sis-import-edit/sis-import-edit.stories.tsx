import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { templateOf } from '../../testing/reference/template-of.ts'
import { rows, words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Edit Import Template',
  component: ScreenStory,
  args: { id: 'sis-import-edit' },
  loaders: [() => templateOf('students')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const Students: Story = { play: rows }
export const ToFix: Story = { args: { query: { show: 'toFix' } }, play: rows }
export const NoMatch: Story = { args: { query: { search: 'zzz' } }, play: words('No columns match') }
export const Translating: Story = {
  args: { query: { column: 'gradeLevel', values: ['TK+'] } },
  play: words('2 values have no translation'),
}
export const ChoosingASisColumn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^SIS column of Gender/ }))
    await body().findByRole('combobox', { name: 'SIS column of Gender' })
  },
}
export const Settings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Template settings' }))
    await body().findByRole('dialog', { name: 'Template settings' })
  },
}
export const NoSuchTemplate: Story = {
  args: { params: { id: '99999999' } },
  play: words("This template isn't in this district."),
}
