import {
  GRADE_CODES,
  type ListQuery,
  SCHOOL_TYPES,
  type Site,
  type SiteFields,
  sitesResource,
  US_STATES,
  useDistrictScope,
  useItem,
  useRuntime,
  useSave,
} from '@edconsole/console-core'
import { newSiteSchema, updateSiteSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useState } from 'react'
import {
  type FormCall,
  type FormField,
  type FormSectionSpec,
  ResourceForm,
} from '../patterns/resource-form/index.ts'

type Values = Partial<SiteFields> & Pick<SiteFields, 'siteName'>

const grades = GRADE_CODES.map((value) => ({ value, label: value }))

/** A form over a real entity, for tests and stories of the pattern. */
const siteFields: FormField<Values>[] = [
  { name: 'siteName', label: 'Site name', control: { kind: 'text' }, required: true },
  {
    name: 'siteCode',
    label: 'Site code',
    control: { kind: 'text', mono: true },
    readOnly: 'Comes from the SIS and never changes.',
    width: 'half',
  },
  {
    name: 'schoolType',
    label: 'School type',
    control: {
      kind: 'select',
      options: SCHOOL_TYPES.map((value) => ({ value, label: value || 'Not said' })),
    },
    width: 'half',
  },
  { name: 'lowGrade', label: 'Lowest grade', control: { kind: 'select', options: grades }, width: 'half' },
  { name: 'highGrade', label: 'Highest grade', control: { kind: 'select', options: grades }, width: 'half' },
  {
    name: 'principalEmail',
    label: 'Principal email',
    control: { kind: 'text', type: 'email' },
    expects: 'a full address, such as office@district.example',
  },
  {
    name: 'state',
    label: 'State',
    control: {
      kind: 'search-select',
      options: Object.entries(US_STATES).map(([value, label]) => ({ value, label: `${label} (${value})` })),
    },
    width: 'half',
  },
  {
    name: 'startDate',
    label: 'First day of school',
    control: { kind: 'date' },
    expects: 'a day, such as 08/12/2026',
    width: 'half',
  },
  {
    name: 'includeInImport',
    label: 'Include in imports',
    control: { kind: 'switch' },
    help: 'Rows of this site are loaded.',
  },
  { name: 'isCharter', label: 'Charter school', control: { kind: 'checkbox' } },
]

const siteSections: FormSectionSpec<Values>[] = [
  {
    title: 'Site',
    help: 'Name and kind shown across the console.',
    fields: ['siteName', 'siteCode', 'schoolType', 'lowGrade', 'highGrade'],
  },
  { title: 'Contact', help: 'Who answers for the site.', fields: ['principalEmail', 'state', 'startDate'] },
  { title: 'Data', fields: ['includeInImport', 'isCharter'] },
]

export type SiteFormProps = {
  siteCode: string
  /** The contact is saved by a call of its own. */
  inTwoCalls?: boolean
  readOnly?: string
}

/** The form of one site of the district around, on the calls of the console. */
export function SiteForm({ siteCode, inTwoCalls = false, readOnly }: SiteFormProps): ReactElement | null {
  const query: ListQuery = { filter: { siteCode }, limit: 1 }
  const { data, errors } = useItem(sitesResource.list, { query })
  const { run } = useSave(sitesResource.update, { confirm: true })
  const { api } = useRuntime()
  const lea = useDistrictScope()?.lea
  const site = data?.[0]
  if (!site) return errors.length > 0 ? <p>{errors[0]?.message}</p> : null
  const call = (id: string): FormCall<Values> => ({
    id,
    schema: updateSiteSchema,
    run: ({ siteCode: _, ...body }, record) => run({ params: { id: site.id }, body, record }),
  })
  return (
    <ResourceForm<Values>
      formId="site-overview"
      recordId={site.id}
      label="Site"
      fields={siteFields}
      sections={siteSections}
      values={site}
      calls={
        inTwoCalls
          ? [call('site'), { ...call('contact'), fields: ['principalEmail', 'startDate'] }]
          : [call('site')]
      }
      reload={async () => firstOf((await api.call(sitesResource.list, { query, lea })).data)}
      readOnly={readOnly}
    />
  )
}

/** The form of a site that is not there yet. Afterwards it says whether anything would still be asked about. */
export function NewSiteForm(): ReactElement {
  const { run } = useSave(sitesResource.create, { confirm: true })
  const { leaveGuard } = useRuntime()
  const [made, setMade] = useState('')
  if (made) return <p>{made}</p>
  return (
    <ResourceForm<Values>
      formId="site-overview"
      label="Site"
      fields={siteFields.map((field) =>
        field.name === 'siteCode' ? { ...field, required: true, readOnly: undefined } : field,
      )}
      sections={siteSections}
      values={{ siteCode: '', siteName: '', includeInImport: true }}
      calls={[
        {
          id: 'site',
          schema: newSiteSchema,
          run: ({ siteCode = '', siteName = '', ...others }) =>
            run({ body: { siteCode, siteName, ...others } }),
        },
      ]}
      create={{ submitLabel: 'Add site', onCancel: () => {} }}
      onSaved={() => setMade(`Made, unsaved: ${leaveGuard.isDirty() ? 'yes' : 'no'}`)}
    />
  )
}

function firstOf(sites: Site[]): Site {
  const [site] = sites
  if (!site) throw new Error('The site is gone')
  return site
}
