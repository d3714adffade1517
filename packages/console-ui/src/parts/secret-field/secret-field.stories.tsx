import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { SecretField } from './secret-field.tsx'

const meta = {
  title: 'Parts/SecretField',
  component: SecretField,
  args: { label: 'API secret', value: '', onChange: () => {} },
} satisfies Meta<typeof SecretField>
export default meta
type Story = StoryObj<typeof meta>

type TypingProps = { start: string; savedOn?: string; rows?: number; removes?: boolean }

function Typing({ start, savedOn, rows, removes }: TypingProps) {
  const [value, setValue] = useState(start)
  const [removed, setRemoved] = useState(removes)
  return (
    <Field label="API secret" edited={value !== '' || removed === true}>
      <SecretField
        label="API secret"
        value={value}
        onChange={setValue}
        savedOn={savedOn}
        rows={rows}
        removed={removed ?? false}
        onRemove={removes === undefined ? undefined : setRemoved}
      />
    </Field>
  )
}

export const States: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <div style={{ display: 'grid', gap: 12 }}>
        <Typing start="" savedOn="10/02/2026" />
        <Typing start="w7-typed-just-now" savedOn="10/02/2026" />
        <Typing start="" savedOn="10/02/2026" removes={false} />
        <Typing start="" savedOn="10/02/2026" removes />
        <Typing start="" />
        <Typing
          start={'-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA\n-----END PRIVATE KEY-----'}
          rows={4}
        />
        <Field label="Certificate" required error="Enter the certificate">
          <SecretField {...args} label="certificate" />
        </Field>
        <Field label="API key" help="Changing it needs another role.">
          <SecretField {...args} readOnly savedOn="10/02/2026" />
        </Field>
        <Field label="SFTP password">
          <SecretField {...args} disabled savedOn="10/02/2026" />
        </Field>
      </div>
    </div>
  ),
}
