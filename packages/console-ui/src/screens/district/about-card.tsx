import { type District, formatYearPair, US_STATES } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { KeyValue, type KeyValueItem } from '../../parts/key-value/key-value.tsx'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import type { DistrictOverviewMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** The district in a few lines. */
export function AboutCard({
  district,
  m: { about: m },
}: {
  district: District | undefined
  m: DistrictOverviewMessages
}): ReactElement {
  return (
    <Card title={m.title} busy={!district}>
      {district ? (
        <div className={css.facts}>
          <KeyValue label={m.title} items={factsOf(district, m)} />
        </div>
      ) : (
        <WaitingRows rows={7} height={32} />
      )}
    </Card>
  )
}

const factsOf = (district: District, m: DistrictOverviewMessages['about']): KeyValueItem[] => {
  const { districtName, lea, state, sisYear, contactEmailAddress, sisProviderName } = district
  const clientId = district.illuminateClientId === null ? undefined : String(district.illuminateClientId)
  return [
    { key: m.name, value: districtName },
    { key: m.lea, value: lea, copy: lea },
    { key: m.state, value: US_STATES[state] },
    { key: m.dataYear, value: formatYearPair(sisYear) },
    { key: m.contact, value: contactEmailAddress, copy: contactEmailAddress ?? undefined },
    { key: m.system, value: sisProviderName },
    { key: m.clientId, value: clientId, copy: clientId, mono: 'value' },
  ]
}
