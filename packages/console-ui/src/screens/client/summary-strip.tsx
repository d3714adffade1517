import {
  type Client,
  type District,
  formatCount,
  type Instance,
  type ListState,
  SUBSCRIPTION_EXPIRING_DAYS,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { Strip, type StripItem } from '../../patterns/strip/strip.tsx'
import type { ClientPageMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { Timeline } from './timeline.ts'

export type SummaryStripProps = {
  id: string
  client: Client | undefined
  instances: ListState<Instance>
  districts: ListState<District>
  timeline: Timeline | undefined
  m: ClientPageMessages
}

/** The client in six figures. */
export function SummaryStrip({
  id,
  client,
  instances,
  districts,
  timeline,
  m,
}: SummaryStripProps): ReactElement {
  const { strip } = m
  const next = timeline?.lines
    .filter(({ daysLeft }) => daysLeft !== null)
    .sort((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0))[0]
  const item = (label: string, value: ReactNode, more: Partial<StripItem> = {}): StripItem => ({
    label,
    value: client ? (value ?? <NoValue />) : WAITING,
    ...more,
  })
  const count = (known: number | null | undefined) => (known == null ? null : formatCount(known))
  return (
    <Strip
      label={strip.label}
      even
      items={[
        item(strip.instances, <Instances client={client} list={instances} m={m} />),
        item(strip.products, count(client?.products.length)),
        item(strip.districts, districts.loading ? WAITING : count(districts.data?.length)),
        item(strip.users, count(client?.activeUserCount)),
        item(
          strip.endsNext,
          next && (
            <>
              <span className={isSoon(next.daysLeft) ? css.soonFigure : undefined}>
                {next.daysLeft === 0 ? strip.today : strip.days(next.daysLeft ?? 0)}
              </span>{' '}
              <span className={css.beside}>{next.name}</span>
            </>
          ),
          { long: true },
        ),
        item(
          strip.id,
          client && (
            <span className={css.id}>
              {id}
              <CopyButton text={id} what={strip.id} />
            </span>
          ),
        ),
      ]}
    />
  )
}

const WAITING = <Skeleton shape="title" width={56} />

const isSoon = (days: number | null): boolean => days !== null && days <= SUBSCRIPTION_EXPIRING_DAYS

const UNDER_WAY: readonly string[] = ['requested', 'provisioning']

function Instances({
  client,
  list,
  m: { strip },
}: Pick<SummaryStripProps, 'client' | 'm'> & { list: ListState<Instance> }): ReactElement {
  const counted = (statuses: readonly string[]) =>
    list.data?.filter(({ status }) => statuses.includes(status)).length ?? 0
  const underWay = counted(UNDER_WAY)
  const retired = counted(['retired'])
  const all = client?.instanceCount
  if (all == null) return <NoValue />
  return (
    <>
      {formatCount(Math.max(0, all - underWay))}
      {underWay > 0 ? <span className={css.beside}> {strip.underWay(underWay)}</span> : null}
      {retired > 0 ? <span className={css.beside}> {strip.retired(retired)}</span> : null}
    </>
  )
}
