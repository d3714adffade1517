import { plainIssue } from '@edconsole/console-core/schemas'
import { callsOf } from './calls-of.ts'
import { fieldStates } from './field-states.ts'
import type { FormCall, FormIssue, FormSchema } from './form-call.ts'
import type { FormField, FormInputs } from './form-field.ts'
import { isEmpty, isSame, storedOf } from './inputs.ts'
import type { FormMessages } from './messages.ts'

type Words = FormMessages['faults']

export type FaultsInput<Values extends object> = {
  fields: readonly FormField<Values>[]
  calls: readonly FormCall<Values>[]
  inputs: FormInputs
  /** The inputs of what is stored. */
  base: FormInputs
  /** The record is being made: there is nothing stored yet. */
  creating: boolean
  readOnly?: string | undefined
  m: Words
}

/**
 * What is wrong, by field: required fields without anything, then what the schemas of the calls say of all fields
 * together, so that rules between fields count. What was stored before a rule existed does not stand in the way of other
 * changes: the server would not refuse them either.
 */
export function faultsOf<Values extends object>(input: FaultsInput<Values>): Record<string, string> {
  const { fields, calls, inputs, base, creating, readOnly, m } = input
  const states = fieldStates(fields, inputs, readOnly)
  const faults: Record<string, string> = {}
  for (const part of callsOf(calls, fields)) {
    const open = part.fields.filter(({ name }) => states[name]?.open)
    for (const field of open) {
      if (field.required && isMissing(field, inputs)) faults[field.name] ??= missingText(field, m)
    }
    const found = issuesOf(part.call.schema, open, inputs, creating)
    const old = creating || found.length === 0 ? [] : issuesOf(part.call.schema, open, base, creating)
    for (const issue of found) {
      const field = open.find(({ name }) => name === issue.path[0])
      if (!field) continue
      const isOld = isSame(inputs[field.name], base[field.name]) && old.some((one) => one.key === issue.key)
      if (!isOld) faults[field.name] ??= issueText(field, issue, inputs, m)
    }
  }
  return faults
}

type Issue = FormIssue & { key: string }

function issuesOf<Values extends object>(
  schema: FormSchema,
  fields: readonly FormField<Values>[],
  inputs: FormInputs,
  creating: boolean,
): Issue[] {
  const body = Object.fromEntries(
    fields
      .filter((field) => !isLeftOut(field, inputs[field.name], creating))
      .map((field) => [field.name, storedOf(field, inputs[field.name])]),
  )
  const { error } = schema.safeParse(body, { error: plainIssue })
  return (error?.issues ?? []).map(({ code, path, message }) => ({
    code,
    path,
    message,
    key: `${path.join('.')} ${message}`,
  }))
}

/** Nothing of it is sent: an untouched secret (R35), and of a new record what was not entered. Null is a removed secret. */
export function isLeftOut<Values extends object>(
  field: FormField<Values>,
  input: unknown,
  creating: boolean,
): boolean {
  return isEmpty(field, input) && (creating || (field.control.kind === 'secret' && input !== null))
}

function isMissing<Values extends object>(field: FormField<Values>, inputs: FormInputs): boolean {
  const { control, name } = field
  if (control.kind === 'secret' && control.savedAt !== null && inputs[name] !== null) return false
  if (control.kind === 'checkbox') return inputs[name] !== true
  return isEmpty(field, inputs[name])
}

function missingText<Values extends object>(field: FormField<Values>, m: Words): string {
  return m[verbOf(field)](field.asks ?? m.field(inSentence(field.label)))
}

function issueText<Values extends object>(
  field: FormField<Values>,
  { code, message, path }: Issue,
  inputs: FormInputs,
  m: Words,
): string {
  if (isEmpty(field, inputs[field.name])) return missingText(field, m)
  const entry = entryAt(storedOf(field, inputs[field.name]), path[1])
  if (entry !== undefined) return `${entry}: ${message}`
  const isForm = code === 'invalid_format' || code === 'invalid_type' || code === 'invalid_value'
  if (field.expects !== undefined && isForm) return m.enter(field.expects)
  return message.charAt(0).toUpperCase() + message.slice(1)
}

/** Of several lines, the one that an issue is about. */
function entryAt(list: unknown, at: PropertyKey | undefined): string | undefined {
  if (!Array.isArray(list) || list.length < 2 || typeof at !== 'number') return undefined
  const entry: unknown = list[at]
  return typeof entry === 'string' && entry !== '' ? entry : undefined
}

function verbOf<Values extends object>({ control }: FormField<Values>): 'enter' | 'choose' | 'select' {
  if (control.kind === 'checkbox') return 'select'
  const picks =
    control.kind === 'select' ||
    control.kind === 'search-select' ||
    control.kind === 'radio-cards' ||
    (control.kind === 'custom' && control.group === true)
  return picks ? 'choose' : 'enter'
}

/** A label inside a sentence: "District name" loses its capital, "API URL" keeps it. */
function inSentence(label: string): string {
  return /^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
