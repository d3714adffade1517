import { useDataYear } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { sectionsTable } from '../../features/tables/viewer/tables/sections.ts'
import { studentsTable } from '../../features/tables/viewer/tables/students.ts'
import { Card } from '../../patterns/card/card.tsx'
import { FindingLine } from './finding-line.tsx'
import * as css from './findings-card.css.ts'
import type { DataExplorerMessages } from './messages.ts'

const CHECKED = [studentsTable, sectionsTable]

/** What the rows of the year's data lack that all of them should have: one line a check, each counted by itself. */
export function FindingsCard(props: { districtId: string; m: DataExplorerMessages }): ReactElement {
  const { districtId, m } = props
  const year = useDataYear()
  return (
    <Card title={m.findings} aside={<span className={css.aside}>{m.amongActive}</span>}>
      <ul className={css.list}>
        {CHECKED.flatMap((table) =>
          (table.findings ?? []).map((finding) => (
            <FindingLine
              key={`${table.id}.${finding.field}`}
              districtId={districtId}
              table={table}
              finding={finding}
              m={m}
              year={year}
            />
          )),
        )}
      </ul>
    </Card>
  )
}
