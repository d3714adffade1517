import { formatDateTime, type InstanceDetailed, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { Card } from '../../patterns/card/card.tsx'
import type { InstanceScreenMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** What it is called where people don't look: for tickets and logs. */
export function IdsCard({
  instance,
  m: { ids: m },
}: {
  instance: InstanceDetailed
  m: InstanceScreenMessages
}): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { id, clientId, parentInstanceId, databaseName, createdAt, updatedAt } = instance
  // Other backends may leave out any of them (R17).
  const raw = (key: string, value: number | string | null | undefined) =>
    value === null || value === undefined
      ? []
      : [{ key, value: String(value), copy: String(value), mono: 'value' as const }]
  return (
    <Card title={m.title}>
      <div className={css.facts}>
        <KeyValue
          label={m.title}
          items={[
            ...raw(m.id, id),
            ...raw(m.clientId, clientId),
            ...raw(m.parentId, parentInstanceId),
            ...raw(m.database, databaseName),
            { key: m.created, value: formatDateTime(createdAt, timeZone) },
            { key: m.edited, value: formatDateTime(updatedAt, timeZone) },
          ]}
        />
      </div>
    </Card>
  )
}
