import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressLine } from './progress-line.tsx'

const meta = { title: 'Parts/ProgressLine', component: ProgressLine } satisfies Meta<typeof ProgressLine>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const KnownShare: Story = { args: { label: 'Rows read', value: 12_000, max: 41_872 } }
export const NothingToDo: Story = { args: { label: 'Rows read', value: 0, max: 0 } }
