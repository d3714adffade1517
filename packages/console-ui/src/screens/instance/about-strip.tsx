import {
  formatDateTime,
  formatYearPair,
  type InstanceDetailed,
  placeOf,
  useAccess,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { shortAddress, webLink } from '../../features/instances/instance-columns.tsx'
import type { InstanceMessages } from '../../features/instances/messages.ts'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { Strip } from '../../patterns/strip/strip.tsx'
import type { InstanceScreenMessages } from './messages.ts'
import * as css from './screen.css.ts'

type AboutStripProps = { instance: InstanceDetailed; words: InstanceMessages; m: InstanceScreenMessages }

/** Whose instance it is, where it is, and since when it is as it is. */
export function AboutStrip({ instance, words, m }: AboutStripProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const mayOpenClient = useAccess().can('client')
  const { name, clientId, clientName, url, region, version, dataYear, status } = instance
  const client = clientName ?? String(clientId ?? '')
  return (
    <Strip
      label={m.strip.label(name)}
      even
      items={[
        {
          label: m.strip.client,
          long: true,
          kind: 'text',
          value: mayOpenClient ? (
            <PlaceLink to={placeOf('client', { id: String(clientId) })}>{client}</PlaceLink>
          ) : (
            client
          ),
        },
        {
          label: m.strip.address,
          long: 'line',
          kind: 'text',
          value:
            url === null ? (
              <NoValue />
            ) : (
              <span className={css.value}>
                <TextLink className={css.address} href={webLink(url)} title={url} external>
                  <span className={css.cut}>{shortAddress(instance)}</span>
                </TextLink>
                <CopyButton text={url} what={m.strip.address} />
              </span>
            ),
        },
        { label: m.strip.region, kind: 'text', value: words.regions[region] ?? region },
        { label: m.strip.version, kind: 'text', value: version ?? <NoValue /> },
        {
          label: m.strip.dataYear,
          kind: 'text',
          value: dataYear === null ? <NoValue /> : formatYearPair(dataYear),
        },
        {
          label: m.strip.since(words.statuses[status] ?? status),
          kind: 'text',
          long: true,
          value: formatDateTime(instance.statusChangedAt, timeZone) || <NoValue />,
        },
      ]}
    />
  )
}
