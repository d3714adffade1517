import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/District Site Management',
  component: ScreenStory,
  args: { id: 'site-overview' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const inDrawer = (words: string | RegExp): Story['play'] => {
  return async () =>
    void (await within(await within(document.body).findByRole('dialog')).findAllByText(words))
}

export const Sites: Story = {
  play: async ({ canvas }) => void (await canvas.findAllByRole('rowheader')),
}
export const CodesWithoutASite: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Add site 0417' })),
}
export const WithoutType: Story = {
  args: { query: { filter: { schoolType: { empty: 'true' } } } },
  play: words('Transition Center'),
}
export const NotInTheSis: Story = {
  args: { query: { filter: { inSis: ['false'] } } },
  play: words('Added here'),
}
export const EditingTypes: Story = {
  args: { query: { edit: 'types' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('combobox', { name: /^School type of/ })
    if (first) await userEvent.selectOptions(first, 'Other School')
    await canvas.findByRole('region', { name: 'Unsaved changes' })
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    // What slides away is judged no more.
    await waitFor(() => expect(document.querySelector('[data-ec-save-bar]')).toBeNull())
  },
}
export const AddingAnUnknownCode: Story = {
  args: { query: { code: '0417' } },
  play: inDrawer('Site name'),
}
export const OneSite: Story = { args: { query: { code: '0403' } }, play: inDrawer('Site name') }
export const AddedHere: Story = { args: { query: { code: '0400' } }, play: inDrawer('Site name') }
export const ManyRows: Story = { args: { query: { size: '100' } }, play: Sites.play }
export const ReadOnly: Story = {
  args: { as: 'admin@example.org', query: { code: '0403' } },
  play: inDrawer(/^You can view sites/),
}
export const Empty: Story = { args: { district: EMPTY_DISTRICT.id }, play: words('No sites yet') }
export const NoMatch: Story = {
  args: { query: { search: 'nowhere' } },
  play: words('No sites match these filters'),
}
