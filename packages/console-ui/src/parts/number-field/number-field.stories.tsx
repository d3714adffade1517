import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Parts/NumberField',
  component: NumberField,
  args: { value: '5', onChange: () => {} },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

function Attempts() {
  const [value, setValue] = useState('5')
  return (
    <Field label="Attempts before locking" help="Between 3 and 20." required>
      <NumberField value={value} onChange={setValue} min={3} max={20} unit="attempts" />
    </Field>
  )
}

export const States: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <div style={{ display: 'grid', gap: 12 }}>
        <Attempts />
        <Field label="Minutes locked" error="It must be a whole number">
          <NumberField {...args} value="ten" />
        </Field>
        <Field label="Share" edited>
          <NumberField {...args} value="12.5" decimal unit="%" />
        </Field>
        <Field label="Rows" help="Counted by the last import.">
          <NumberField {...args} value="18,574" readOnly />
        </Field>
        <Field label="Days">
          <NumberField {...args} disabled />
        </Field>
      </div>
    </div>
  ),
}
