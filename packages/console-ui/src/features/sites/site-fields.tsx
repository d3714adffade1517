import { SCHOOL_TYPES, TITLE_I_STATUSES, US_STATES } from '@edconsole/console-core'
import { gradeOptions } from '../../patterns/form-lists/grade-options.ts'
import type { FormField, FormSectionSpec } from '../../patterns/resource-form/index.ts'
import { KeptFields } from './kept-fields.tsx'
import type { SiteMessages } from './messages.ts'
import type { SiteValues } from './site-values.ts'

type Field = FormField<SiteValues>
type Name = keyof SiteMessages['drawer']['fields']

const states = Object.entries(US_STATES).map(([value, label]) => ({ value, label: `${label} (${value})` }))

/**
 * The fields of a site, as data.
 * @param creating the code is entered; of a site that is there it stays for good
 */
export const siteFields = (m: SiteMessages, creating: boolean): Field[] => {
  const { fields, expects, help } = m.drawer
  const field = (name: Name, control: Field['control'], rest: Partial<Field> = {}): Field => ({
    name,
    label: fields[name],
    control,
    width: 'half',
    ...rest,
  })
  const text = (name: Name, rest?: Partial<Field>) => field(name, { kind: 'text' }, rest)
  const code = (name: Name, rest?: Partial<Field>) => field(name, { kind: 'text', mono: true }, rest)
  const onOff = (name: Name, line?: string) =>
    field(name, { kind: 'switch' }, { width: 'full', ...(line !== undefined && { help: line }) })
  const tick = (name: Name) => field(name, { kind: 'checkbox' })
  const day = (name: Name, rest?: Partial<Field>) =>
    field(name, { kind: 'date' }, { expects: expects.day, ...rest })
  const dial = (name: Name) => field(name, { kind: 'text', type: 'tel' }, { expects: expects.phone })
  return [
    field(
      'siteName',
      { kind: 'text', ...(creating && { 'data-autofocus': true }) },
      { required: true, width: 'full' },
    ),
    code(
      'siteCode',
      creating
        ? { required: true, expects: expects.siteCode, help: m.drawer.fromCode }
        : { readOnly: m.drawer.forGood },
    ),
    text('shortName'),
    field('schoolType', {
      kind: 'select',
      options: SCHOOL_TYPES.map((value) => ({ value, label: value || m.notSet })),
    }),
    field('titleIStatus', {
      kind: 'select',
      options: Object.entries(TITLE_I_STATUSES).map(([value, label]) => ({
        value,
        // Beside the choice of nothing at all.
        label: value === 'none' ? m.drawer.noTitleI : label,
      })),
    }),
    field('lowGrade', { kind: 'select', options: gradeOptions }),
    field('highGrade', { kind: 'select', options: gradeOptions }),
    day('startDate'),
    day('endDate', {
      // The last day of a site is known when it is closed, and hardly later.
      varies: ({ schoolType }) => (schoolType === 'Closed' ? { help: m.drawer.lastDay } : {}),
    }),
    text('address1', { width: 'full' }),
    text('address2', { width: 'full' }),
    text('city', { width: 'full' }),
    field('state', { kind: 'search-select', options: states }),
    text('zip', { expects: expects.zip }),
    dial('phone'),
    dial('fax'),
    text('principalName', { width: 'full' }),
    field('principalEmail', { kind: 'text', type: 'email' }, { expects: expects.email, width: 'full' }),
    code('ncesSchoolId'),
    code('stateSchoolId'),
    tick('isCharter'),
    tick('isMagnet'),
    tick('isVirtual'),
    onOff('includeInImport', help.includeInImport),
    onOff('includeInExport', help.includeInExport),
    onOff('hasStudents', help.hasStudents),
    ...(creating ? [] : [onOff('isActive', help.isActive), keptField(m)]),
  ]
}

const keptField = (m: SiteMessages): Field => ({
  name: 'keptFields',
  label: m.drawer.fields.keptFields,
  control: {
    kind: 'custom',
    group: true,
    render: (control) => <KeptFields {...control} fields={m.drawer.fields} />,
  },
})

/** @param kept whether imports leave some fields alone */
export const siteSections = (
  { drawer: { sections } }: SiteMessages,
  { creating, kept }: { creating: boolean; kept: boolean },
): FormSectionSpec<SiteValues>[] => [
  {
    ...sections.site,
    fields: [
      ...(['siteName', 'siteCode', 'shortName', 'schoolType', 'titleIStatus'] as const),
      ...(['lowGrade', 'highGrade', 'startDate', 'endDate', 'isCharter', 'isMagnet', 'isVirtual'] as const),
    ],
  },
  {
    ...sections.part,
    fields: [
      ...(['includeInImport', 'includeInExport', 'hasStudents'] as const),
      ...(creating ? [] : (['isActive'] as const)),
    ],
  },
  ...(kept ? [{ ...sections.kept, fields: ['keptFields'] as const }] : []),
  { ...sections.address, fields: ['address1', 'address2', 'city', 'state', 'zip', 'phone', 'fax'] },
  { ...sections.people, fields: ['principalName', 'principalEmail'] },
  { ...sections.codes, fields: ['ncesSchoolId', 'stateSchoolId'] },
]
