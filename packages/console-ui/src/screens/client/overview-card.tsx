import { type Client, formatDateTime, US_STATES, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { ClientMessages } from '../../features/clients/messages.ts'
import { formatPhone } from '../../features/formats/format-phone.ts'
import { timeZoneTitle } from '../../features/formats/time-zones.ts'
import { KeyValue, type KeyValueItem } from '../../parts/key-value/key-value.tsx'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import type { ClientPageMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type OverviewCardProps = {
  client: Client | undefined
  clients: ClientMessages
  m: ClientPageMessages
}

/** The client in a few lines. */
export function OverviewCard({ client, clients, m }: OverviewCardProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  return (
    <Card title={m.sections.overview} busy={!client}>
      {client ? (
        <div className={css.facts}>
          <KeyValue label={m.sections.overview} items={factsOf(client, { clients, timeZone, m })} />
        </div>
      ) : (
        <WaitingRows rows={8} height={32} />
      )}
    </Card>
  )
}

type Context = { clients: ClientMessages; timeZone: string; m: ClientPageMessages }

const factsOf = (client: Client, { clients, timeZone, m: { overview: m } }: Context): KeyValueItem[] => {
  const { clientType, state, lea, ncesLeaId, slug, primaryContactEmail, phone, accountNumber } = client
  const raw = (key: string, value: string | null): KeyValueItem => ({
    key,
    value,
    mono: 'value',
    copy: value || undefined,
  })
  const at = (time: string | null, who: string | null) => {
    const text = formatDateTime(time, timeZone)
    return text !== '' && who ? m.by(text, who) : text
  }
  const { address1, address2, city, zip } = client
  const place = city || zip ? [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') : null
  const address = [address1, address2, place]
  const zone = client.timeZone && timeZoneTitle(client.timeZone)
  return [
    { key: m.type, value: clients.types[clientType] ?? clientType },
    { key: m.state, value: US_STATES[state] ?? state },
    raw(m.lea, lea),
    raw(m.ncesLeaId, ncesLeaId),
    raw(m.slug, slug),
    { key: m.contact, value: client.primaryContactName },
    { key: m.email, value: primaryContactEmail, copy: primaryContactEmail || undefined },
    { key: m.phone, value: phone && formatPhone(phone), copy: phone || undefined },
    raw(m.accountNumber, accountNumber),
    { key: m.address, value: address.filter(Boolean).join(', ') },
    { key: m.timeZone, value: zone },
    { key: m.created, value: at(client.createdAt, client.createdBy) },
    { key: m.edited, value: at(client.updatedAt, client.updatedBy) },
  ]
}
