import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { DownloadIcon, SyncIcon } from '../icons/icons.ts'
import { Button } from './button.tsx'

const meta = { title: 'Parts/Button', component: Button, args: { children: 'Save changes' } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

const kinds = ['primary', 'secondary', 'ghost', 'danger', 'dangerOutline', 'link'] as const

export const Kinds: Story = {
  render: (args) => (
    <StoryRow>
      {kinds.map((kind) => (
        <Button {...args} key={kind} kind={kind} />
      ))}
    </StoryRow>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <StoryRow>
      <Button {...args} size="sm" icon={<DownloadIcon size="sm" />} />
      <Button {...args} size="md" icon={<DownloadIcon size="sm" />} />
      <Button {...args} size="lg" icon={<DownloadIcon />} />
    </StoryRow>
  ),
}

export const Busy: Story = {
  args: { kind: 'primary', busy: true, busyLabel: 'Saving', icon: <SyncIcon size="sm" /> },
}

export const DisabledWithAReason: Story = { args: { disabledReason: 'Changes when the rollover finishes' } }

export const Link: Story = { args: { href: '#place', children: 'Open template' } }

export const LongLabelInANarrowPlace: Story = {
  args: { children: 'Download all rejected rows of every component of this batch' },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Button {...args} />
    </div>
  ),
}
