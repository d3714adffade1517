import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const LARKSPUR_CLIENT = '90412'

const meta = {
  title: 'Screens/IMT Accounts',
  component: ScreenStory,
  args: { id: 'imt-accounts', district: null },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const NoClient: Story = { play: words(/Choose a client to search its accounts/) }
export const NoSearch: Story = {
  args: { query: { clientId: LARKSPUR_CLIENT } },
  play: words(/Search for an account/),
}
export const Found: Story = { args: { query: { clientId: LARKSPUR_CLIENT, search: 'an' } }, play: rows }
export const Panel: Story = {
  args: { query: { clientId: LARKSPUR_CLIENT, search: 'an' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    if (first) await userEvent.click(first)
    await body().findByRole('button', { name: 'Sign out everywhere' })
  },
}
export const SigningOut: Story = {
  args: { query: { clientId: LARKSPUR_CLIENT, search: 'an' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    if (first) await userEvent.click(first)
    await userEvent.click(await body().findByRole('button', { name: 'Sign out everywhere' }))
    await body().findByText(/Their sessions end in every browser/)
  },
}
export const NoMatch: Story = {
  args: { query: { clientId: LARKSPUR_CLIENT, search: 'nobody-of-that-name' } },
  play: words('No accounts match these filters'),
}
export const NewToken: Story = {
  args: { query: { clientId: LARKSPUR_CLIENT, search: 'nightly-sync' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    if (first) await userEvent.click(first)
    await userEvent.click(await body().findByRole('button', { name: 'Show tokens' }))
    await userEvent.click(await body().findByRole('button', { name: 'Create token' }))
    await body().findByText('What uses it, such as Nightly job.')
  },
}
