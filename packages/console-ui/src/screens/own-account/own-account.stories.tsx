import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Your Account',
  component: ScreenStory,
  args: { id: 'own-account', district: null },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const sessions = [
  {
    id: 1,
    isCurrent: true,
    browser: 'Chrome',
    operatingSystem: 'Windows',
    address: '203.0.113.7',
    signedInAt: '2026-09-14T11:02:00.000Z',
    lastUsedAt: '2026-09-14T12:13:00.000Z',
  },
  {
    id: 2,
    isCurrent: false,
    browser: 'Microsoft Edge',
    operatingSystem: 'Chrome OS',
    address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    signedInAt: '2026-09-14T09:30:00.000Z',
    lastUsedAt: '2026-09-14T11:58:00.000Z',
  },
  { id: 3, isCurrent: false, signedInAt: '2026-09-14T08:00:00.000Z', lastUsedAt: '2026-09-14T10:40:00.000Z' },
]
const withSessions = [['ownAccount.sessions', { body: { data: sessions } }]] as const

export const Sessions: Story = { args: { faults: withSessions }, play: words('Microsoft Edge on Chrome OS') }
export const OnlyThisDevice: Story = { play: words('This device') }
export const Faults: Story = {
  args: { faults: withSessions },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'short')
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }))
    await canvas.findByText('Enter your current password')
  },
}
export const SignOutOthers: Story = {
  args: { faults: withSessions },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out all others' }))
    await within(document.body).findByText('Sign out all other devices?')
  },
}
export const SecondFactors: Story = {
  args: {
    faults: [
      [
        'secondFactors.list',
        {
          body: {
            data: {
              isOffered: true,
              isRequired: true,
              recoveryCodesLeft: 8,
              factors: [
                { id: 1, kind: 'app', name: 'App', addedAt: '2026-09-14T11:02:00.000Z', lastUsedAt: null },
                {
                  id: 2,
                  kind: 'passkey',
                  name: 'Work laptop',
                  addedAt: '2026-09-14T11:02:00.000Z',
                  lastUsedAt: '2026-09-14T11:58:00.000Z',
                },
              ],
              noPasskeys: null,
            },
          },
        },
      ],
    ],
  },
  play: words('8 recovery codes left'),
}
export const AnotherProvider: Story = {
  args: {
    faults: [['ownAccount.get', { body: { data: { username: 'ana.reyes', authProvider: 'google' } } }]],
  },
  play: words('You sign in with Google. Change your password there.'),
}
export const Failed: Story = {
  args: { faults: [['ownAccount.sessions', STORY_FAULTS.failed]] },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
}
export const NotOffered: Story = {
  args: {
    faults: [
      ['ownAccount.get', { status: 404, message: 'Not Found' }],
      ['ownAccount.sessions', { status: 404, message: 'Not Found' }],
    ],
  },
  play: words('Not available here'),
}
