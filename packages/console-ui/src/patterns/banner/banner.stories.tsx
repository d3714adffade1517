import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../parts/button/button.tsx'
import { StoryRow } from '../../testing/story-row.tsx'
import { Banner } from './banner.tsx'

const meta = { title: 'Patterns/Banner', component: Banner, args: { tone: 'info' } } satisfies Meta<
  typeof Banner
>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <StoryRow direction="column">
      <Banner tone="info">You can view this profile. Editing needs another role.</Banner>
      <Banner tone="warning" title="You're offline." action={<Button size="sm">Try again</Button>}>
        The data on this page is from 08:14AM.
      </Banner>
      <Banner tone="danger">The file STU.csv has no column LOCAL_ID.</Banner>
    </StoryRow>
  ),
}
