import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ALL_TOKENS } from './all-tokens.ts'
import { Playground as Page } from './playground.tsx'

const meta = { title: 'Theming/Playground', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>
export default meta

/** The screen runs on a backend in memory, so this works without a server too. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Import batches' })
    await expect(canvas.getByText(`${ALL_TOKENS.length} of ${ALL_TOKENS.length} tokens`)).toBeVisible()
    const radius = canvas.getByRole('textbox', { name: '--ec-radius-md' })
    await userEvent.type(radius, '9px')
    await expect(canvas.getByText(/--ec-radius-md: 9px;/)).toBeVisible()
    const table = canvas.getByRole('table', { name: 'Import batches' })
    await waitFor(() => expect(getComputedStyle(table).getPropertyValue('--ec-radius-md')).toBe('9px'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(getComputedStyle(table).getPropertyValue('--ec-radius-md')).not.toBe('9px'))
  },
}
