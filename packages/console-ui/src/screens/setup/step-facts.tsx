import { US_STATES, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { SetupStepId, SetupStepsState } from '../../features/district/setup-steps/index.ts'
import { ConnectionFacts, sisConnectionMessages } from '../../features/sis/index.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import type { SetupMessages } from './messages.ts'

export type StepFactsProps = { id: SetupStepId; setup: SetupStepsState; m: SetupMessages }

/** What is there of a step, for those who may not change it. */
export function StepFacts({ id, setup, m }: StepFactsProps): ReactElement | null {
  const sis = useMessages('sis-connection', sisConnectionMessages)
  const { district, connection } = setup.facts
  if (id === 'profile' && district)
    return (
      <KeyValue
        label={m.facts.district}
        items={[
          { key: m.facts.name, value: district.districtName },
          { key: m.facts.lea, value: district.lea, copy: district.lea },
          { key: m.facts.state, value: US_STATES[district.state] },
          { key: m.facts.contact, value: district.contactEmailAddress },
        ]}
      />
    )
  return id === 'connection' && connection?.config && connection.system ? (
    <ConnectionFacts config={connection.config} system={connection.system} m={sis} />
  ) : null
}
