import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyCap } from './key-cap.tsx'

const meta = { title: 'Parts/KeyCap', component: KeyCap, args: { children: 'Ctrl K' } } satisfies Meta<
  typeof KeyCap
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
