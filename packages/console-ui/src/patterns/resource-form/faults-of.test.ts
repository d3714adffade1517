import { newSiteSchema, updateExportSchema, updateSiteSchema } from '@edconsole/console-core/schemas'
import { describe, expect, it } from 'vitest'
import { bodyOf, changedFields } from './changes-of.ts'
import { type FaultsInput, faultsOf } from './faults-of.ts'
import type { FormSchema } from './form-call.ts'
import type { FormField } from './form-field.ts'
import { inputsOf } from './inputs.ts'
import { messages } from './messages.ts'

type Values = {
  siteName: string
  siteCode?: string
  schoolType?: string
  principalEmail?: string | null
  lowGrade?: string | null
  highGrade?: string | null
  startDate?: string | null
  parentSiteId?: number | null
  isCharter?: boolean
}

const grades = ['KG', '05', '09'].map((value) => ({ value, label: value }))
const fields: FormField<Values>[] = [
  { name: 'siteName', label: 'Site name', control: { kind: 'text' }, required: true },
  {
    name: 'schoolType',
    label: 'School type',
    control: {
      kind: 'select',
      options: [
        { value: '', label: 'None' },
        { value: 'High School', label: 'High School' },
      ],
    },
  },
  {
    name: 'principalEmail',
    label: 'Principal email',
    control: { kind: 'text', type: 'email' },
    expects: 'a full address, such as office@district.example',
  },
  { name: 'lowGrade', label: 'Lowest grade', control: { kind: 'select', options: grades } },
  { name: 'highGrade', label: 'Highest grade', control: { kind: 'select', options: grades } },
  { name: 'startDate', label: 'First day', control: { kind: 'date' }, expects: 'a day, such as 08/12/2026' },
  {
    name: 'parentSiteId',
    label: 'Parent site',
    control: { kind: 'number' },
    shown: ({ isCharter }) => isCharter === true,
  },
  { name: 'isCharter', label: 'Charter school', control: { kind: 'switch' } },
]
const stored: Values = {
  siteName: 'Lincoln High',
  schoolType: '',
  principalEmail: null,
  lowGrade: 'KG',
  highGrade: '05',
  startDate: '2026-08-12',
  parentSiteId: null,
  isCharter: false,
}
const judge = (
  typed: Record<string, unknown>,
  {
    values = stored,
    schema = updateSiteSchema,
    ...more
  }: Partial<FaultsInput<Values>> & { values?: Values; schema?: FormSchema } = {},
) => {
  const base = inputsOf(fields, values)
  const calls = [{ id: 'site', schema, run: async () => undefined }]
  return faultsOf({
    fields,
    calls,
    base,
    inputs: { ...base, ...typed },
    creating: false,
    m: messages.faults,
    ...more,
  })
}

describe('[S5] what is wrong with a form', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['a required field left empty', { siteName: ' ' }, { siteName: 'Enter the site name' }],
    [
      'another form than it must have',
      { principalEmail: 'office@district' },
      { principalEmail: 'Enter a full address, such as office@district.example' },
    ],
    [
      'a text that is too long',
      { siteName: 'x'.repeat(121) },
      { siteName: 'It can have at most 120 characters' },
    ],
    ['a day that is none', { startDate: '2/30/2026' }, { startDate: 'Enter a day, such as 08/12/2026' }],
    ['an optional field emptied', { startDate: '', lowGrade: '' }, {}],
    [
      'a rule between two fields',
      { lowGrade: '09' },
      { highGrade: 'The highest grade comes before the lowest' },
    ],
    ['a field that is not shown', { parentSiteId: 'x' }, {}],
    [
      'a number that is none',
      { parentSiteId: 'x', isCharter: true },
      { parentSiteId: 'It must be a number' },
    ],
  ])('%s', (_, typed, faults) => {
    expect(judge(typed)).toEqual(faults)
  })

  it('what was stored before a rule existed does not stand in the way, until it is touched', () => {
    const values = { ...stored, principalEmail: 'nobody', lowGrade: '09' }
    expect(judge({ siteName: 'Lincoln' }, { values })).toEqual({})
    expect(judge({ principalEmail: 'nobody else' }, { values })).toEqual({
      principalEmail: 'Enter a full address, such as office@district.example',
    })
  })

  it('nothing of a form that is only read is checked', () => {
    expect(judge({ siteName: '' }, { readOnly: 'Another role' })).toEqual({})
  })

  it('a new record is asked for what it must have, and not for what it may have', () => {
    const values: Values = { siteName: '', principalEmail: null }
    const code: FormField<Values> = {
      name: 'siteCode',
      label: 'Site code',
      control: { kind: 'text' },
      required: true,
    }
    expect(judge({}, { values, schema: newSiteSchema, creating: true, fields: [code, ...fields] })).toEqual({
      siteCode: 'Enter the site code',
      siteName: 'Enter the site name',
    })
  })
})

describe('what is sent', () => {
  const base = inputsOf(fields, stored)
  it('are the changed fields alone, emptied ones as null, an empty choice as itself', () => {
    const typed = {
      ...base,
      startDate: '',
      schoolType: '',
      isCharter: true,
      parentSiteId: '12',
      siteName: 'Lincoln',
    }
    const changed = changedFields(fields, typed, { ...base, schoolType: 'High School' })
    expect(bodyOf(changed, typed, false)).toEqual({
      siteName: 'Lincoln',
      schoolType: '',
      startDate: null,
      parentSiteId: 12,
      isCharter: true,
    })
  })
  it('setting the old value back takes a change away', () => {
    expect(changedFields(fields, { ...base, siteName: 'Lincoln High' }, base)).toEqual([])
  })
  it('of a new record is all that was entered', () => {
    expect(bodyOf(fields, { ...base, siteName: 'North', startDate: '' }, true)).toMatchObject({
      siteName: 'North',
      lowGrade: 'KG',
    })
    expect(bodyOf(fields, { ...base, startDate: '' }, true)).not.toHaveProperty('startDate')
  })

  it.each<[string[], string]>([
    [['one@example.org', 'office@'], 'office@: it must be an email address such as name@example.org'],
    [['office@'], 'It must be an email address such as name@example.org'],
  ])('of several lines, the wrong one is named: %j', (notifyEmails, fault) => {
    type Emails = { notifyEmails: string[] }
    const lines: FormField<Emails>[] = [
      { name: 'notifyEmails', label: 'Notify on failure', control: { kind: 'custom', render: () => '' } },
    ]
    const found = faultsOf<Emails>({
      fields: lines,
      calls: [{ id: 'export', schema: updateExportSchema, run: async () => undefined }],
      base: { notifyEmails: [] },
      inputs: { notifyEmails },
      creating: false,
      m: messages.faults,
    })
    expect(found).toEqual({ notifyEmails: fault })
  })
})
