import type { SisSystem } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import {
  ConnectionTest,
  SIS_FIELD_NAMES,
  type SisConnectionForm,
  type SisConnectionValues,
} from '../../features/sis/index.ts'
import { ResourceForm } from '../../patterns/resource-form/index.ts'
import { ConnectionButtons } from './connection-buttons.tsx'
import type { ClientCommunicationMessages } from './messages.ts'

export type ConnectionStepProps = {
  districtId: string
  sis: SisConnectionForm
  onSystem: (system: SisSystem | undefined) => void
  onBack: () => void
  onDone: () => void
  m: ClientCommunicationMessages
}

/** System, address and keys, tested before they are saved. */
export function ConnectionStep(props: ConnectionStepProps): ReactElement {
  const { districtId, sis, onSystem, onBack, onDone, m } = props
  return (
    <ResourceForm<SisConnectionValues>
      formId="client-communication.connection"
      recordId={districtId}
      label={m.steps.connection}
      stacked
      fields={sis.fields}
      sections={[
        {
          title: m.steps.connection,
          help: m.connectionHelp,
          fields: SIS_FIELD_NAMES,
          end: (
            <ConnectionTest
              button={false}
              systems={sis.systems}
              test={sis.test}
              m={sis.m}
              onSystem={onSystem}
            />
          ),
        },
      ]}
      values={sis.values}
      calls={[sis.call]}
      reload={sis.reload}
      onSaved={onDone}
      footer={(form) => <ConnectionButtons form={form} sis={sis} onBack={onBack} m={m} />}
    />
  )
}
