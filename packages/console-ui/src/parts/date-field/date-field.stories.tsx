import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Parts/DateField',
  component: DateField,
  args: { label: 'First day of school', value: '2026-08-12', onChange: () => {}, today: '2026-09-14' },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <div style={{ display: 'grid', gap: 12 }}>
        <Field label={args.label} help="As the district's calendar says.">
          <DateField {...args} />
        </Field>
        <Field label={args.label} required error="Enter a day, such as 08/12/2026">
          <DateField {...args} value="8/40/2026" />
        </Field>
        <Field label={args.label} edited>
          <DateField {...args} value="" />
        </Field>
        <Field label={args.label} help="Comes from the SIS.">
          <DateField {...args} readOnly />
        </Field>
        <Field label={args.label}>
          <DateField {...args} disabled />
        </Field>
      </div>
    </div>
  ),
}
export const Open: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 280, minBlockSize: 400 }}>
        <Field label={args.label}>
          <DateField {...args} value={value} onChange={setValue} min="2026-08-03" />
        </Field>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose/ }))
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('grid')).toBeVisible())
  },
}
