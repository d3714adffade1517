import { sitesResource, useSave } from '@edconsole/console-core'
import { newSiteSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo } from 'react'
import { siteFields } from '../../features/sites/site-fields.tsx'
import { newSite, type SiteValues } from '../../features/sites/site-values.ts'
import { Button } from '../../parts/button/button.tsx'
import { SaveButton, StepFoot, type StepWork } from './step-foot.tsx'
import { StepForm } from './step-form.tsx'

/** What a site needs to be found again; the rest is entered on its own screen. */
const SHORT = ['siteName', 'siteCode', 'schoolType', 'lowGrade', 'highGrade'] as const

export type NewSiteFormProps = StepWork & {
  /** There is nothing else to go back to. */
  isFirst: boolean
  onCancel: () => void
  onAdded: () => void
}

/** The short form of a site that no import brings. */
export function NewSiteForm({ isFirst, onCancel, onAdded, ...work }: NewSiteFormProps): ReactElement {
  const { m } = work
  const { run } = useSave(sitesResource.create, { confirm: true })
  const fields = useMemo(
    () => siteFields(m.sites, true).filter(({ name }) => SHORT.some((one) => one === name)),
    [m],
  )
  const values = useMemo(() => newSite(''), [])
  return (
    <StepForm<SiteValues>
      formId="setup.site"
      takesFocus={!isFirst}
      label={m.sites.add}
      fields={fields}
      sections={[{ title: m.sites.add, help: m.sites.addHelp, fields: SHORT }]}
      values={values}
      calls={[
        {
          id: 'site',
          schema: newSiteSchema,
          run: ({ siteCode = '', siteName = '', isActive: _, keptFields: __, ...others }) =>
            run({ body: { siteCode, siteName, ...others } }),
        },
      ]}
      create={{ submitLabel: m.sites.add, onCancel }}
      onSaved={onAdded}
      footer={({ save, saving }) => (
        <StepFoot {...work} hasPrimary>
          {isFirst ? null : <Button onClick={onCancel}>{m.cancel}</Button>}
          <SaveButton kind="primary" label={m.sites.add} saving={saving} onSave={save} m={m} />
        </StepFoot>
      )}
    />
  )
}
