import {
  CONSTANTS,
  componentTitle,
  type ImportLogDetail,
  type ImportLogResult,
  useConsoleSettings,
  useScreenState,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { PersonalDataButton } from '../../features/runs/record/personal-data-button.tsx'
import { Switch } from '../../parts/switch/switch.tsx'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { errorLogColumns } from './columns.tsx'
import { FindBox, useFind } from './find-box.tsx'
import { FullLine } from './full-line.tsx'
import { LEVELS, Levels, linesOf, logLines, severitiesOf } from './levels.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'

export type LogTableProps = {
  districtId: string
  result: ImportLogResult
  pollMs: number | false
  personalShown: boolean
  onTogglePersonal(): void
  m: ImportLogErrorsMessages
}

/** The log of a component, line by line. */
export function LogTable(props: LogTableProps): ReactElement {
  const { districtId, result, pollMs, personalShown, onTogglePersonal, m } = props
  const { timeZone } = useConsoleSettings()
  const [{ level }, change] = useScreenState({ level: LEVELS })
  const [wrap, setWrap] = useState(false)
  const [lines, setLines] = useState<readonly ImportLogDetail[]>([])
  const wordsOf = useFindingWords()
  const find = useFind(lines, personalShown, wordsOf)
  const { wanted, current } = find
  const columns = useMemo(
    () => errorLogColumns({ districtId, timeZone, personalShown, wordsOf, wrap, wanted, current, m }),
    [districtId, timeZone, personalShown, wordsOf, wrap, wanted, current, m],
  )
  const title = componentTitle(result.componentName)
  const batchId = String(result.batchId)
  return (
    <ResourceTable
      tableId="import-log-errors"
      operation={logLines}
      columns={columns}
      label={m.table(title)}
      noun={[m.noun.one, m.noun.many]}
      density="compact"
      fixedFilter={{ batchId, etlStatusId: String(result.etlStatusId), severity: severitiesOf(level) }}
      within={{ batchId, etlStatusId: String(result.etlStatusId) }}
      defaultPageSize={CONSTANTS.pageSizeTableViewer}
      pollMs={pollMs}
      onRows={setLines}
      revealKey={current && String(current.lineId)}
      toolbarStart={
        <>
          <Levels
            level={level}
            onChange={(next) => change({ level: next }, { otherRows: true })}
            result={result}
            m={m}
          />
          <FindBox find={find} wholeLog={lines.length >= linesOf(level, result)} m={m} />
        </>
      }
      toolbarEnd={
        <>
          <PersonalDataButton shown={personalShown} onToggle={onTogglePersonal} texts={m.run} />
          <Switch label={m.wrap} checked={wrap} onChange={setWrap} />
        </>
      }
      expand={(line) => (
        <FullLine
          districtId={districtId}
          line={line}
          personalShown={personalShown}
          wanted={wanted}
          current={current}
          m={m}
        />
      )}
      empty={
        level === 'all' ? (
          <EmptyState title={m.empty(title, batchId)}>
            {result.recordsRead > 0 ? m.emptyHelp : null}
          </EmptyState>
        ) : (
          <EmptyState title={m.noLevel[level]}>{m.otherLevels}</EmptyState>
        )
      }
    />
  )
}
