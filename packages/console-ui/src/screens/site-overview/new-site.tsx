import { sitesResource, useSave } from '@edconsole/console-core'
import { newSiteSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo } from 'react'
import { ResourceForm } from '../../patterns/resource-form/index.ts'
import * as css from './drawer.css.ts'
import type { SiteOverviewMessages } from './messages.ts'
import { siteFields, siteSections } from './site-fields.tsx'
import { newSite, type SiteValues } from './site-values.ts'

export type NewSiteProps = {
  /** The code that rows name; empty where it is still to be entered. */
  siteCode: string
  onCancel: () => void
  /** The call is about to be made: what the list says from then on is shown as it comes. */
  onAdding: () => void
  onAdded: () => void
  m: SiteOverviewMessages
}

/** The form of a site that no import brings. */
export function NewSite({ siteCode, onCancel, onAdding, onAdded, m }: NewSiteProps): ReactElement {
  const { run } = useSave(sitesResource.create, { confirm: true })
  const fields = useMemo(() => siteFields(m, true), [m])
  const sections = useMemo(() => siteSections(m, { creating: true, kept: false }), [m])
  const values = useMemo(() => newSite(siteCode), [siteCode])
  return (
    <div className={css.body}>
      <ResourceForm<SiteValues>
        formId="site-overview"
        recordId={siteCode === '' ? 'new' : `new ${siteCode}`}
        label={m.drawer.form}
        fields={fields}
        sections={sections}
        values={values}
        calls={[
          {
            id: 'site',
            schema: newSiteSchema,
            run: ({ siteCode: code = '', siteName = '', isActive: _, keptFields: __, ...others }) => {
              onAdding()
              return run({ body: { siteCode: code, siteName, ...others } })
            },
          },
        ]}
        create={{ submitLabel: m.add, onCancel }}
        onSaved={onAdded}
        stacked
      />
    </div>
  )
}
