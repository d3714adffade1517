import { placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../parts/button/button.tsx'
import { StatusBadge } from '../../parts/status/status-badge.tsx'
import { StoryConsole } from '../../testing/story-console.tsx'
import * as screenCss from '../define-screen/screen.css.ts'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { PageHeader, type PageHeaderProps } from './page-header.tsx'
import { PageTabs } from './page-tabs.tsx'

const at = { districtId: '42', batchId: '48212', etlStatusId: '3' }
const batch = placeOf('import-log-results', at)

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    title: 'Students',
    record: 'Students',
    way: [{ label: 'Batch 48212', to: batch }],
    badge: <StatusBadge status="completedWithErrors" />,
    meta: 'STU.csv, 09/13/2026 - 06:00PM, 11m 55s',
    actions: (
      <>
        <Button>Open template</Button>
        <Button kind="primary">Sync now</Button>
      </>
    ),
    tabs: (
      <PageTabs
        label="Students"
        tabs={[
          { to: placeOf('import-log-details', at), label: 'Details', current: true },
          { to: placeOf('import-log-errors', at), label: 'Error Logs', count: 370, countTone: 'danger' },
        ]}
      />
    ),
  },
  render: (args) => <InAScreen {...args} />,
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

function InAScreen({ width, ...props }: PageHeaderProps & { width?: number }) {
  return (
    <StoryConsole place={placeOf('import-log-details', at)} server={{ roles: ['ROLE_IMPORT_LOG_VIEW'] }}>
      <div className={screenCss.section} style={{ inlineSize: width }}>
        <ScreenFrameContext.Provider
          value={{ id: 'import-log-details', headingLevel: 1, headingId: 'title', breadcrumbs: true }}
        >
          <PageHeader {...props} />
        </ScreenFrameContext.Provider>
      </div>
    </StoryConsole>
  )
}

const longTitle = 'Students who were taken over from the system of another district '.repeat(4)
const longWay = [
  { label: 'Batch 48212', to: batch },
  { label: 'People', to: null },
]

export const Full: Story = {}
export const LongTitleAndFoldedWay: Story = {
  args: { title: longTitle, way: longWay, description: 'One line, only where a newcomer needs it.' },
}
export const Small: Story = { render: (args) => <InAScreen {...args} width={390} /> }
export const TitleAlone: Story = {
  args: { badge: undefined, meta: undefined, actions: undefined, tabs: undefined },
}
