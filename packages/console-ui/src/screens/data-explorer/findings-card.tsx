import { type Component, type ItemState, useDataYear } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { isWorthCounting, type TableDefinition } from '../../features/tables/viewer/table-definition.ts'
import { sectionsTable } from '../../features/tables/viewer/tables/sections.ts'
import { studentsTable } from '../../features/tables/viewer/tables/students.ts'
import { TABLES } from '../../features/tables/viewer/tables.ts'
import { useTableWords } from '../../features/tables/viewer/use-table-words.ts'
import { Card } from '../../patterns/card/card.tsx'
import { FindingLine, type FindingLineProps } from './finding-line.tsx'
import * as css from './findings-card.css.ts'
import type { DataExplorerMessages } from './messages.ts'

const CHECKED: readonly TableDefinition[] = [studentsTable, sectionsTable]

type FindingsCardProps = {
  districtId: string
  stored: ItemState<readonly Component[]>
  m: DataExplorerMessages
}

/** What the rows of the year's data lack that all of them should have: one line a check, each counted by itself. */
export function FindingsCard({ districtId, stored, m }: FindingsCardProps): ReactElement | null {
  const year = useDataYear()
  // What isn't there lacks nothing: to say so would pass for success.
  const checked = CHECKED.filter(({ id }) => storedOf(stored.data, TABLES[id].component)?.storedRows !== 0)
  if (checked.length === 0) return null
  return (
    <Card title={m.findings} aside={<span className={css.aside}>{m.amongActive}</span>}>
      <ul className={css.list}>
        {checked.map((table) => (
          <FindingLines
            key={table.id}
            districtId={districtId}
            table={table}
            m={m}
            year={year}
            stored={stored}
          />
        ))}
      </ul>
    </Card>
  )
}

type FindingLinesProps = Omit<FindingLineProps, 'finding' | 'waits'> & Pick<FindingsCardProps, 'stored'>

function FindingLines({ stored, ...props }: FindingLinesProps): ReactElement {
  const table = useTableWords(props.table)
  const findings = table.findings?.filter((finding) =>
    isWorthCounting(finding, (component) => storedOf(stored.data, component)),
  )
  return (
    <>
      {findings?.map((finding) => (
        <FindingLine key={finding.field} {...props} table={table} finding={finding} waits={stored.loading} />
      ))}
    </>
  )
}

const storedOf = (components: readonly Component[] | undefined, name: string): Component | undefined =>
  components?.find(({ componentName }) => componentName === name)
