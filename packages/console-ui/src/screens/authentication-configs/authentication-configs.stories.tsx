import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Authentication Configurations',
  component: ScreenStory,
  args: { id: 'authentication-configs' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const body = () => within(document.body)
const open =
  (name: string): Play =>
  async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.click(await canvas.findByRole('button', { name }))
    await body().findByRole('textbox', { name: /^Name/ })
  }

export const Providers: Story = { play: rows }
export const OneProvider: Story = { args: { district: EMPTY_DISTRICT.id }, play: rows }
export const Saml: Story = { play: open('SAML') }
export const SamlUnfolded: Story = {
  play: async (context) => {
    await open('SAML')(context)
    for (const name of [/^Attributes/, /^Signing and security/, /^Accounts/])
      await userEvent.click(await body().findByRole('button', { name }))
    await userEvent.click(await body().findByRole('button', { name: 'Add new' }))
    await body().findByRole('textbox', { name: /^New certificate/ })
  },
}
export const LocalOfTheReader: Story = {
  args: { as: 'admin@example.org' },
  play: open('Local'),
}
export const Choosing: Story = {
  args: { query: { add: 'true' } },
  play: words(/Each can be set up once/),
}
export const Adding: Story = {
  args: { query: { add: 'google' } },
  play: async () => void (await body().findByRole('textbox', { name: /^Client ID/ })),
}
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions for Azure/ }))
    await userEvent.click(await body().findByRole('menuitem', { name: /^Delete/ }))
    await body().findByLabelText(/^Type/)
  },
}
export const NoMatch: Story = { args: { query: { search: 'nowhere' } }, play: words(/No providers match/) }
export const Failed: Story = {
  args: { faults: [['authentications.list', STORY_FAULTS.failed]] },
  play: words(/Gateway timed out/),
}
