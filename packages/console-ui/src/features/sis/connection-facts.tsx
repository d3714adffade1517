import {
  type ConnectionField,
  formatDateTime,
  SIS_KINDS,
  type SisApiConfig,
  type SisSystem,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { CompletedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { KeyValue, type KeyValueItem } from '../../parts/key-value/key-value.tsx'
import * as css from './connection-test.css.ts'
import type { SisConnectionMessages } from './messages.ts'
import { labelOf } from './sis-fields.ts'

export type ConnectionFactsProps = {
  config: SisApiConfig
  system: SisSystem
  m: SisConnectionMessages
  /** Before those of the connection. */
  more?: readonly KeyValueItem[]
  /** After them. */
  last?: readonly KeyValueItem[]
}

/** A stored connection as it may be read: of secrets the day on which they were saved (R35), and what the last test said. */
export function ConnectionFacts(props: ConnectionFactsProps): ReactElement {
  const { config, system, m, more = [], last = [] } = props
  const { timeZone } = useConsoleSettings()
  const items = SIS_KINDS[system.kind].fields
    .filter(
      (name) =>
        system.requiredFields.includes(name) || (name in config && shownOf(config, name, timeZone, m) !== ''),
    )
    .map((name): KeyValueItem => {
      const value = shownOf(config, name, timeZone, m)
      const missing = config.missingFields.includes(name)
      return {
        key: labelOf(m, system.kind, name),
        value: missing ? m.facts.missing : value,
      }
    })
  return (
    <KeyValue
      label={m.section.title}
      items={[
        ...more,
        { key: m.facts.system, value: system.provider.name },
        ...items,
        ...(system.supportsApi ? [{ key: m.facts.test, value: <LastTest config={config} m={m} /> }] : []),
        ...last,
      ]}
    />
  )
}

/** What the last test of a stored connection said, and when. */
export function LastTest({ config, m }: Pick<ConnectionFactsProps, 'config' | 'm'>): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { lastVerifiedAt } = config
  return (
    <span className={css.lastTest}>
      <Verified config={config} m={m} />
      {lastVerifiedAt === null ? null : <span>{m.facts.at(formatDateTime(lastVerifiedAt, timeZone))}</span>}
    </span>
  )
}

/** Whether the last test of what is stored passed. */
export function Verified({ config, m }: Pick<ConnectionFactsProps, 'config' | 'm'>): ReactElement {
  const { lastVerifiedStatus: status, schoolsFound } = config
  if (status === 'ok')
    return (
      <Badge tone="success" icon={<CompletedIcon size="sm" />}>
        {m.facts.verified(schoolsFound ?? 0)}
      </Badge>
    )
  return (
    <Badge tone="warning" icon={<WarningIcon size="sm" />}>
      {status === 'failed' ? m.facts.failed : m.facts.unverified}
    </Badge>
  )
}

function shownOf(
  config: SisApiConfig,
  name: ConnectionField,
  timeZone: string,
  m: SisConnectionMessages,
): string {
  const savedAt =
    name === 'sisApiKey'
      ? config.sisApiKeySavedAt
      : name === 'sisApiSecret'
        ? config.sisApiSecretSavedAt
        : null
  if (savedAt !== null) return m.facts.saved(formatDateTime(savedAt, timeZone).slice(0, 10))
  return name === 'sisApiKey' || name === 'sisApiSecret' ? '' : String(config[name] ?? '')
}
