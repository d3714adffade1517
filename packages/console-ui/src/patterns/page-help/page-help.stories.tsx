import { placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { StoryConsole } from '../../testing/story-console.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { PageHelp } from './page-help.tsx'

const text = lazyPart(async () => () => <p>Every import of the district is a batch.</p>)

const meta = {
  title: 'Patterns/PageHelp',
  component: PageHelp,
  args: { title: 'About import logs', text },
  decorators: [
    (Story) => (
      <StoryConsole place={placeOf('dashboard')}>
        <PageHeader title="Import Logs" help={<Story />} />
      </StoryConsole>
    ),
  ],
} satisfies Meta<typeof PageHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }))
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('dialog', { name: 'About import logs' })).toBeVisible())
  },
}
