import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  title: 'Parts/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: "Your changes weren't saved",
    faults: [
      { key: 'siteName', text: 'Enter the site name', onGo: () => {} },
      { key: 'endDate', text: 'It must be after the first day of school', onGo: () => {} },
      { key: '', text: 'The district is being moved. Try again in a minute.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Faults: Story = {}
