import {
  type Client,
  formatCount,
  placeOf,
  SUBSCRIPTION_EXPIRING_DAYS,
  US_STATES,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ClientStatusText } from '../../features/clients/client-status.tsx'
import { daysBetween } from '../../features/clients/days-between.ts'
import type { ClientMessages } from '../../features/clients/messages.ts'
import * as text from '../../features/runs/columns/cell-text.css.ts'
import { dayColumn, quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { Badge } from '../../parts/badge/badge.tsx'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { writeDay } from '../../parts/date-field/read-day.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { type CardSpec, type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import type { ImtClientsMessages } from './messages.ts'
import * as css from './screen.css.ts'

type Context = {
  timeZone: string
  /** `YYYY-MM-DD` */
  today: string
  productNames: ReadonlyMap<number, string>
  mayOpen: boolean
  clients: ClientMessages
  m: ImtClientsMessages
}

/** So many products are named in a row. */
const NAMED = 2

/** The columns of the list of clients. */
export const clientColumns = (context: Context): Column<Client>[] => {
  const { timeZone, today, productNames, mayOpen, clients, m } = context
  const quiet = (field: keyof ImtClientsMessages['columns'], textOf: (row: Client) => string) =>
    quietColumn<Client>(field, m.columns[field], textOf)
  const hidden = (
    field: keyof ImtClientsMessages['columns'],
    textOf: (row: Client) => string,
  ): Column<Client> => Object.assign(quiet(field, textOf), { hidden: true })
  const typeOf = ({ clientType }: Client) => clients.types[clientType] ?? String(clientType)
  const namesOf = ({ products }: Client) => products.map((id) => productNames.get(id) ?? String(id))
  return rawColumns<Client>([
    {
      field: 'clientName',
      title: m.columns.clientName,
      rowHeader: true,
      width: 196,
      text: ({ clientName }) => clientName,
      cell: (row) => (
        <span className={css.client}>
          <span className={css.name} data-ec-cut="">
            {mayOpen ? (
              <PlaceLink to={placeOf('client', { id: String(row.id) })}>{row.clientName}</PlaceLink>
            ) : (
              row.clientName
            )}
          </span>
          <span className={css.below} data-ec-cut="">
            {[typeOf(row), row.slug].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      field: 'id',
      title: m.columns.id,
      width: 96,
      mono: true,
      priority: 2,
      text: ({ id }) => String(id),
      cell: ({ id }) => (
        <span className={css.id}>
          {id}
          <CopyButton key={id} text={String(id)} what={m.columns.id} />
        </span>
      ),
    },
    {
      field: 'status',
      title: m.columns.status,
      width: 128,
      text: ({ status }) => clients.statuses[status] ?? String(status),
      cell: ({ status }) => (status ? <ClientStatusText status={status} m={clients} /> : <NoValue />),
    },
    {
      field: 'instanceCount',
      title: m.columns.instanceCount,
      align: 'end',
      width: 80,
      priority: 2,
      text: ({ instanceCount }) => formatCount(instanceCount),
      cell: ({ instanceCount }) =>
        instanceCount === null ? (
          <NoValue />
        ) : (
          <span className={instanceCount === 0 ? text.tertiary : undefined}>
            {formatCount(instanceCount)}
          </span>
        ),
    },
    {
      field: 'products',
      title: m.columns.products,
      width: 200,
      priority: 2,
      text: (row) => namesOf(row).join(', '),
      value: (row) => namesOf(row).join(', '),
      cell: (row) => <Products names={namesOf(row)} m={clients} />,
    },
    {
      field: 'subscriptionEndsOn',
      title: m.columns.subscriptionEndsOn,
      width: 140,
      text: ({ subscriptionEndsOn }) => expiryText(subscriptionEndsOn, today, clients),
      value: ({ subscriptionEndsOn }) => subscriptionEndsOn,
      cell: ({ subscriptionEndsOn: day }) =>
        day === null ? (
          <NoValue />
        ) : (
          <span className={isSoon(day, today) ? css.soon : text.secondary}>
            {expiryText(day, today, clients)}
          </span>
        ),
    },
    {
      ...quiet('primaryContactName', ({ primaryContactName }) => primaryContactName ?? ''),
      width: 112,
      priority: 3,
    },
    {
      ...dayColumn<Client>('updatedAt', m.columns.updatedAt, ({ updatedAt }) => updatedAt, timeZone),
      width: 108,
      priority: 3,
    },
    hidden('state', ({ state }) => US_STATES[state] ?? state),
    hidden('lea', ({ lea }) => lea ?? ''),
    hidden('clientType', typeOf),
    hidden('slug', ({ slug }) => slug),
    hidden('activeUserCount', ({ activeUserCount }) => formatCount(activeUserCount)),
    hidden('primaryContactEmail', ({ primaryContactEmail }) => primaryContactEmail ?? ''),
    hidden('accountNumber', ({ accountNumber }) => accountNumber ?? ''),
    hidden('updatedBy', ({ updatedBy }) => updatedBy ?? ''),
  ])
}

/** A client where there is no room for columns. */
export const clientCard = ({ instances }: ImtClientsMessages): CardSpec<Client> => ({
  title: 'clientName',
  titleFirst: true,
  status: 'status',
  meta: ['products', 'subscriptionEndsOn'],
  figures: [{ field: 'instanceCount', noun: [instances.one, instances.many] }],
})

function Products({ names, m }: { names: readonly string[]; m: ClientMessages }): ReactElement {
  if (names.length === 0) return <NoValue />
  return (
    <span className={css.tags}>
      {names.slice(0, NAMED).map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {names.length > NAMED ? <span className={text.tertiary}>{m.more(names.length - NAMED)}</span> : null}
    </span>
  )
}

const isSoon = (day: string, today: string): boolean => {
  const days = daysBetween(today, day)
  return days >= 0 && days <= SUBSCRIPTION_EXPIRING_DAYS
}

const expiryText = (day: string | null, today: string, m: ClientMessages): string =>
  day === null ? '' : daysBetween(today, day) < 0 ? m.ended(writeDay(day)) : writeDay(day)
