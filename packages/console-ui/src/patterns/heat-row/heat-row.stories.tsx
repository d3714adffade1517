import { placeOf, RUN_STATUSES } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useRef } from 'react'
import { StoryConsole } from '../../testing/story-console.tsx'
import { HeatHead, HeatRow } from './heat-row.tsx'
import { SAMPLE_DAYS, sampleHeat } from './sample-days.ts'
import { useHeatKeys } from './use-heat-keys.ts'

type ExampleProps = { linked?: boolean; name?: string }

function Table({ linked = true, name = 'Students' }: ExampleProps): ReactElement {
  const table = useRef<HTMLTableElement>(null)
  const every = [...Object.keys(RUN_STATUSES), 'reindexing']
  return (
    <table ref={table} {...useHeatKeys(table)}>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <HeatHead days={SAMPLE_DAYS} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{name}</th>
          <HeatRow days={sampleHeat(name, every, linked)} />
        </tr>
        <tr>
          <th scope="row">Sites</th>
          <HeatRow days={sampleHeat('Sites', ['', 'completed', '', 'failed', 'completed'], linked)} />
        </tr>
        <tr>
          <th scope="row">Behavior</th>
          <HeatRow days={sampleHeat('Behavior', [], linked)} />
        </tr>
      </tbody>
    </table>
  )
}

/** Every state, days without one, and a component that never ran. */
function Example(props: ExampleProps): ReactElement {
  return (
    <StoryConsole place={placeOf('data-explorer', { districtId: '42' })}>
      <div style={{ inlineSize: 900 }}>
        <Table {...props} />
      </div>
    </StoryConsole>
  )
}

const meta = { title: 'Patterns/HeatRow', component: Example } satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Linked: Story = {}
export const WithoutLinks: Story = { args: { linked: false } }
export const LongName: Story = { args: { name: 'A component whose name is longer than its column is wide' } }
