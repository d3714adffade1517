import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BatchChart } from './batch-chart.tsx'
import { sampleColumns } from './sample-columns.ts'

const meta = {
  title: 'Patterns/BatchChart',
  component: BatchChart,
  args: {
    title: 'Rows by batch',
    columns: sampleColumns(30),
    onOpen: () => {},
    onPick: () => {},
    onRange: () => {},
  },
} satisfies Meta<typeof BatchChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithTip: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft>8}')
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus()
  },
}
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }))
    await expect(within(canvasElement).getByRole('table')).toBeVisible()
  },
}
export const AllStates: Story = {
  args: {
    columns: sampleColumns(6).map((column, at) => {
      const mark = (['failed', 'held', 'cancelled', 'not-started', 'running', undefined] as const)[at]
      const rows = mark === 'running' || mark === undefined ? column.accepted : 0
      return { ...column, mark, word: mark, accepted: rows, rejected: rows > 0 ? 400 : 0 }
    }),
  },
}
export const Narrowed: Story = { args: { chosen: ['48200', '48201', '48202'] } }
export const OneBatch: Story = { args: { columns: sampleColumns(1) } }
export const FewRows: Story = {
  args: { columns: sampleColumns(5).map((column) => ({ ...column, accepted: 3, rejected: 1 })) },
}
export const None: Story = { args: { columns: [] } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
