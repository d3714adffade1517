import { placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ReferenceConsole } from '../../testing/reference/reference-console.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'
import { Login } from './index.ts'

const demoAccounts = [
  { username: 'employee@example.org', password: 'Console-demo-2026', shows: 'Provider staff, every role' },
  { username: 'admin@example.org', password: 'Console-demo-2026', shows: 'District data administrator' },
]

const meta = {
  title: 'Screens/Login',
  component: ReferenceConsole,
  args: { children: <Login />, place: placeOf('login') },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ReferenceConsole>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const search =
  (text: string): Play =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Find your district' }), text)
  }

export const FindYourDistrict: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('combobox', { name: 'Find your district' })),
}
export const WithDemoAccounts: Story = { ...FindYourDistrict, args: { options: { demoAccounts } } }

export const Found: Story = {
  play: async (context) => {
    await search('unified')(context)
    await context.canvas.findByRole('option', { name: /Larkspur Valley Unified/ })
  },
}
export const Searching: Story = {
  args: { faults: [['reference.publicClients', STORY_FAULTS.never]] },
  play: async (context) => {
    await search('unified')(context)
    await context.canvas.findByRole('img', { name: 'Searching' })
  },
}
export const NoMatch: Story = {
  play: async (context) => {
    await search('zzzz')(context)
    await context.canvas.findByText(/No district matches “zzzz”/)
  },
}
export const ListFailed: Story = {
  args: { faults: [['reference.publicClients', STORY_FAULTS.failed]] },
  play: async (context) => {
    await search('unified')(context)
    await context.canvas.findByText("The list of districts couldn't be loaded")
  },
}

export const DistrictChosen: Story = {
  play: async (context) => {
    await search('larkspur valley u')(context)
    await context.canvas.findByRole('option')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await context.canvas.findByRole('button', { name: 'Change' })
  },
}

const asStaff: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Provider staff sign-in' }))
}
export const Staff: Story = { play: asStaff }
export const Refused: Story = {
  play: async (context) => {
    const { canvas } = context
    await asStaff(context)
    await userEvent.type(canvas.getByLabelText('Username'), 'nobody@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'Not-the-password-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await canvas.findByRole('alert')
  },
}
export const FieldsMissing: Story = {
  play: async (context) => {
    await asStaff(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(context.canvas.getByLabelText('Username')).toHaveFocus())
  },
}

export const NewPassword: Story = {
  args: {
    faults: [
      [
        'session.signIn',
        {
          status: 403,
          body: {
            error: {
              code: 403,
              field: 'newPassword',
              message: 'Your password has to be changed.',
              passwordRules: { policy: { requireDigit: 1, historyCount: 3 }, words: ['Larkspur'] },
            },
          },
        },
      ],
    ],
  },
  play: async (context) => {
    const { canvas } = context
    await asStaff(context)
    await userEvent.type(canvas.getByLabelText('Username'), 'dana')
    await userEvent.type(canvas.getByLabelText('Password'), 'any{Enter}')
    await userEvent.type(await canvas.findByLabelText('New password'), 'nine green bottles')
  },
}

const asked = (secondStep: object) =>
  [
    'session.signIn',
    { status: 403, body: { error: { code: 403, field: 'code', message: 'A code is needed.', secondStep } } },
  ] as const
const enterPassword: NonNullable<Story['play']> = async (context) => {
  const { canvas } = context
  await asStaff(context)
  await userEvent.type(canvas.getByLabelText('Username'), 'dana')
  await userEvent.type(canvas.getByLabelText('Password'), 'any{Enter}')
}

export const SecondStep: Story = {
  args: { faults: [asked({ purpose: 'use', kinds: ['app'], noPasskeys: null })] },
  play: async (context) => {
    await enterPassword(context)
    await context.canvas.findByLabelText('Six-digit code')
  },
}

export const Passkey: Story = {
  args: { faults: [asked({ purpose: 'use', kinds: ['app', 'passkey'], noPasskeys: null })] },
  play: async (context) => {
    await enterPassword(context)
    await context.canvas.findByRole('button', { name: 'Use an authenticator app instead' })
  },
}

export const NoPasskeysHere: Story = {
  args: { faults: [asked({ purpose: 'setUp', kinds: ['app'], noPasskeys: 'ipAddress' })] },
  play: async (context) => {
    await enterPassword(context)
    await context.canvas.findByText(/this address is an IP address/)
  },
}

export const SetUpSecondFactor: Story = {
  args: {
    faults: [
      asked({ purpose: 'setUp', kinds: ['passkey', 'app'], noPasskeys: null }),
      [
        'secondStep.startApp',
        {
          status: 200,
          body: {
            data: {
              secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
              uri: 'otpauth://totp/Console:dana?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Console',
            },
          },
        },
      ],
    ],
  },
  play: async (context) => {
    await enterPassword(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Set up authenticator app' }))
    await context.canvas.findByRole('img', { name: 'QR code for your authenticator app' })
  },
}

const OPEN_LINK = {
  purpose: 'invitation',
  username: 'dana.ortiz',
  clientName: 'Larkspur Valley Unified',
  passwordRules: { policy: { requireDigit: 1, historyCount: 3 }, words: ['Larkspur'], emailAddress: '' },
}
const DONE = { status: 200, body: { data: null } }
const OVER = [
  'passwordLinks.check',
  { status: 410, body: { error: { code: 410, message: 'This link has expired or was already used.' } } },
] as const
const placeOfLink = placeOf('login', {}, { hash: 'new-password=any' })

export const ForgottenPassword: Story = {
  play: async (context) => {
    const { canvas } = context
    await asStaff(context)
    await userEvent.type(canvas.getByLabelText('Username'), 'dana.ortiz')
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }))
    await canvas.findByRole('button', { name: 'Send link' })
  },
}
export const NoResets: Story = {
  args: {
    faults: [
      [
        'reference.publicClients',
        {
          status: 200,
          body: {
            data: [
              {
                id: 90_412,
                clientName: 'Larkspur Valley Unified',
                state: 'OR',
                slug: 'larkspur-valley',
                authProviders: [
                  { code: 'ldap', title: 'LDAP' },
                  { code: 'illuminate', title: 'Local', selfServiceReset: false },
                ],
              },
            ],
          },
        },
      ],
    ],
  },
  play: async (context) => {
    const { canvas } = context
    await search('larkspur')(context)
    await canvas.findByRole('option')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Local' }))
    await canvas.findByText('Use your Console username and password.')
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }))
    await canvas.findByText(/^You can't reset your password here/)
  },
}
export const LinkSent: Story = {
  args: { faults: [['passwordLinks.request', DONE]] },
  play: async (context) => {
    await ForgottenPassword.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send link' }))
    await context.canvas.findByText(/^If the account exists/)
  },
}
export const ChooseFirstPassword: Story = {
  args: {
    place: placeOfLink,
    faults: [['passwordLinks.check', { status: 200, body: { data: OPEN_LINK } }]],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'nine green bottles')
  },
}
export const LinkExpired: Story = {
  args: { place: placeOfLink, faults: [OVER] },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'This link has expired' })),
}
export const LinkRenewed: Story = {
  args: { place: placeOfLink, faults: [OVER, ['passwordLinks.renew', DONE]] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }))
    await canvas.findByRole('heading', { name: 'Check your email' })
  },
}
export const LinkNotChecked: Story = {
  args: { place: placeOfLink, faults: [['passwordLinks.check', STORY_FAULTS.failed]] },
  play: async ({ canvas }) => void (await canvas.findByText("The link couldn't be checked")),
}
