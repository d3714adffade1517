import { placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { StoryConsole } from '../../../testing/story-console.tsx'
import { studentsTable } from '../viewer/tables/students.ts'
import { RecordDrawer } from './record-drawer.tsx'
import { sampleStudents } from './sample-students.ts'

type ExampleProps = { showPersonal?: boolean; localId?: string; tab?: string }

/** A record on its own, over plain lists that hold nothing else. */
function Example({ showPersonal = false, localId, tab }: ExampleProps): ReactElement | null {
  const [student] = sampleStudents(1)
  const [shown, setShown] = useState(showPersonal)
  const query = tab === undefined ? {} : { tab }
  if (!student) return null
  return (
    <StoryConsole
      server={{ roles: ['ROLE_TABLE_VIEWER_VIEW', 'ROLE_IMPORT_LOG_VIEW'] }}
      place={placeOf('table-students', { districtId: '42' }, { query })}
    >
      <RecordDrawer
        table={studentsTable}
        row={localId === undefined ? student : { ...student, studentId: localId }}
        districtId="42"
        year={2026}
        onClose={() => {}}
        showPersonal={shown}
        onTogglePersonal={() => setShown(!shown)}
        position="12 of 18,562"
        previous={() => {}}
        next={() => {}}
      />
    </StoryConsole>
  )
}

const meta = { title: 'Patterns/RecordDrawer', component: Example } satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Masked: Story = {}
export const PersonalDataShown: Story = { args: { showPersonal: true } }
export const LongId: Story = { args: { localId: '30010001-'.repeat(12) } }
export const Loading: Story = { args: { tab: 'enrollment' } }
