import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Combobox } from './combobox.tsx'

const meta = {
  title: 'Parts/Combobox',
  component: Combobox,
  args: {
    label: 'State',
    value: 'OR',
    onChange: () => {},
    options: [
      { value: 'AZ', label: 'Arizona' },
      { value: 'CA', label: 'California' },
      { value: 'OR', label: 'Oregon' },
      { value: 'XX', label: 'Not a state yet', disabledReason: 'Not set up' },
    ],
  },
  render: function Picking(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ inlineSize: 280, minBlockSize: 240 }}>
        <Field label="State">
          <Combobox {...args} value={value} onChange={setValue} />
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('listbox')).toBeVisible())
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    const body = within(document.body)
    await waitFor(() => expect(body.getByText(/No matches for/)).toBeVisible())
  },
}
