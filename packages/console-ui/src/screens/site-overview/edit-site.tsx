import {
  type ListQuery,
  type Site,
  sitesResource,
  useDistrictScope,
  useRuntime,
  useSave,
} from '@edconsole/console-core'
import { updateSiteSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo, useState } from 'react'
import { ConsequencesDialog } from '../../features/sites/consequences-dialog.tsx'
import { type Consequences, consequencesOf } from '../../features/sites/consequences-of.ts'
import { siteFields, siteSections } from '../../features/sites/site-fields.tsx'
import type { SiteValues } from '../../features/sites/site-values.ts'
import { sitesList } from '../../features/sites/sites-list.ts'
import { ResourceForm } from '../../patterns/resource-form/index.ts'
import * as css from './drawer.css.ts'
import type { SiteOverviewMessages } from './messages.ts'

export type EditSiteProps = {
  site: Site
  /** Reads the site again. */
  query: ListQuery
  mayEdit: boolean
  m: SiteOverviewMessages
}

type Question = Consequences & { answer: (goOn: boolean) => void }

/** The form of a site that is there. What reaches further than the site is asked about before it is saved. */
export function EditSite({ site, query, mayEdit, m }: EditSiteProps): ReactElement {
  const { run } = useSave(sitesResource.update, { confirm: true })
  const { api } = useRuntime()
  const lea = useDistrictScope()?.lea
  const [question, setQuestion] = useState<Question>()
  const [asking, setAsking] = useState(false)
  const fields = useMemo(() => siteFields(m, false), [m])
  const kept = site.keptFields.length > 0
  const sections = useMemo(() => siteSections(m, { creating: false, kept }), [m, kept])
  const confirmSave = async (changes: Partial<SiteValues>): Promise<boolean> => {
    const consequences = consequencesOf(changes, site, m)
    if (!consequences) return true
    return new Promise((answer) => {
      setQuestion({ ...consequences, answer })
      setAsking(true)
    })
  }
  return (
    <div className={css.body}>
      <ResourceForm<SiteValues>
        formId="site-overview"
        recordId={site.id}
        label={m.drawer.form}
        fields={fields}
        sections={sections}
        values={site}
        calls={[
          {
            id: 'site',
            schema: updateSiteSchema,
            run: ({ siteCode: _, ...body }, record) => run({ params: { id: site.id }, body, record }),
          },
        ]}
        confirmSave={confirmSave}
        reload={async () => {
          const [again] = (await api.call(sitesList, { query, lea })).data
          return again ?? site
        }}
        readOnly={mayEdit ? undefined : m.readOnly}
        stacked
      />
      {question && (
        <ConsequencesDialog
          open={asking}
          consequences={question}
          site={site}
          onAnswer={(goOn) => {
            setAsking(false)
            question.answer(goOn)
          }}
          m={m}
        />
      )}
    </div>
  )
}
