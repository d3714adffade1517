import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Export Overview',
  component: ScreenStory,
  args: { id: 'export' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Exports: Story = { play: rows }
/** Pressed once what it waits for is known. */
const pressed = async (canvas: ReturnType<typeof within>, name: string): Promise<void> =>
  userEvent.click(
    await waitFor(() => {
      const button = canvas.getByRole('button', { name })
      expect(button).not.toHaveAttribute('aria-disabled', 'true')
      return button
    }),
  )
export const ProductsToAdd: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await pressed(canvas, 'Add export')
    await within(document.body).findAllByRole('menuitem')
  },
}
export const SendingAll: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await pressed(canvas, 'Send now')
    await within(document.body).findByText('Not included')
  },
}
export const Deleting: Story = {
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    if (menu) await userEvent.click(menu)
    const page = within(document.body)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete export' }))
    await page.findByLabelText(/^Type/)
  },
}
export const AnotherYear: Story = {
  args: { query: { year: '2024' } },
  play: words('No exports yet'),
}
export const Empty: Story = { args: { district: EMPTY_DISTRICT.id }, play: words('No exports yet') }
export const NoMatch: Story = {
  args: { query: { search: 'nowhere' } },
  play: words('No exports match these filters'),
}
export const WithoutTheLog: Story = {
  args: { faults: [['exportLogs.headers', STORY_FAULTS.never]] },
  play: rows,
}
