import { alertsResource, useItem, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { alertMessages } from '../../features/alerts/messages.ts'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { AlertsIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import * as css from './alerts.css.ts'

const AlertList = lazyPart(async () => (await import('./alert-list.tsx')).AlertList)

/** How often the number of unread alerts is asked for. */
const POLL_MS = 60_000

/** The number of unread alerts in the header; opens them. */
export function AlertsBell(): ReactElement {
  const m = useMessages('alerts', alertMessages)
  const { data } = useItem(alertsResource.unread, {}, { pollMs: POLL_MS, silent: true })
  const unread = data?.count ?? 0
  return (
    <Popover
      bare
      align="end"
      label={m.title}
      className={css.panel}
      needs={AlertList}
      trigger={
        <IconButton
          label={m.bell(unread)}
          icon={
            <span className={css.bell}>
              <AlertsIcon size="lg" />
              {unread > 0 && <span className={css.dot} />}
            </span>
          }
        />
      }
    >
      {(close) => <AlertList unread={unread} close={close} />}
    </Popover>
  )
}
