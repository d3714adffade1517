import { componentTitle, type ImportLogResult, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import type { Cause } from '../../patterns/import-run/cause.ts'
import { missingComponent } from '../../patterns/import-run/order-causes.ts'
import { stoppedEarly } from '../../patterns/import-run/stopped-early.ts'
import { useCauses } from '../../patterns/import-run/use-causes.ts'
import { CauseList } from './cause-list.tsx'
import { ComponentFigures } from './component-figures.tsx'
import { FindingsTable } from './findings-table.tsx'
import type { ImportLogDetailsMessages } from './messages.ts'
import { NothingToFix } from './nothing-to-fix.tsx'
import * as css from './screen.css.ts'
import { useChosenCause } from './use-chosen-cause.ts'

export type ComponentFindingsProps = {
  districtId: string
  result: ImportLogResult
  results: readonly ImportLogResult[]
  pollMs: number | false
  m: ImportLogDetailsMessages
}

/** What a component's run found: figures, causes from the first to fix, rows. */
export function ComponentFindings({
  districtId,
  result,
  results,
  pollMs,
  m,
}: ComponentFindingsProps): ReactElement {
  const causes = useCauses(result, { pollMs })
  const [chosenKey, choose] = useChosenCause()
  const chosen = causes.list?.find(({ key }) => key === chosenKey)

  const placeOfMissing = (cause: Cause) => {
    const missing = missingComponent(cause.code)
    const other = results.find(({ componentName }) => componentName === missing)
    if (!other || other.etlStatusId === result.etlStatusId) return null
    return {
      label: m.causes.open(componentTitle(other.componentName)),
      to: placeOf('import-log-details', {
        districtId,
        batchId: String(other.batchId),
        etlStatusId: String(other.etlStatusId),
      }),
    }
  }

  const summary = (
    <>
      <ComponentFigures result={result} m={m} />
      {result.message !== null && stoppedEarly(result) ? (
        <Banner tone={result.status === 'failed' ? 'danger' : 'warning'} className={css.banner}>
          {result.message}
        </Banner>
      ) : null}
    </>
  )
  if (causes.list?.length === 0) {
    return (
      <>
        {summary}
        <NothingToFix result={result} m={m} />
      </>
    )
  }
  return (
    <FindingsTable result={result} causes={causes.list ?? []} chosen={chosen} pollMs={pollMs} m={m}>
      {summary}
      <CauseList
        causes={causes}
        chosen={chosen?.key}
        onChoose={choose}
        placeOfMissing={placeOfMissing}
        m={m}
      />
    </FindingsTable>
  )
}
