import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppearanceContext, DEFAULT_APPEARANCE } from '../appearance/appearance.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

const meta = {
  title: 'Shell/Keyboard shortcuts',
  component: ShortcutsDialog,
  args: { open: true, onClose: () => {} },
} satisfies Meta<typeof ShortcutsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SingleKeysOff: Story = {
  decorators: [
    (Story) => (
      <AppearanceContext.Provider value={{ ...DEFAULT_APPEARANCE, singleKeys: false, change: () => {} }}>
        <Story />
      </AppearanceContext.Provider>
    ),
  ],
}
