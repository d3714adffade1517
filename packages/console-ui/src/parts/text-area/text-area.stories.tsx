import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Parts/TextArea',
  component: TextArea,
  args: { label: 'Note', value: 'Ask the district about the new grade codes.', onChange: () => {} },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
