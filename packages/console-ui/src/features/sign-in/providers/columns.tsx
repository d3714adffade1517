import { type Authentication, formatDateTime } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { writeDay } from '../../../parts/date-field/read-day.ts'
import { FailedIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { StatusText } from '../../../parts/status/status-text.tsx'
import type { LookOfStatus } from '../../../parts/status/use-status-look.ts'
import type { Column } from '../../../patterns/resource-table/index.ts'
import * as cell from '../../runs/columns/cell-text.css.ts'
import { quietColumn } from '../../runs/columns/plain-columns.tsx'
import { type Expiry, expiryOf } from '../expiry.ts'
import { ProviderIcon } from '../provider-icon.tsx'
import * as css from './cells.css.ts'
import { expiryText } from './expiry-text.ts'
import type { ProviderMessages } from './messages.ts'
import { type Provider, providerTitle } from './use-providers.ts'

type Context = {
  providers: readonly Provider[] | undefined
  now: Date
  timeZone: string
  lookOf: LookOfStatus
  /** The one whose panel is open. */
  openId: string | undefined
  onOpen: (row: Authentication) => void
}

const statusOf = ({ isEnabled }: Authentication) => (isEnabled ? 'enabled' : 'disabled')

/** The columns of the list of providers. */
export const authenticationColumns = (
  m: ProviderMessages,
  { providers, now, timeZone, lookOf, openId, onOpen }: Context,
): Column<Authentication>[] => {
  const titleOf = ({ provider }: Authentication) => providerTitle(provider, providers)
  return [
    {
      field: 'provider',
      title: m.columns.provider,
      width: 248,
      rowHeader: true,
      text: (row) =>
        [titleOf(row), ownName(row, titleOf(row)), row.isDefault ? m.default : ''].filter(Boolean).join(', '),
      cell: (row) => (
        <ProviderCell
          row={row}
          title={titleOf(row)}
          open={openId === String(row.id)}
          onOpen={() => onOpen(row)}
          m={m}
        />
      ),
    },
    {
      field: 'isEnabled',
      title: m.columns.isEnabled,
      width: 112,
      text: (row) => lookOf(statusOf(row)).word,
      cell: (row) => <StatusText status={statusOf(row)} />,
    },
    {
      field: 'expires',
      title: m.columns.expires,
      width: 136,
      from: ['certificates', 'settings'],
      text: (row) => {
        const expiry = expiryOf(row, now, timeZone)
        if (!expiry) return ''
        const text = expiryText(expiry, m)
        return expiry.state === 'soon' ? m.expires.full(text, writeDay(expiry.day)) : text
      },
      cell: (row) => {
        const expiry = expiryOf(row, now, timeZone)
        return expiry ? (
          <ExpiryCell expiry={expiry} m={m} />
        ) : (
          <span className={css.inTable}>
            <NoValue />
          </span>
        )
      },
    },
    {
      ...quietColumn<Authentication>('updatedAt', m.columns.updatedAt, ({ updatedAt, createdAt }) => {
        const at = updatedAt ?? createdAt
        return at ? formatDateTime(at, timeZone) : ''
      }),
      width: 184,
      priority: 2,
    },
  ]
}

type ProviderCellProps = {
  row: Authentication
  title: string
  open: boolean
  onOpen: () => void
  m: Pick<ProviderMessages, 'default'>
}

/** The client's own name for a provider, if it isn't the same. */
const ownName = ({ displayName }: Authentication, title: string): string =>
  displayName === title ? '' : displayName

/** What a provider is called, with the client's own name for it below. */
function ProviderCell({ row, title, open, onOpen, m }: ProviderCellProps): ReactElement {
  const name = ownName(row, title)
  return (
    <span className={css.provider}>
      <span className={css.iconSquare}>
        <ProviderIcon provider={row.provider} />
      </span>
      <span className={css.names} data-ec-cut="">
        <span className={css.titleLine}>
          <button type="button" className={css.title} aria-expanded={open} onClick={onOpen}>
            {title}
          </button>
          {row.isDefault ? <Badge>{m.default}</Badge> : null}
        </span>
        {name === '' ? null : <span className={css.name}>{name}</span>}
      </span>
    </span>
  )
}

/** When something of it ends; only what is near or over has a color. A card has no heading that says what ends. */
function ExpiryCell({ expiry, m }: { expiry: Expiry; m: ProviderMessages }): ReactElement {
  const text = expiryText(expiry, m)
  // What is over says so itself.
  const inCard = expiry.state === 'ended' ? text : m.certificates.endsIn(text)
  const words = (
    <>
      <span className={css.inTable}>{text}</span>
      <span className={css.inCard}>{inCard}</span>
    </>
  )
  if (expiry.state === 'later') return <span className={cell.secondary}>{words}</span>
  const Icon = expiry.state === 'ended' ? FailedIcon : WarningIcon
  return (
    <span className={css.expiry} title={m.expires.full(text, writeDay(expiry.day))}>
      <Icon className={css.expiryIcon[expiry.state]} />
      {words}
    </span>
  )
}
