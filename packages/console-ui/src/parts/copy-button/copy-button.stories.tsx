import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Parts/CopyButton',
  component: CopyButton,
  args: { text: '48212', what: 'batch number' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
