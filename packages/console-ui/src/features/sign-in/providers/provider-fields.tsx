import {
  type Authentication,
  formatCount,
  type SettingField,
  USER_TYPES,
  USERNAME_ATTRIBUTES,
} from '@edconsole/console-core'
import type { ReactNode } from 'react'
import { ChoiceList } from '../../../patterns/form-lists/choice-list.tsx'
import { LinesText } from '../../../patterns/form-lists/lines-text.tsx'
import type {
  FormControl,
  FormField,
  FormInputs,
  FormSectionSpec,
} from '../../../patterns/resource-form/index.ts'
import { CertificatesField } from './certificates-field.tsx'
import type { ProviderMessages } from './messages.ts'
import type { ProviderValues } from './provider-values.ts'
import type { SettingLeaf } from './setting-leaves.ts'

export type FieldsContext = {
  leaves: readonly SettingLeaf[]
  /** The stored one; undefined for one that is being made. */
  row: Authentication | undefined
  /** What stands below a field: a button that reads an address. */
  afterOf?: (leaf: SettingLeaf) => ReactNode
  m: ProviderMessages
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The fields of a provider's form, made of what its settings say of themselves. */
export function providerFields(context: FieldsContext): FormField<ProviderValues>[] {
  const { form: m } = context.m
  return [
    {
      name: 'displayName',
      label: m.displayName,
      control: { kind: 'text' },
      help: m.displayNameHelp,
      required: true,
    },
    ...context.leaves.map((leaf) => settingField(leaf, context)),
    matchField(context),
    {
      name: 'userTypes',
      label: m.userTypes,
      control: {
        kind: 'custom',
        group: true,
        render: (control) => <ChoiceList {...control} options={optionsOf(USER_TYPES)} />,
      },
      asks: m.userTypesAsks,
      required: true,
    },
    {
      name: 'autoLinkByEmail',
      label: m.autoLinkByEmail,
      control: { kind: 'switch' },
      help: m.autoLinkByEmailHelp,
    },
    {
      name: 'allowJustInTime',
      label: m.allowJustInTime,
      control: { kind: 'switch' },
      help: m.allowJustInTimeHelp,
    },
  ]
}

/**
 * What people are matched by. Where the provider has a setting of its own for it, all that is left to choose is which ID of an
 * account a SIS ID is compared with.
 */
function matchField({ leaves, row, m: { form: m } }: FieldsContext): FormField<ProviderValues> {
  const field = { name: 'usernameAttribute', required: true } as const
  const own = leaves.find(({ path }) => path.join() === 'matchBy')
  if (!own)
    return {
      ...field,
      label: m.usernameAttribute,
      control: { kind: 'select', options: optionsOf(USERNAME_ATTRIBUTES) },
      help: m.usernameAttributeHelp,
    }
  // Both mean either ID; what is stored stays as it is.
  const either = row?.usernameAttribute === 'username' ? 'username' : 'emailAddress'
  const { accountIds } = m
  return {
    ...field,
    label: m.accountId,
    control: {
      kind: 'select',
      options: [
        { value: either, label: accountIds.either },
        { value: 'staffId', label: accountIds.staffId },
        { value: 'studentId', label: accountIds.studentId },
      ],
    },
    help: m.accountIdHelp,
    shown: (inputs) => inputs[own.name] === 'sisId' || inputs[own.name] === 'sourcedId',
  }
}

function settingField(leaf: SettingLeaf, context: FieldsContext): FormField<ProviderValues> {
  const { field, name, path } = leaf
  const { label, help, type, unless = [] } = field
  const isShort = type === 'integer' || type === 'choice' || type === 'date'
  const required = type === 'choice' || (field.required && (field.default ?? null) === null)
  const others = unless.map((one) => siblingName(path, one))
  return {
    name,
    label: label || field.name,
    help: help || undefined,
    control: controlOf(leaf, context),
    required,
    ...(isShort && { width: 'half' as const }),
    ...(others.length > 0 && {
      varies: (inputs: FormInputs) => ({ required: !others.some((one) => isGiven(inputs[one])) }),
    }),
    ...(field.name === 'confirmNoEncryption' && {
      required: true,
      asks: context.m.form.confirmNoEncryptionAsks,
      shown: (inputs: FormInputs) => inputs[siblingName(path, 'security')] === 'none',
    }),
    after: context.afterOf?.(leaf),
  }
}

const siblingName = (path: readonly string[], name: string): string =>
  ['settings', ...path.slice(0, -1), name].join(':')

const isGiven = (input: unknown): boolean =>
  typeof input === 'string' ? input.trim() !== '' : Array.isArray(input) && input.length > 0

function controlOf({ field, name }: SettingLeaf, { row, m }: FieldsContext): FormControl {
  const { type, secret, required, format, min, max, options = {} } = field
  if (secret) {
    const savedAt = row?.settings[`${field.name}SavedAt`]
    return { kind: 'secret', savedAt: typeof savedAt === 'string' ? savedAt : null, removable: !required }
  }
  switch (type) {
    case 'boolean':
      return { kind: 'switch' }
    case 'integer':
      return { kind: 'number', ...limits(min, max) }
    case 'choice':
      return { kind: 'select', options: optionsOf(options) }
    case 'date':
      return { kind: 'date' }
    case 'multiline':
      return { kind: 'textarea', rows: 4 }
    case 'list':
      return format === 'certificate'
        ? {
            kind: 'custom',
            group: true,
            render: (control) => <CertificatesField {...control} setting={field.name} row={row} m={m} />,
            format: (value) => m.certificates.count(Array.isArray(value) ? value.length : 0),
          }
        : { kind: 'custom', render: (control) => <LinesText key={name} {...control} /> }
    default:
      return format === 'address' ? { kind: 'text', type: 'url' } : { kind: 'text' }
  }
}

const limits = (min: SettingField['min'], max: SettingField['max']) =>
  Object.assign({}, min !== undefined && { min }, max !== undefined && { max })

/** Folded parts in the order in which they stand; each is there if the provider has something of it. */
const PARTS = ['metadata', 'attributes', 'security', 'addresses', 'groups', 'connection'] as const

/** What most people have to enter, and behind their titles the rest. */
export function providerSections({ leaves, m: all }: FieldsContext): FormSectionSpec<ProviderValues>[] {
  const { form: m } = all
  const main = leaves.filter(({ part }) => !PARTS.some((one) => one === part)).map(({ name }) => name)
  return [
    { title: m.settings, fields: ['displayName', ...main, 'usernameAttribute', 'userTypes'] },
    ...PARTS.flatMap((part) => {
      const own = leaves.filter((leaf) => leaf.part === part)
      if (own.length === 0) return []
      const fold = (inputs: FormInputs) => summaryOf(part, own, inputs, m)
      return [{ title: m.parts[part], fields: own.map(({ name }) => name), fold }]
    }),
    {
      title: m.parts.accounts,
      fields: ['autoLinkByEmail', 'allowJustInTime'],
      fold: (inputs) =>
        [
          inputs.autoLinkByEmail === true ? m.summaries.linked : '',
          inputs.allowJustInTime === true ? m.summaries.created : '',
        ]
          .filter(Boolean)
          .join(', ') || m.summaries.existing,
    },
  ]
}

/** With thousands separators; what isn't a number stays as it was typed. */
const countText = (typed: string): string =>
  typed.trim() === '' ? typed : formatCount(Number(typed)) || typed

/** What a folded part holds, in a few words. */
function summaryOf(
  part: (typeof PARTS)[number],
  leaves: readonly SettingLeaf[],
  inputs: FormInputs,
  { summaries: m }: ProviderMessages['form'],
): string {
  const texts = leaves.filter(({ field }) => field.type === 'text' || field.type === 'multiline')
  const given = texts.filter(({ name }) => isGiven(inputs[name]))
  const inputOf = (name: string) => inputs[leaves.find(({ field }) => field.name === name)?.name ?? '']
  const titleOf = (name: string): string => {
    const { options = {} } = leaves.find(({ field }) => field.name === name)?.field ?? {}
    return options[textOf(name)] ?? textOf(name)
  }
  const textOf = (name: string) => String(inputOf(name) ?? '')
  switch (part) {
    case 'metadata':
      return m.text(leaves.reduce((sum, { name }) => sum + String(inputs[name] ?? '').length, 0))
    case 'attributes':
      return m.mapped(given.length)
    case 'security':
      return [
        titleOf('signatureAlgorithm'),
        inputOf('pkce') === true ? m.pkce : '',
        textOf('clockSkewSeconds') === '' ? '' : m.skew(textOf('clockSkewSeconds')),
      ]
        .filter(Boolean)
        .join(', ')
    case 'connection':
      return m.timeouts(countText(textOf('connectTimeoutMs')), countText(textOf('readTimeoutMs')))
    default:
      return m.set(given.length, texts.length)
  }
}
