import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ProductsForm } from './products-form.tsx'

const runtime = createConsoleRuntime({ session: null })

const products = ['Analytics', 'Assessment', 'Gradebook', 'Report Cards', 'Screening', 'Whole Child'].map(
  (name, index) => ({ id: index + 1, name }),
)
const notes = ['Ends 09/30/2026', 'Ends 06/30/2027']

const meta = {
  title: 'Features/ProductsDialog',
  component: ProductsForm,
  args: {
    open: true,
    onClose: () => {},
    title: 'Products for Larkspur Valley Unified',
    current: products.slice(0, 2).map(({ id, name }, index) => ({ id, name, note: notes[index] })),
    available: products,
    save: async () => [
      { id: 3, change: 'add', message: 'Error returned. 409 Gradebook is no longer offered.' },
    ],
    saving: false,
    removalNote: 'Subscriptions to removed products end today.',
  },
  decorators: [
    (Story) => (
      <ConsoleProvider runtime={runtime}>
        <Story />
      </ConsoleProvider>
    ),
  ],
} satisfies Meta<typeof ProductsForm>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) =>
  userEvent.click(await within(document.body).findByRole('button', { name }))

export const Unchanged: Story = {}
export const Changed: Story = {
  play: async () => {
    await press('Add Whole Child')
    await press('Remove Analytics')
  },
}
export const Failed: Story = {
  play: async () => {
    await press('Add Gradebook')
    await press('Add Screening')
    await press('Save')
  },
}
export const Loading: Story = { args: { available: undefined } }
export const NotLoaded: Story = { args: { available: undefined, onRetry: () => {} } }
