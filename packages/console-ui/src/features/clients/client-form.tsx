import { type Client, US_STATES } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import {
  type FormField,
  type FormSectionSpec,
  useFormEnter,
  useFormInputs,
} from '../../patterns/resource-form/index.ts'
import { timeZoneOptions } from '../formats/time-zones.ts'
import type { ClientMessages } from './messages.ts'
import { slugOf } from './slug-of.ts'

/** What people enter about a client. Of a new one nothing has a value yet. */
export type ClientValues = {
  [Name in keyof ClientMessages['form']['fields']]?: Client[Name] | null
}

type Field = FormField<ClientValues>
type Name = keyof ClientValues

/** The fields of a client, as data. */
export const clientFields = ({ form, types, statuses }: ClientMessages): Field[] => {
  const help: Partial<Record<Name, string>> = form.help
  const field = (name: Name, control: Field['control'], rest: Partial<Field> = {}): Field => ({
    name,
    label: form.fields[name],
    control,
    width: 'half',
    help: help[name],
    ...rest,
  })
  const text = (name: Name, rest?: Partial<Field>) => field(name, { kind: 'text' }, rest)
  return [
    text('clientName', { required: true, width: 'full' }),
    field('clientType', { kind: 'select', options: optionsOf(types) }, { required: true }),
    field('state', { kind: 'search-select', options: states }, { required: true }),
    field(
      'slug',
      { kind: 'text', mono: true },
      { required: true, expects: form.expects.slug, after: <SuggestedSlug m={form} /> },
    ),
    field('status', { kind: 'select', options: optionsOf(statuses) }, { required: true }),
    field('lea', { kind: 'text', mono: true }),
    field('ncesLeaId', { kind: 'text', mono: true }, { expects: form.expects.ncesLeaId }),
    field('accountNumber', { kind: 'text', mono: true }),
    text('primaryContactName'),
    field('primaryContactEmail', { kind: 'text', type: 'email' }, { expects: form.expects.email }),
    field(
      'phone',
      { kind: 'text', type: 'tel', clean: (typed) => typed.replace(/[\s().+-]|ext|x/gi, '') },
      { expects: form.expects.phone },
    ),
    field('timeZone', { kind: 'search-select', options: zones }),
    text('address1', { width: 'full' }),
    text('address2', { width: 'full' }),
    text('city'),
    text('zip', { expects: form.expects.zip }),
  ]
}

/** The sections of a client. */
export const clientSections = ({ form: { sections } }: ClientMessages): FormSectionSpec<ClientValues>[] => [
  { ...sections.client, fields: ['clientName', 'clientType', 'state', 'slug', 'status'] },
  { ...sections.codes, fields: ['lea', 'ncesLeaId', 'accountNumber'] },
  { ...sections.contact, fields: ['primaryContactName', 'primaryContactEmail', 'phone', 'timeZone'] },
  { ...sections.address, fields: ['address1', 'address2', 'city', 'zip'] },
]

/** Offers a slug made of the name while there is none. */
function SuggestedSlug({ m }: { m: ClientMessages['form'] }): ReactElement | null {
  const { clientName, slug } = useFormInputs()
  const enter = useFormEnter()
  const suggestion = typeof clientName === 'string' ? slugOf(clientName) : ''
  if (suggestion === '' || (typeof slug === 'string' && slug !== '')) return null
  return (
    <Button kind="link" size="sm" onClick={() => enter({ slug: suggestion })}>
      {m.suggest(suggestion)}
      <VisuallyHidden>{m.suggestOf}</VisuallyHidden>
    </Button>
  )
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const states = Object.entries(US_STATES).map(([value, name]) => ({ value, label: `${name} (${value})` }))

const zones = timeZoneOptions()
