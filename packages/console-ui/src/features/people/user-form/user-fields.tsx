import { EMPLOYMENT_STATUSES, placeOf, STAFF_ROLES, useAccess, useDistrict } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { ChoiceList } from '../../../patterns/form-lists/choice-list.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { FormField, FormSectionSpec } from '../../../patterns/resource-form/index.ts'
import { useMayEditSites } from '../../sites/use-may-edit-sites.ts'
import type { SitesOfYear } from '../../tables/viewer/use-sites-of-year.ts'
import type { UserFormMessages } from './messages.ts'
import type { Overrides } from './overrides.tsx'
import * as css from './user-form.css.ts'
import { textsOf, type UserValues } from './user-values.ts'

type Field = FormField<UserValues>
type Name = Exclude<keyof UserFormMessages['fields'], 'keptFields'>

export type UserFieldsOptions = {
  sites: Pick<SitesOfYear, 'list' | 'loaded' | 'failed' | 'retry'>
  /** Absent for a user that is being added, whose fields are all open. */
  overrides?: Overrides
  /** Below the email. */
  sameEmail: ReactElement
  m: UserFormMessages
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The fields of a user, as data. */
export const userFields = ({ sites, overrides, sameEmail, m }: UserFieldsOptions): Field[] => {
  const isNew = overrides === undefined
  const { fields, help, expects } = m
  // People aren't added to a closed site; a person who is already there stays.
  const openSites = sites.list.filter(({ isActive }) => isActive !== false)
  const siteOptions = openSites.map(({ siteCode, siteName }) => ({
    value: siteCode,
    label: `${siteCode} ${siteName}`,
  }))
  const field = (name: Name, control: Field['control'], rest: Partial<Field> = {}): Field => {
    const tools = overrides?.tools(name)
    return {
      name,
      label: fields[name],
      control,
      width: 'half',
      ...rest,
      ...(overrides && { readOnly: overrides.reason(name) }),
      ...(tools && { action: tools }),
    }
  }
  const text = (name: Name, rest?: Partial<Field>) => field(name, { kind: 'text' }, rest)
  const day = (name: Name) => field(name, { kind: 'date' }, { expects: expects.day })
  return [
    isNew
      ? text('staffId', { required: true, help: help.staffId })
      : {
          name: 'staffId',
          label: fields.staffId,
          control: { kind: 'text' },
          width: 'half',
          readOnly: m.forGood,
        },
    text('firstName', { required: true }),
    text('middleName'),
    text('lastName', { required: true }),
    text('suffix'),
    text('preferredFirstName'),
    text('preferredLastName'),
    field('role', { kind: 'select', options: optionsOf(STAFF_ROLES) }, { required: true }),
    text('title'),
    field(
      'emailAddress',
      { kind: 'text', type: 'email' },
      { width: 'full', expects: expects.email, help: help.emailAddress, after: sameEmail },
    ),
    text('username', { width: 'full', help: help.username }),
    field(
      'siteCodes',
      {
        kind: 'custom',
        group: true,
        render: (control) => <ChoiceList {...control} long options={siteOptions} />,
      },
      {
        required: true,
        width: 'full',
        after: <SitesNote sites={sites} isEmpty={openSites.length === 0} m={m} />,
      },
    ),
    field(
      'primarySiteCode',
      { kind: 'select', options: siteOptions },
      {
        required: true,
        // Of one site there is nothing to choose.
        ...(isNew && { shown: ({ siteCodes }) => textsOf(siteCodes).length > 1 }),
        varies: ({ siteCodes }) => {
          const chosen = textsOf(siteCodes)
          const known = new Map(siteOptions.map((option) => [option.value, option.label]))
          return {
            control: {
              kind: 'select',
              options: chosen.map((value) => ({ value, label: known.get(value) ?? value })),
            },
          }
        },
      },
    ),
    field(
      'employmentStatus',
      { kind: 'select', options: optionsOf(EMPLOYMENT_STATUSES) },
      { required: true },
    ),
    day('hireDate'),
    day('exitDate'),
    ...(isNew
      ? []
      : [
          field('isActive', { kind: 'switch' }, { width: 'full', help: help.isActive }),
          // No control of its own: the fields' tools change it.
          {
            name: 'keptFields',
            label: fields.keptFields,
            control: {
              kind: 'custom',
              render: () => null,
              format: (value) => titlesOf(value, fields).join(', '),
              changes: (value, before) => {
                const now = titlesOf(value, fields)
                return titlesOf(before, fields).filter((title) => !now.includes(title))
              },
            },
          } as const satisfies Field,
        ]),
  ]
}

type SitesNoteProps = Pick<UserFieldsOptions, 'sites' | 'm'> & { isEmpty: boolean }

/** Why there are no sites to choose from, and where they come from. */
function SitesNote({ sites, isEmpty, m }: SitesNoteProps): ReactElement | null {
  const { can } = useAccess()
  const { id: districtId } = useDistrict()
  const mayAdd = useMayEditSites()
  if (sites.loaded && isEmpty) {
    const to = can('site-overview') && districtId !== null ? placeOf('site-overview', { districtId }) : null
    return (
      <p className={css.line}>
        {mayAdd ? m.sites.noneToAdd : m.sites.none}
        {to && <PlaceLink to={to}>{m.sites.open}</PlaceLink>}
      </p>
    )
  }
  if (!sites.failed) return null
  return (
    <p className={css.line}>
      {m.sites.failed}{' '}
      <Button kind="link" size="sm" onClick={sites.retry}>
        {m.sites.tryAgain}
      </Button>
    </p>
  )
}

const titlesOf = (names: unknown, titles: Readonly<Record<string, string>>): string[] =>
  textsOf(names).map((name) => titles[name] ?? name)

export type UserSectionsOptions = { creating: boolean; nextImport: ReactElement; m: UserFormMessages }

export const userSections = ({
  creating,
  nextImport,
  m: { sections },
}: UserSectionsOptions): FormSectionSpec<UserValues>[] => [
  {
    ...sections.person,
    fields: [
      ...(['staffId', 'role', 'firstName', 'middleName', 'lastName', 'suffix'] as const),
      ...(['preferredFirstName', 'preferredLastName', 'title'] as const),
    ],
  },
  { ...sections.signIn, fields: ['emailAddress', 'username'] },
  { ...sections.access, fields: ['siteCodes', 'primarySiteCode'] },
  {
    ...sections.status,
    fields: ['employmentStatus', 'hireDate', 'exitDate', ...(creating ? [] : (['isActive'] as const))],
  },
  { ...sections.next, fields: [], end: nextImport },
]
