import { ConsoleProvider, createConsoleRuntime, memoryNavigation, placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogTimeline } from './log-timeline.tsx'
import type { TimelineEntry } from './timeline-entry.ts'

const all = placeOf('import-logs', { districtId: '42' })
const runtime = createConsoleRuntime({ session: null, navigation: memoryNavigation(all) })
const to = placeOf('import-log-results', { districtId: '42', batchId: '48212' })

const entries: TimelineEntry[] = [
  {
    key: '48213',
    at: '2026-09-14T10:00:00Z',
    status: 'loading',
    sentence: 'Batch 48213 is running',
    to,
    rows: { counts: { accepted: 22_104, rejected: 402, remaining: 9620 }, text: '22,506 of 32,126 rows' },
  },
  {
    key: '48212',
    at: '2026-09-13T22:00:00Z',
    status: 'completedWithErrors',
    sentence: 'Batch 48212 finished with 312 rejected rows',
    to,
    rows: { counts: { accepted: 41_502, warned: 58, rejected: 312 }, text: '41,872 rows' },
  },
  {
    key: 'export',
    at: '2026-09-13T21:00:00Z',
    status: 'sent',
    sentence: 'Roster was sent to Early Alerts',
  },
  {
    key: '48208',
    at: '2026-09-12T10:00:00Z',
    status: 'failed',
    sentence: `Batch 48208 failed: ${'Aeries refused the certificate of the district. '.repeat(3)}`,
    to,
  },
]

const meta = {
  title: 'Patterns/LogTimeline',
  component: LogTimeline,
  args: { entries, all: { label: 'All import logs', to: all } },
  decorators: [
    (Story) => (
      <ConsoleProvider runtime={runtime}>
        <div style={{ inlineSize: 380 }}>
          <Story />
        </div>
      </ConsoleProvider>
    ),
  ],
} satisfies Meta<typeof LogTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const ByDay: Story = {}
export const EachWithItsDay: Story = { args: { days: 'each' } }
export const MoreThanTwenty: Story = {
  args: {
    entries: Array.from({ length: 25 }, (_, at) => ({
      key: String(at),
      at: new Date(Date.UTC(2026, 8, 14) - at * 43_200_000).toISOString(),
      status: 'completed',
      sentence: `Batch ${48_212 - at} finished`,
      to,
    })),
  },
}
