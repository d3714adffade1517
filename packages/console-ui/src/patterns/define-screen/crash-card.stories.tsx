import type { Meta, StoryObj } from '@storybook/react-vite'
import { CrashCard } from './crash-card.tsx'

const meta = {
  title: 'Patterns/CrashCard',
  component: CrashCard,
  args: { reference: '7f3a-20c1', notLoaded: undefined, onRetry: () => {} },
} satisfies Meta<typeof CrashCard>
export default meta
type Story = StoryObj<typeof meta>

export const Crashed: Story = {}
export const TookTooLong: Story = { args: { notLoaded: 'timeout' } }
export const GoneAfterADeployment: Story = { args: { notLoaded: 'failed' } }
