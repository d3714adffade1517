import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Parts/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" label="Running" />
    </StoryRow>
  ),
}
