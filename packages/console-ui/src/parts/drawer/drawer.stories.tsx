import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { DownIcon, UpIcon } from '../icons/icons.ts'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Parts/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: () => {},
    title: 'About import logs',
    children: 'Every import of the district is a batch. Open one to see its components.',
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithToolsAndFoot: Story = {
  args: {
    tools: (
      <>
        <IconButton label="Previous row" icon={<UpIcon />} />
        <IconButton label="Next row" icon={<DownIcon />} />
      </>
    ),
    foot: <Button>Copy row as JSON</Button>,
  },
}
export const Full: Story = { args: { size: 'full' } }
export const LongContent: Story = {
  args: {
    title: 'A title that is longer than the drawer is wide',
    children: 'A long explanation. '.repeat(400),
  },
}
