import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Parts/Tooltip',
  component: Tooltip,
  args: { text: '09/13/2026 - 03:00PM on this device, 22:00 UTC', children: <Button>06:00PM</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await userEvent.tab()
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('tooltip')).toBeVisible())
  },
}
