import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { StatusText } from '../status/status-text.tsx'
import { ThemeRoot } from './theme-root.tsx'

const meta = {
  title: 'Parts/ThemeRoot',
  component: ThemeRoot,
  args: { children: <Button kind="primary">Sync now</Button> },
} satisfies Meta<typeof ThemeRoot>
export default meta
type Story = StoryObj<typeof meta>

export const OneInAnother: Story = {
  args: {
    scheme: 'dark',
    density: 'compact',
    children: (
      <>
        <StatusText status="loading" /> <Button>Dark and compact</Button>{' '}
        <ThemeRoot scheme="light">
          <Button>Light again, still compact</Button>
        </ThemeRoot>
      </>
    ),
  },
}
export const OwnColor: Story = { args: { vars: { '--ec-color-accent-solid': '#0b6b57' } } }
