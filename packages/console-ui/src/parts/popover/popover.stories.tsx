import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Switch } from '../switch/switch.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Parts/Popover',
  component: Popover,
  args: {
    label: 'Columns',
    trigger: <Button>Columns</Button>,
    children: <Switch label="Wrap lines" checked onChange={() => {}} />,
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible())
  },
}
