import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Password Complexity',
  component: ScreenStory,
  args: { id: 'password-complexity' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = { play: words(/^Compared with a list of/) }
export const Students: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Students/ }))
    await canvas.findByText(/^A student password/)
  },
}
export const Rejected: Story = {
  play: async ({ canvas }) => {
    const digits = await canvas.findByRole('spinbutton', { name: /^Digits/ })
    await userEvent.clear(digits)
    await userEvent.type(digits, '1')
    await userEvent.type(canvas.getByLabelText('Password to try'), 'Larkspur2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await canvas.findAllByText('This password would be rejected')
  },
}
export const Passed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'velvet otter maps rain 4' }))
    await canvas.findAllByText('This password meets all rules checked here')
  },
}
export const RequiringNewPasswords: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^Staff\s*[\d,]+$/ })
    await userEvent.click(await canvas.findByRole('button', { name: 'Require new passwords' }))
    await within(document.body).findByRole('alertdialog')
  },
}
/** A backend without what is beyond the specification: no list to count, and no accounts. */
export const AnotherBackend: Story = {
  args: {
    faults: [
      ['authentications.remote', { body: { data: [] } }],
      ['accounts.list', { status: 501, message: 'Not implemented' }],
    ],
  },
  play: words('Passwords that are easy to guess.'),
}
