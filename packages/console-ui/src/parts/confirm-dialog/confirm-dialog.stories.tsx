import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Parts/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete the Students template?',
    children: 'The next import for Larkspur Valley Unified will not load students. You cannot undo this.',
    confirmLabel: 'Delete template',
    busyLabel: 'Deleting',
    danger: true,
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {}
export const TypeToConfirm: Story = { args: { typeToConfirm: 'Students' } }
export const Busy: Story = { args: { busy: true } }
export const Failed: Story = {
  args: { failure: 'Error removing template 14. Reason: An import is running.' },
}
export const Leaving: Story = {
  args: {
    danger: false,
    title: 'Unsaved changes',
    children: 'You have unsaved changes. Would you like to continue?',
    confirmLabel: 'Continue',
  },
}
