import { placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { StoryConsole } from '../../testing/story-console.tsx'
import { SplitPanel } from './split-panel.tsx'

type ExampleProps = { width?: number; title?: string }

/** A list with a record open. */
function Example({ width = 1100, title = 'Row 1,204' }: ExampleProps): ReactElement {
  return (
    <StoryConsole place={placeOf('dashboard')}>
      <div style={{ inlineSize: width, blockSize: 460, display: 'flex' }}>
        <SplitPanel
          record={{
            title,
            position: '1 of 214',
            previous: undefined,
            next: () => {},
            onClose: () => {},
            body: (
              <KeyValue
                items={[
                  { key: 'LOCAL_ID', value: '30018842', mono: true, copy: '30018842' },
                  { key: 'GRADE', value: 'TK+', mono: true, marked: true, copy: 'TK+' },
                  { key: 'SCHOOL_CD', value: '0412', mono: true, copy: '0412' },
                ]}
              />
            ),
            foot: <Button size="sm">Copy row as JSON</Button>,
          }}
        >
          <p style={{ margin: 28 }}>The list</p>
        </SplitPanel>
      </div>
    </StoryConsole>
  )
}

const meta = { title: 'Patterns/SplitPanel', component: Example } satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {}
export const Over: Story = { args: { width: 800 } }
export const Full: Story = { args: { width: 380 } }
export const LongTitle: Story = {
  args: { title: 'A record whose name is much longer than the panel is wide' },
}
