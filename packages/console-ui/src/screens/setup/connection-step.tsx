import type { SisSystem } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import {
  ConnectionTest,
  SIS_FIELD_NAMES,
  type SisConnectionValues,
  TestButton,
  useSisConnection,
  WhereToFind,
} from '../../features/sis/index.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import { SaveButton, StepFoot, type StepWork } from './step-foot.tsx'
import { StepForm } from './step-form.tsx'

/** System, address and keys, with their test. */
export function ConnectionStep(work: StepWork): ReactElement {
  const { districtId, step, onSaved, m } = work
  const sis = useSisConnection({ choose: 'list' })
  const [system, setSystem] = useState<SisSystem | undefined>()
  if (sis.errors.length > 0)
    return <NotLoaded text={m.connection.failed} tryAgain={m.tryAgain} onRetry={sis.retry} />
  if (sis.loading)
    return <FormSkeleton alone sections={[{ ...m.connection, fields: ['half', 'full', 'full'] }]} />
  const { systems, test, config } = sis
  return (
    <StepForm<SisConnectionValues>
      formId="setup.connection"
      recordId={districtId}
      label={step.label}
      // Elsewhere it may stay empty; the step is about it.
      fields={sis.fields.map((field) =>
        field.name === 'sisSystemId' ? { ...field, required: true } : field,
      )}
      sections={[
        {
          title: m.connection.title,
          ...(system?.supportsApi !== false && { help: m.connection.help }),
          fields: SIS_FIELD_NAMES,
          end: (
            <>
              <ConnectionTest button={false} systems={systems} test={test} m={sis.m} onSystem={setSystem} />
              {system ? <WhereToFind system={system} m={sis.m} /> : null}
            </>
          ),
        },
      ]}
      values={sis.values}
      calls={[sis.call]}
      reload={sis.reload}
      onSaved={onSaved}
      footer={({ save, saving, changed, inputs }) => {
        const isStored = !changed && config !== null && config.missingFields.length === 0
        const isTested = isStored && (config.lastVerifiedStatus === 'ok' || test.of(inputs) === null)
        return (
          <StepFoot {...work} hasPrimary={!isTested}>
            <TestButton
              kind={isStored && !isTested ? 'primary' : 'secondary'}
              systems={systems}
              test={test}
              m={sis.m}
              inputs={inputs}
            />
            <SaveButton
              kind={isStored ? 'secondary' : 'primary'}
              saving={saving}
              onSave={save}
              disabledReason={test.running ? sis.m.test.testing : undefined}
              m={m}
            />
          </StepFoot>
        )
      }}
    />
  )
}
