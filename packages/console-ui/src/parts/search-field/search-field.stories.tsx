import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Parts/SearchField',
  component: SearchField,
  args: { label: 'Search batches', placeholder: 'Batch ID or source', value: '', onChange: () => {} },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ inlineSize: 240 }}>
        <SearchField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '0417', end: '2 of 61' } }
