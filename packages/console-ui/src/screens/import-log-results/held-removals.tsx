import {
  componentTitle,
  type HeldRemoval,
  importLogsResource,
  useExtension,
  useList,
} from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { usePersonalShown } from '../../features/imports/use-personal-shown.ts'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { MASK } from '../../features/runs/record/masked-text.ts'
import { PersonalDataButton } from '../../features/runs/record/personal-data-button.tsx'
import { Card } from '../../patterns/card/card.tsx'
import type { CardSpec } from '../../patterns/resource-table/cards/card-spec.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { ImportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

const { removals } = importLogsResource

/** How many records a release of a held batch would remove now; undefined while that isn't known, or never is. */
export const useRemovalCount = (batchId: string): number | undefined => {
  const isOffered = useExtension(removals)
  const { totalCount } = useList(
    removals,
    { filter: { batchId }, limit: 1 },
    { enabled: isOffered, within: { batchId } },
  )
  return totalCount
}

export type HeldRemovalsProps = { batchId: string; m: ImportLogResultsMessages }

/** Who a held batch would remove, to be looked through and taken along as a file. */
export function HeldRemovals({ batchId, m }: HeldRemovalsProps): ReactElement | null {
  const isOffered = useExtension(removals)
  const [personalShown, togglePersonal] = usePersonalShown(batchId, {
    place: 'removals',
    subject: batchId,
  })
  const columns = useMemo(() => removalColumns(personalShown, m), [personalShown, m])
  const count = useRemovalCount(batchId)
  if (!isOffered) return null
  const texts = m.removals
  return (
    <div className={css.removals}>
      <Card title={texts.title} count={count}>
        <p className={css.about}>{texts.about}</p>
        <ResourceTable
          tableId="import-log-results.removals"
          statePrefix="removals"
          operation={removals}
          columns={columns}
          card={CARD}
          label={texts.table(batchId)}
          noun={[texts.noun.one, texts.noun.many]}
          fixedFilter={{ batchId }}
          density="compact"
          search={{ placeholder: texts.search }}
          filters={[
            {
              kind: 'choice',
              field: 'siteCode',
              label: texts.columns.siteCode,
              options: [],
              fromServer: true,
            },
          ]}
          csv
          toolbarEnd={<PersonalDataButton shown={personalShown} onToggle={togglePersonal} texts={m.run} />}
          empty={<EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>}
        />
      </Card>
    </div>
  )
}

const CARD: CardSpec<HeldRemoval> = {
  title: 'sourceId',
  status: 'siteCode',
  titleFirst: true,
  meta: ['recordLabel', 'isAccepted'],
}

const removalColumns = (
  personalShown: boolean,
  { removals: { columns, accepted } }: ImportLogResultsMessages,
): Column<HeldRemoval>[] => [
  { field: 'sourceId', title: columns.sourceId, rowHeader: true, width: 140, text: (row) => row.sourceId },
  {
    ...quietColumn<HeldRemoval>('recordLabel', columns.recordLabel, ({ recordLabel, componentName }) =>
      recordLabel === null || personalShown || componentName === 'sites' ? (recordLabel ?? '') : MASK,
    ),
    isMasked: !personalShown,
    width: 220,
  },
  { ...quietColumn<HeldRemoval>('siteCode', columns.siteCode, (row) => row.siteCode ?? ''), width: 88 },
  {
    ...quietColumn<HeldRemoval>('componentName', columns.componentName, (row) =>
      componentTitle(row.componentName),
    ),
    width: 140,
    priority: 2,
  },
  {
    ...quietColumn<HeldRemoval>('isAccepted', columns.isAccepted, (row) =>
      row.isAccepted ? accepted.yes : accepted.no,
    ),
    width: 180,
    priority: 3,
  },
]
