import {
  ConsoleProvider,
  createConsoleRuntime,
  DistrictScope,
  memoryStorage,
  useRollover,
} from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { httpToServer, type StartingFaults } from '../../testing/http-to-server.ts'
import { rowsServer } from '../../testing/rows-server.ts'
import { RolloverPanel } from './rollover-panel.tsx'

type PanelProps = {
  /** What the three calls answer with. */
  answers?: StartingFaults
  /** Run it at once. */
  run?: boolean
  sisYear?: number
}

const counts = { alreadyPresent: 0, failed: 0, items: [] }
const staff = { ...counts, read: 1160, copied: 1142, skipped: 18 }
const templates = { ...counts, read: 12, copied: 12 }
const exports = { ...counts, read: 4, copied: 3, missingProduct: 1 }

const DONE: StartingFaults = [
  ['rollover.staff', { body: { data: { rolloverStaff: staff } } }],
  ['rollover.templates', { body: { data: { rolloverTemplates: templates } } }],
  ['rollover.exports', { body: { data: { rolloverExports: exports } } }],
]

/** The panel in a district of its own; its three calls do what the story says. */
function Panel({ answers = [], run = false, sisYear = 2025 }: PanelProps): ReactElement {
  const [runtime] = useState(() => {
    const server = rowsServer({ roles: ['ROLE_ILLUMINATE_EMPLOYEE'], sisYear })
    const { http } = httpToServer(server, { cookie: 'session=1', faults: answers })
    return createConsoleRuntime({ http, clock: server.now, storage: memoryStorage() })
  })
  return (
    <ConsoleProvider runtime={runtime}>
      <DistrictScope districtId="42">
        <div style={{ maxInlineSize: 396 }}>
          {run ? <Run /> : null}
          <RolloverPanel />
        </div>
      </DistrictScope>
    </ConsoleProvider>
  )
}

function Run(): null {
  const { run } = useRollover()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(run, [])
  return null
}

const meta = { title: 'Patterns/RolloverPanel', component: Panel } satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const NotStarted: Story = {}
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Run rollover' }))
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible()
  },
}
export const Running: Story = {
  args: { run: true, answers: [DONE[0] ?? never(), ['rollover.templates', { hold: true }]] },
}
export const Finished: Story = { args: { run: true, answers: DONE } }
export const Failures: Story = {
  args: {
    run: true,
    answers: [
      [
        'rollover.staff',
        {
          body: {
            data: {
              rolloverStaff: {
                ...staff,
                copied: 1138,
                failed: 4,
                items: ['Ada Moss', 'Kai Lindqvist', 'Noor Haddad', 'Robin Vale'].map((name) => ({
                  staffId: name,
                  name,
                  outcome: 'failed',
                  reason: 'the site is closed',
                })),
              },
            },
          },
        },
      ],
      ['rollover.templates', { status: 409, message: 'An import has been running since 08:12AM (ET).' }],
      DONE[2] ?? never(),
    ],
  },
}
export const Record: Story = {
  ...Failures,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show details' }))
    await expect(await within(document.body).findByRole('dialog')).toBeVisible()
  },
}
export const AlreadyOnThisYear: Story = { args: { sisYear: 2026 } }

function never(): never {
  throw new Error('There are three answers')
}
