import {
  type AccountSyncLog,
  accountSyncLogsResource,
  formatDateTime,
  placeOf,
  useAccess,
  useConsoleSettings,
  useList,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ForwardIcon } from '../../../parts/icons/icons.ts'
import { partMessages } from '../../../parts/messages.ts'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as panel from '../../../patterns/split-panel/panel-parts.css.ts'
import { Loaded, Section } from '../../../patterns/split-panel/panel-section.tsx'
import { shownChange } from '../shown-change.ts'
import type { PersonMessages } from './messages.ts'

type PersonHistoryProps = {
  districtId: string
  /** Whose lines: of a staff member, or of one account. */
  of: { readonly staffId: string } | { readonly accountId: number; readonly username: string }
  m: PersonMessages
}

const LINES_SHOWN = 4

/** The last changes of the person's account. */
export function PersonHistory({ districtId, of, m }: PersonHistoryProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const filter: Readonly<Record<string, string[]>> =
    'staffId' in of ? { staffId: [of.staffId] } : { accountId: [String(of.accountId)] }
  const lines = useList(
    accountSyncLogsResource.list,
    { filter, sort: { timestamp: 'desc' }, limit: LINES_SHOWN },
    { silent: true, within: of },
  )
  const all = placeOf(
    'account-sync-logs',
    { districtId },
    { query: { search: 'staffId' in of ? of.staffId : of.username, filter: { timestamp: 'any' } } },
  )
  return (
    <Section title={m.history} action={<PlaceLink to={all}>{m.allLines}</PlaceLink>}>
      <Loaded list={lines} m={{ none: m.noHistory, failed: m.failed, tryAgain: m.tryAgain }}>
        {(rows: readonly AccountSyncLog[]) => (
          <ol className={panel.list}>
            {rows.map((line) => (
              <li key={line.timestamp} className={panel.event}>
                <span>
                  <b>{m.change.actions[line.action] ?? line.action}</b> <WhatChanged line={line} m={m} />
                </span>
                <span className={panel.note}>
                  {formatDateTime(line.timestamp, timeZone)}
                  {line.batchId !== null && can('import-log-results') && (
                    <>
                      {' · '}
                      <PlaceLink
                        inText
                        to={placeOf('import-log-results', { districtId, batchId: String(line.batchId) })}
                      >
                        {m.import(line.batchId)}
                      </PlaceLink>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  )
}

/** What the action's own word doesn't say: a lock is a lock, but why? */
function WhatChanged({ line, m }: { line: AccountSyncLog; m: PersonMessages }): ReactElement {
  const { yesNo } = useMessages('parts', partMessages)
  const { timeZone } = useConsoleSettings()
  const changes = line.changes.filter(({ field }) => !TOLD_BY_ACTION.has(field))
  if (changes.length === 0) return <>{line.message}</>
  return (
    <>
      {changes.map((change, at) => {
        const { field, from, to } = shownChange(change, { ...m.change, yesNo, timeZone })
        return (
          <span key={change.field}>
            {at > 0 && ', '}
            {field}: {from ?? <NoValue />}
            <ForwardIcon size="sm" className={panel.arrow} />
            <VisuallyHidden> {m.becomes} </VisuallyHidden>
            {to ?? <NoValue />}
          </span>
        )
      })}
    </>
  )
}

const TOLD_BY_ACTION = new Set(['locked', 'isEnabled'])
