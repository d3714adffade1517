import {
  formatDateTime,
  type ImportLogDetail,
  importLogsResource,
  placeOf,
  useConsoleSettings,
  useList,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as panel from '../../../patterns/split-panel/panel-parts.css.ts'
import { Loaded, Section } from '../../../patterns/split-panel/panel-section.tsx'
import { useFindingWords } from '../../runs/findings/use-finding-words.ts'
import type { PersonMessages } from './messages.ts'

type RejectedRowsProps = { districtId: string; staffId: string; m: PersonMessages }

const LINES_SHOWN = 4

/** Rows that imports refused: the person's own, and those that name them by their number. */
export function RejectedRows({ districtId, staffId, m }: RejectedRowsProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const words = useFindingWords()
  const query = { sort: { loggedAt: 'desc' }, limit: LINES_SHOWN } as const
  const options = { silent: true, within: { staffId } } as const
  const own = useList(
    importLogsResource.details,
    { ...query, filter: { componentName: ['staff'], sourceId: [staffId], severity: ['error'] } },
    options,
  )
  const naming = useList(
    importLogsResource.details,
    { ...query, filter: { rejectedValue: [staffId], severity: ['error'] } },
    options,
  )
  const lists = [own, naming]
  const isKnown = lists.every(({ data }) => data !== undefined)
  const rows = new Map(lists.flatMap(({ data = [] }) => data.map((row) => [row.id, row] as const)))
  const newest = [...rows.values()].sort((a, b) => b.loggedAt.localeCompare(a.loggedAt)).slice(0, LINES_SHOWN)
  const both = {
    data: isKnown ? newest : undefined,
    errors: lists.flatMap(({ errors }) => errors),
    retry: () => {
      for (const { retry } of lists) retry()
    },
  }
  return (
    <Section title={m.rejected}>
      <Loaded list={both} m={{ none: m.noRejected, failed: m.failed, tryAgain: m.tryAgain }}>
        {(found: readonly ImportLogDetail[]) => (
          <ul className={panel.list}>
            {found.map((row) => (
              <li key={row.id} className={panel.event}>
                <span>{words(row, false).message}</span>
                <span className={panel.note}>
                  {formatDateTime(row.loggedAt, timeZone)}
                  {' · '}
                  <PlaceLink
                    inText
                    to={placeOf('import-log-details', {
                      districtId,
                      batchId: String(row.batchId),
                      etlStatusId: String(row.etlStatusId),
                    })}
                  >
                    {m.import(row.batchId)}
                  </PlaceLink>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
