import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Parts/TextLink',
  component: TextLink,
  args: { href: '#place', children: '48212' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: (args) => (
    <StoryRow>
      <TextLink {...args} />
      <TextLink {...args} quiet>
        Import Logs
      </TextLink>
      <p style={{ margin: 0 }}>
        Read the{' '}
        <TextLink {...args} inText>
          log of this batch
        </TextLink>{' '}
        first.
      </p>
      <TextLink {...args} href="https://docs.example/" external>
        SIS guide
      </TextLink>
      <TextLink {...args} href={undefined}>
        No place to go to
      </TextLink>
    </StoryRow>
  ),
}
