import { useDataYear } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { TableDefinition } from '../../features/tables/viewer/table-definition.ts'
import { sectionsTable } from '../../features/tables/viewer/tables/sections.ts'
import { studentsTable } from '../../features/tables/viewer/tables/students.ts'
import { useTableWords } from '../../features/tables/viewer/use-table-words.ts'
import { Card } from '../../patterns/card/card.tsx'
import { FindingLine, type FindingLineProps } from './finding-line.tsx'
import * as css from './findings-card.css.ts'
import type { DataExplorerMessages } from './messages.ts'

const CHECKED: readonly TableDefinition[] = [studentsTable, sectionsTable]

/** What the rows of the year's data lack that all of them should have: one line a check, each counted by itself. */
export function FindingsCard(props: { districtId: string; m: DataExplorerMessages }): ReactElement {
  const { districtId, m } = props
  const year = useDataYear()
  return (
    <Card title={m.findings} aside={<span className={css.aside}>{m.amongActive}</span>}>
      <ul className={css.list}>
        {CHECKED.map((table) => (
          <FindingLines key={table.id} districtId={districtId} table={table} m={m} year={year} />
        ))}
      </ul>
    </Card>
  )
}

function FindingLines(props: Omit<FindingLineProps, 'finding'>): ReactElement {
  const table = useTableWords(props.table)
  return (
    <>
      {table.findings?.map((finding) => (
        <FindingLine key={finding.field} {...props} table={table} finding={finding} />
      ))}
    </>
  )
}
