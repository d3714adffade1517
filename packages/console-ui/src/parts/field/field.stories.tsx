import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Parts/Field',
  component: Field,
  args: {
    label: 'Contact email',
    children: <TextField value="office@larkspur.example" onChange={() => {}} />,
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <StoryRow direction="column">
        <Field {...args} help="Imports report to this address." />
        <Field {...args} label="District name" required error="Enter the district name">
          <TextField value="" onChange={() => {}} placeholder="Larkspur Valley Unified" />
        </Field>
        <Field {...args} label="API URL" edited>
          <TextField type="url" mono value="https://sis.example/api" onChange={() => {}} />
        </Field>
        <Field {...args} label="District code" help="Comes from the state and cannot be changed.">
          <TextField value="4107320" onChange={() => {}} readOnly />
        </Field>
        <Field {...args} label="State">
          <Select
            value="OR"
            onChange={() => {}}
            options={[
              { value: 'CA', label: 'California' },
              { value: 'OR', label: 'Oregon' },
            ]}
          />
        </Field>
        <Field {...args} label="Note" optional>
          <TextArea value="" onChange={() => {}} />
        </Field>
      </StoryRow>
    </div>
  ),
}
