import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CopyIcon, DeleteIcon, EditIcon } from '../icons/icons.ts'
import { Menu } from './menu.tsx'

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  args: {
    label: 'Actions for batch 48212',
    align: 'start',
    items: [
      { key: 'open', label: 'Open', href: '#open', icon: <EditIcon /> },
      { key: 'copy', label: 'Copy batch number', icon: <CopyIcon /> },
      { key: 'sync', label: 'Sync again', disabledReason: 'An import is running' },
      { key: 'delete', label: 'Delete template', icon: <DeleteIcon />, danger: true, separated: true },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('menu')).toBeVisible())
  },
}
