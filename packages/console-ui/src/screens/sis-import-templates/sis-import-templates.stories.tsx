import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Import Templates',
  component: ScreenStory,
  args: { id: 'sis-import-templates' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const Templates: Story = { play: rows }
export const NotCreated: Story = {
  args: { district: EMPTY_DISTRICT.id, query: { view: 'notCreated' } },
  play: rows,
}
export const NothingMissing: Story = {
  args: { query: { view: 'notCreated' } },
  play: words('Nothing is missing'),
}
export const Checking: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    const [badge] = await canvas.findAllByRole('button', { name: /to fix in/ })
    if (badge) await userEvent.click(badge)
    await body().findByRole('dialog', { name: /^Check / })
  },
}
export const Deleting: Story = {
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await body().findByRole('menuitem', { name: 'Delete' }))
    await body().findByLabelText(/^Type/)
  },
}
export const Syncing: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync now' }))
    await body().findByRole('combobox', { name: 'Mode' })
  },
}
export const StandardSet: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create standard templates' }))
    await body().findByRole('combobox', { name: 'Student information system' })
  },
}
export const Uploading: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await body().findByRole('menuitem', { name: 'Upload templates' }))
    const file = new File(
      [
        JSON.stringify({
          format: 'edconsole.import-templates',
          version: 1,
          templates: [
            { name: 'Late starters', componentName: 'students' },
            { name: 'Behavior', componentName: 'behavior' },
            { name: 'Shoes', componentName: 'shoes' },
          ],
        }),
      ],
      'templates.json',
    )
    const dialog = within(await body().findByRole('dialog', { name: 'Upload templates' }))
    await userEvent.upload(dialog.getByLabelText('Template file', { selector: 'input' }), file)
    await dialog.findByRole('list', { name: 'Templates in templates.json' })
  },
}
export const Empty: Story = { args: { district: EMPTY_DISTRICT.id }, play: words('No templates yet') }
export const NoMatch: Story = {
  args: { query: { search: 'nowhere' } },
  play: words('No components match these filters'),
}
export const WithoutTheLog: Story = {
  args: { faults: [['importLogs.results', STORY_FAULTS.never]] },
  play: rows,
}
