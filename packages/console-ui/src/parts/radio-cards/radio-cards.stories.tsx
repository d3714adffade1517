import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { RadioCards } from './radio-cards.tsx'

const systems = [
  { value: 'aeries', label: 'Aeries' },
  { value: 'q', label: 'Q' },
  { value: 'qmlativ', label: 'Qmlativ' },
]
const scopes = [
  { value: 'full', label: 'Everything', note: 'Rows that the file does not name are deactivated.' },
  { value: 'delta', label: 'Changes only', note: 'Rows that the file does not name stay.' },
  { value: 'addOnly', label: 'New rows only', note: 'Not offered for this component.', disabled: true },
]

const meta = {
  title: 'Parts/RadioCards',
  component: RadioCards,
  args: { value: 'q', options: systems, onChange: () => {} },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

function Picking() {
  const [value, setValue] = useState('q')
  return (
    <Field label="SIS provider" group required>
      <RadioCards value={value} onChange={setValue} options={systems} />
    </Field>
  )
}

export const States: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 580 }}>
      <div style={{ display: 'grid', gap: 12 }}>
        <Picking />
        <Field label="What is sent" group edited help="The next import follows it.">
          <RadioCards {...args} value="delta" options={scopes} />
        </Field>
        <Field label="SIS system" group required error="Choose the SIS system">
          <RadioCards {...args} value="" />
        </Field>
        <Field label="SIS of the district" help="Changing it needs another role.">
          <RadioCards {...args} readOnly />
        </Field>
        <Field label="SIS used before" group>
          <RadioCards {...args} disabled />
        </Field>
      </div>
    </div>
  ),
}
