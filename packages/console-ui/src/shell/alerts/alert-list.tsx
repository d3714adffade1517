import {
  ALERT_EVENTS,
  type AlertMessage,
  alertsResource,
  COMPONENTS,
  formatDateTimeWithZone,
  isPlaceId,
  type Place,
  placeOf,
  placeWith,
  useConsoleSettings,
  useItem,
  useMessages,
  useSave,
  zonedDay,
} from '@edconsole/console-core'
import type { MouseEvent, ReactElement } from 'react'
import { type AlertMessages, alertMessages } from '../../features/alerts/messages.ts'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, FailedIcon, InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as menu from '../user-menu/user-menu.css.ts'
import * as css from './alerts.css.ts'

export type AlertListProps = { unread: number; close: () => void }

/** What the bell opens: the last alerts, the newest first. */
export function AlertList({ unread, close }: AlertListProps): ReactElement {
  const m = useMessages('alerts', alertMessages)
  const { data, errors, retry } = useItem(alertsResource.messages, {}, { silent: true })
  const { run, saving } = useSave(alertsResource.markRead)
  const read = (body: { ids: number[] } | { upTo: number }) => {
    // The snackbar tells of a failure.
    run({ body }).catch(() => {})
  }
  const [newest] = data ?? []
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>{m.title}</h2>
        {newest && unread > 0 && (
          <Button kind="ghost" busy={saving} onClick={() => read({ upTo: newest.id })}>
            {m.markAllRead}
          </Button>
        )}
      </div>
      {data ? (
        data.length === 0 ? (
          <NoAlerts m={m} />
        ) : (
          <ul className={css.list} aria-label={m.list}>
            {data.map((message) => (
              <AlertItem
                key={message.id}
                message={message}
                onOpen={() => {
                  if (!message.isRead) read({ ids: [message.id] })
                  close()
                }}
                m={m}
              />
            ))}
          </ul>
        )
      ) : errors.length > 0 ? (
        <ErrorState title={m.notLoaded} failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={3} height={56} />
      )}
      <SettingsLink close={close} m={m} />
    </>
  )
}

function NoAlerts({ m }: { m: AlertMessages }): ReactElement {
  const { data: settings } = useItem(alertsResource.settings, {}, { silent: true })
  const text =
    settings && (ALERT_EVENTS.some((event) => settings[event] !== 'off') ? m.none.chosen : m.none.text)
  return (
    <EmptyState icon={<InfoIcon size="xl" />} title={m.none.title}>
      {text}
    </EmptyState>
  )
}

type AlertItemProps = { message: AlertMessage; onOpen: () => void; m: AlertMessages }

function AlertItem({ message, onOpen, m }: AlertItemProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { href, onClick } = usePlaceLink(placeOfAlert(message))
  const { title, text } = wordsOf(message, timeZone, m)
  const words = (
    <>
      <span className={css.mark}>{markOf(message)}</span>
      <span className={css.words}>
        <span className={message.isRead ? undefined : css.strong}>{title}</span>
        <span className={css.text}>{text}</span>
        <span className={css.text}>{formatDateTimeWithZone(message.sentAt, timeZone)}</span>
      </span>
      {!message.isRead && (
        <span className={css.unread}>
          <VisuallyHidden>{m.unread}</VisuallyHidden>
        </span>
      )}
    </>
  )
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onOpen()
    onClick?.(event)
  }
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={classNames(menu.row, css.item)} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <a className={classNames(menu.row, css.item)} href={href} onClick={open}>
          {words}
        </a>
      )}
    </li>
  )
}

function SettingsLink({ close, m }: { close: () => void; m: AlertMessages }): ReactElement | null {
  const { href, onClick } = usePlaceLink(placeOf('alerts'))
  if (href === undefined) return null
  return (
    <a
      className={classNames(menu.row, css.item)}
      href={href}
      onClick={(event) => {
        close()
        onClick?.(event)
      }}
    >
      {m.settings}
    </a>
  )
}

function wordsOf(
  { kind, event, districtName, componentName, counts, expiresAt, percent, count }: AlertMessage,
  timeZone: string,
  m: AlertMessages,
): { title: string; text: string } {
  const text = m.where(districtName ?? '', componentName && COMPONENTS[componentName].title)
  if (kind === 'answered') return { title: m.answered(count ?? 0), text }
  if (event === null || kind === 'digest') {
    const open = counts.reduce((sum, one) => sum + one.count, 0)
    return { title: m.digest(open), text: counts.map((one) => m.counted[one.event]?.(one.count)).join(', ') }
  }
  const facts = { percent, count, expiresOn: zonedDay(expiresAt, timeZone) }
  return {
    title: kind === 'over' ? m.over[event] : m.opened[event](facts),
    text,
  }
}

function markOf({ kind, event }: AlertMessage): ReactElement {
  if (kind === 'over') return <CompletedIcon className={css.tone.success} />
  if (kind === 'digest' || kind === 'answered') return <InfoIcon className={css.tone.info} />
  return event === 'importFailed' || event === 'exportFailed' ? (
    <FailedIcon className={css.tone.danger} />
  ) : (
    <WarningIcon className={css.tone.warning} />
  )
}

/** Null without a place, and for a route that this console doesn't know. */
function placeOfAlert({ target }: AlertMessage): Place | null {
  if (!target || !isPlaceId(target.route)) return null
  return placeWith(target.route, target.params, { query: target.query ?? {} })
}
