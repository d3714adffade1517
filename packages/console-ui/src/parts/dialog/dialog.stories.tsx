import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: () => {},
    title: 'Keyboard shortcuts',
    children: 'Single-key shortcuts work outside fields only, and can be turned off here.',
    actions: <Button kind="primary">Done</Button>,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Locked: Story = { args: { locked: true } }
export const LongContent: Story = { args: { children: 'A long explanation. '.repeat(400), width: 'sm' } }
