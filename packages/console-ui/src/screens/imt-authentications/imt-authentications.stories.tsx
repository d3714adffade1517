import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const LARKSPUR_CLIENT = '90412'

const meta = {
  title: 'Screens/IMT Authentications',
  component: ScreenStory,
  args: { id: 'imt-authentications', district: null },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const NoClient: Story = { play: words(/Choose a client to see its sign-in providers/) }
export const Providers: Story = { args: { query: { clientId: LARKSPUR_CLIENT } }, play: rows }
export const Saml: Story = {
  args: { query: { clientId: LARKSPUR_CLIENT } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.click(await canvas.findByRole('button', { name: 'SAML' }))
    await within(document.body).findByRole('textbox', { name: /^Name/ })
  },
}
