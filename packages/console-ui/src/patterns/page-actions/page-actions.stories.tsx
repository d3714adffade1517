import { placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackIcon, DownloadIcon, ForwardIcon, MappingIcon, SyncIcon } from '../../parts/icons/icons.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import type { PageAction } from './page-action.ts'
import { PageActions } from './page-actions.tsx'

const run = () => {}
const steps: PageAction[] = [
  { id: 'previous', label: 'Previous batch', icon: <BackIcon />, kind: 'step', run },
  {
    id: 'next',
    label: 'Next batch',
    icon: <ForwardIcon />,
    kind: 'step',
    to: null,
    disabledReason: 'this is the newest one',
  },
]
const sync: PageAction = { id: 'sync', label: 'Sync now', icon: <SyncIcon />, kind: 'primary', run }
const others: PageAction[] = [
  { id: 'download', label: 'Download results', icon: <DownloadIcon />, run },
  { id: 'template', label: 'Open template', icon: <MappingIcon />, to: placeOf('dashboard') },
]

const meta = {
  title: 'Patterns/PageActions',
  component: PageActions,
  decorators: [
    (Story) => (
      <StoryConsole place={placeOf('dashboard')}>
        <PageHeader title="Batch 48212" actions={<Story />} />
      </StoryConsole>
    ),
  ],
  args: { items: [...steps, ...others, sync] },
} satisfies Meta<typeof PageActions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MoreThanThree: Story = {
  args: { items: [...others, { id: 'close', label: 'Delete batch', kind: 'danger', run }, sync] },
}
export const BusyAndDisabled: Story = {
  args: {
    items: [
      { id: 'template', label: 'Open template', run, disabledReason: 'There is no template' },
      { ...sync, busy: true, busyLabel: 'Starting' },
    ],
  },
}
