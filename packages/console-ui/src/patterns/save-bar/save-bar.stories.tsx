import type { Meta, StoryObj } from '@storybook/react-vite'
import { SaveBar } from './save-bar.tsx'

const meta = {
  title: 'Patterns/SaveBar',
  component: SaveBar,
  args: {
    changes: ['Contact email', 'API URL', 'Early Alerts'],
    invalid: 1,
    saving: false,
    onShowInvalid: () => {},
    onDiscard: () => {},
    onSave: () => {},
  },
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const WithOneFault: Story = {}
export const Saving: Story = { args: { invalid: 0, saving: true } }
export const PartlySaved: Story = { args: { changes: ['API URL'], invalid: 0, partly: { saved: 2, of: 3 } } }
export const ChangedElsewhere: Story = {
  args: { invalid: 0, failed: 'Not saved: Ana Silva changed this record. Save again.' },
}
export const ManyChanges: Story = {
  args: { changes: ['Site name', 'Principal', 'Address', 'City', 'Phone'], invalid: 0 },
}
export const Small: Story = {
  render: (args) => (
    <div style={{ containerName: 'ec-screen', containerType: 'inline-size', inlineSize: 360 }}>
      <SaveBar {...args} />
    </div>
  ),
}
