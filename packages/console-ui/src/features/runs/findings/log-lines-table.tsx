import {
  CONSTANTS,
  componentTitle,
  formatCount,
  type ListQuery,
  type Operation,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { useToldCopy } from '../../../parts/copy-button/use-told-copy.ts'
import { CopyIcon } from '../../../parts/icons/icons.ts'
import { ResourceTable } from '../../../patterns/resource-table/resource-table.tsx'
import type { ResourceTableProps } from '../../../patterns/resource-table/resource-table-props.ts'
import { SplitPanel } from '../../../patterns/split-panel/split-panel.tsx'
import { useOpenRow } from '../../../patterns/split-panel/use-open-row.ts'
import { PersonalDataButton } from '../record/personal-data-button.tsx'
import { recordAsJson } from '../record/record-fields.ts'
import { SourceRecord, type SourceRecordProps } from '../record/source-record.tsx'
import type { LogDetailsTexts } from './details-texts.ts'
import type { LogLine } from './log-line.ts'
import { rowInFile } from './row-in-file.ts'

export type LogLinesTableProps<Line extends LogLine> = Pick<
  ResourceTableProps<Line>,
  'tableId' | 'columns' | 'filters' | 'search' | 'pollMs'
> & {
  operation: Operation<ListQuery, Line[]>
  part: { readonly batchId: number; readonly etlStatusId: number; readonly componentName: string }
  /** Hears which lines are shown. Keep it the same from one drawing to the next. */
  onLines?(lines: readonly Line[]): void
  /** What an open record says beyond its own line. */
  recordOf?(line: Line): Pick<SourceRecordProps, 'sameValue' | 'onShowSame' | 'fixed'>
  /** Names, birth dates and the like are written out. */
  personalShown: boolean
  onTogglePersonal(): void
  /** Above the table, beside an open record as the table is. */
  children: ReactNode
  m: LogDetailsTexts & {
    table: (component: string) => string
    noun: { one: string; many: string }
    record: { title: (row: string) => string; ofFile: string }
  }
}

/** Every line of a component's log, each with its source row. */
export function LogLinesTable<Line extends LogLine>(props: LogLinesTableProps<Line>): ReactElement {
  const { part, onLines, recordOf, personalShown, onTogglePersonal, children, m, ...table } = props
  const open = useOpenRow<Line>(keyOf)
  const { onRows: followRows } = open
  const onRows = useCallback<typeof followRows>(
    (lines, range) => {
      onLines?.(lines)
      followRows(lines, range)
    },
    [followRows, onLines],
  )
  const { row } = open
  return (
    <SplitPanel
      record={
        row && {
          title: titleOf(row, m),
          position: open.position,
          previous: open.previous,
          next: open.next,
          onClose: open.close,
          pending: open.pending,
          body: (
            <SourceRecord
              row={row}
              {...recordOf?.(row)}
              personalShown={personalShown}
              onTogglePersonal={onTogglePersonal}
              m={m}
            />
          ),
          ...(row.rowData != null && { foot: <CopyRecord row={row} personalShown={personalShown} m={m} /> }),
        }
      }
    >
      {children}
      <ResourceTable
        {...table}
        label={m.table(componentTitle(part.componentName))}
        noun={[m.noun.one, m.noun.many]}
        density="compact"
        grid
        fixedFilter={{ batchId: String(part.batchId), etlStatusId: String(part.etlStatusId) }}
        defaultPageSize={CONSTANTS.pageSizePeople}
        onRows={onRows}
        onRowOpen={open.open}
        openKey={open.key}
        revealKey={open.key}
        toolbarEnd={<PersonalDataButton shown={personalShown} onToggle={onTogglePersonal} texts={m.run} />}
      />
    </SplitPanel>
  )
}

const titleOf = (line: LogLine, { record }: LogLinesTableProps<LogLine>['m']): string => {
  const number = rowInFile(line)
  return number === null ? record.ofFile : record.title(formatCount(number))
}

const keyOf = (line: LogLine): string => String(line.id)

type CopyRecordProps = { row: LogLine; personalShown: boolean; m: LogDetailsTexts }

/** The whole record for the clipboard; what is hidden stays out, and the message says so. */
function CopyRecord({ row, personalShown, m }: CopyRecordProps): ReactElement {
  const copy = useToldCopy()
  const copyRecord = (): void => {
    const { json, complete } = recordAsJson(row, { personalShown })
    const { copied, copiedMasked, notCopied } = m.record
    copy(json, { copied: complete ? copied : copiedMasked, notCopied })
  }
  return (
    <Button size="sm" icon={<CopyIcon size="sm" />} onClick={copyRecord}>
      {m.record.copy}
    </Button>
  )
}
