import { type District, districtsResource, useApi, useSave } from '@edconsole/console-core'
import { updateDistrictSchema } from '@edconsole/console-core/schemas'
import type { ReactElement } from 'react'
import { districtFields } from '../../features/district/form/district-fields.ts'
import { districtSections } from '../../features/district/form/district-sections.ts'
import type { DistrictValues } from '../../features/district/form/district-values.ts'
import { SaveButton, StepFoot, type StepWork } from './step-foot.tsx'
import { StepForm } from './step-form.tsx'

/** The contact of the district. */
export function ContactStep(work: StepWork): ReactElement | null {
  const { district } = work.setup.facts
  return district ? <ContactForm {...work} district={district} /> : null
}

function ContactForm({ district, ...work }: StepWork & { district: District }): ReactElement {
  const { step, onSaved, m } = work
  const api = useApi()
  const { run } = useSave(districtsResource.update, { confirm: true })
  const texts = m.profile.form
  const { contact } = districtSections(texts)
  const query = { filter: { id: String(district.id) }, limit: 1 }
  return (
    <StepForm<DistrictValues>
      formId="setup.contact"
      recordId={district.id}
      label={m.profile.label}
      fields={districtFields(texts)
        .filter(({ name }) => contact.fields.some((one) => one === name))
        // Elsewhere it may stay empty; the step is about it.
        .map((field) => (field.name === 'contactEmailAddress' ? { ...field, required: true } : field))}
      sections={[contact]}
      values={district}
      calls={[
        {
          id: 'district',
          schema: updateDistrictSchema,
          run: ({ lea: _, sisYear: __, ...body }, record) =>
            run({ params: { id: district.id }, body, record }),
        },
      ]}
      reload={async () => (await api.call(districtsResource.list, { query })).data[0] ?? district}
      onSaved={onSaved}
      footer={({ save, saving, changed }) => {
        const isLeft = step.state !== 'done' || changed
        return (
          <StepFoot {...work} hasPrimary={isLeft}>
            <SaveButton kind={isLeft ? 'primary' : 'secondary'} saving={saving} onSave={save} m={m} />
          </StepFoot>
        )
      }}
    />
  )
}
