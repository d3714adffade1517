import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileDrop } from './file-drop.tsx'

const none = () => {}
const file = { name: 'students_2026-09-14.csv', size: 2_418_000 }

const meta = {
  title: 'Parts/FileDrop',
  component: FileDrop,
  args: {
    label: 'File of the SIS',
    accept: '.csv,.txt',
    file: null,
    onFile: none,
    onRemove: none,
    help: 'Text separated by commas, semicolons, tabs, or pipes. It is read in this browser and not sent.',
  },
  render: (args, { parameters }) => (
    <div style={{ inlineSize: parameters.width ?? 640, maxInlineSize: '100%' }}>
      <FileDrop {...args} />
    </div>
  ),
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const NoFileYet: Story = {}
export const Chosen: Story = { args: { file } }
export const Reading: Story = { args: { file, busy: true } }
export const Refused: Story = {
  args: {
    file: { name: 'students.xlsx', size: 88_100 },
    error: 'students.xlsx is an Excel workbook. Save its sheet as text with separated columns.',
  },
}
export const NoneCanBeChosen: Story = { args: { disabledReason: 'Saving' } }
export const HeldOver: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a,b'], 'students.csv'))
    canvas
      .getByRole('group', { name: 'File of the SIS' })
      .dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }))
    await canvas.findByText('Drop to choose this file')
  },
}
export const LongNameOnAPhone: Story = {
  args: { file: { name: `export_${'of_the_student_information_system_'.repeat(4)}.csv`, size: 512 } },
  parameters: { width: 320 },
}
