import type { Meta, StoryObj } from '@storybook/react-vite'
import { MonoTag } from '../mono-tag/mono-tag.tsx'
import { KeyValue } from './key-value.tsx'

const meta = {
  title: 'Parts/KeyValue',
  component: KeyValue,
  args: {
    items: [
      { key: 'LOCAL_ID', value: '30018842', copy: '30018842', mono: true },
      { key: 'GRADE', value: 'TK+', copy: 'TK+', mono: true, marked: true },
      { key: 'Received', value: <MonoTag value="TK+" tone="danger" /> },
      { key: 'Middle name', value: '' },
      { key: 'Last Login', value: '09/14/2026 - 07:58AM' },
    ],
  },
} satisfies Meta<typeof KeyValue>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongValuesInANarrowPlace: Story = {
  args: {
    items: [
      {
        key: 'PREVIOUS_SCHOOL_DISTRICT_NAME',
        value: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
        copy: 'x',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
