import { type Instance, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { type CardSpec, type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import * as text from '../runs/columns/cell-text.css.ts'
import { dayColumn, linkColumn, quietColumn } from '../runs/columns/plain-columns.tsx'
import { InstanceStatusText } from './instance-status.tsx'
import * as css from './instances.css.ts'
import type { InstanceMessages } from './messages.ts'

type Context = {
  timeZone: string
  mayOpenClients: boolean
  mayOpenInstances: boolean
  /** The list is about one client, whose name every row would repeat. */
  ofOneClient: boolean
  m: InstanceMessages
}

/** So many products are named in a row; the others are counted, so that all columns fit. */
const NAMED = 1

/** The columns of lists of instances. */
export const instanceColumns = ({
  timeZone,
  mayOpenClients,
  mayOpenInstances,
  ofOneClient,
  m,
}: Context): Column<Instance>[] => {
  const quiet = (field: keyof InstanceMessages['columns'], textOf: (row: Instance) => string) =>
    quietColumn<Instance>(field, m.columns[field], textOf)
  const namesOf = ({ products }: Instance) => products.map(({ name }) => name)
  return rawColumns<Instance>([
    {
      ...linkColumn<Instance>(
        'name',
        m.columns.name,
        ({ name }) => name,
        ({ id }) => (mayOpenInstances ? placeOf('instance', { id: String(id) }) : null),
      ),
      width: 184,
    },
    {
      field: 'clientName',
      title: m.columns.clientName,
      width: 176,
      hidden: ofOneClient,
      priority: 2,
      text: ({ clientName }) => clientName ?? '',
      cell: ({ clientId, clientName }) =>
        mayOpenClients ? (
          <PlaceLink to={placeOf('client', { id: String(clientId) })}>{clientName ?? clientId}</PlaceLink>
        ) : (
          (clientName ?? <NoValue />)
        ),
    },
    {
      ...quiet('environment', ({ environment }) => m.environments[environment] ?? environment),
      width: 104,
    },
    {
      field: 'status',
      title: m.columns.status,
      width: 136,
      text: ({ status }) => m.statuses[status] ?? status,
      cell: ({ status }) => <InstanceStatusText status={status} />,
    },
    {
      field: 'products',
      title: m.columns.products,
      width: 132,
      priority: 3,
      text: (row) => namesOf(row).join(', '),
      cell: (row) => <ProductTags names={namesOf(row)} m={m} />,
    },
    {
      field: 'url',
      title: m.columns.url,
      width: 208,
      priority: 2,
      text: ({ url }) => url ?? '',
      cell: (row) =>
        row.url === null ? (
          <NoValue />
        ) : (
          <TextLink href={webLink(row.url)} external>
            {shortAddress(row)}
          </TextLink>
        ),
    },
    { ...quiet('version', ({ version }) => version ?? ''), width: 88, hidden: true },
    { ...quiet('region', ({ region }) => m.regions[region] ?? region), width: 128, hidden: true },
    {
      ...dayColumn<Instance>('updatedAt', m.columns.updatedAt, ({ updatedAt }) => updatedAt, timeZone),
      width: 104,
      priority: 3,
    },
    { ...quiet('updatedBy', ({ updatedBy }) => updatedBy ?? ''), hidden: true },
    { ...quiet('id', ({ id }) => String(id)), mono: true, hidden: true },
  ])
}

/** An instance where there is no room for columns. */
export const instanceCard = ({ ofOneClient }: Pick<Context, 'ofOneClient'>): CardSpec<Instance> => ({
  title: 'name',
  titleFirst: true,
  status: 'status',
  meta: ofOneClient ? ['environment', 'products'] : ['environment', 'clientName'],
})

/** The address as a link; undefined for what a browser would run instead of opening it. */
export const webLink = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined)

/** Without what every address begins with; on the server itself the path says all. */
export const shortAddress = ({
  url,
  hostname,
  servedAt,
}: Pick<Instance, 'url' | 'hostname' | 'servedAt'>): string => {
  if (url === null || hostname === null) return url ?? ''
  const short = url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  return url === servedAt ? short.slice(short.indexOf('/')) : short
}

function ProductTags({ names, m }: { names: readonly string[]; m: InstanceMessages }): ReactElement {
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
