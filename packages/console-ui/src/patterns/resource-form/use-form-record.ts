import { useMessages } from '@edconsole/console-core'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { changedFields } from './changes-of.ts'
import { faultsOf } from './faults-of.ts'
import { type FieldStates, fieldStates } from './field-states.ts'
import { type FormField, type FormInputs, fieldsNow } from './form-field.ts'
import { inputOf, inputsOf, isSame } from './inputs.ts'
import { mergeTheirs } from './merge-theirs.ts'
import { messages } from './messages.ts'
import type { ResourceFormProps } from './resource-form-props.ts'

type Inputs = Record<string, unknown>

/** A form and the stored record behind it. */
export type FormRecord<Values extends object> = {
  readonly form: UseFormReturn<Inputs>
  /** As they are for what is entered. */
  readonly fields: readonly FormField<Values>[]
  readonly inputs: FormInputs
  readonly base: FormInputs
  readonly states: FieldStates
  /** What differs from what is stored, in the order of the form. */
  readonly changed: readonly FormField<Values>[]
  /** What is stored now of fields that both sides changed. */
  readonly conflicts: FormInputs
  /** The record as it was last read. */
  readonly stored: RefObject<Values>
  /** Takes a newer record in; true when something has to be decided now. */
  adopt(next: Values): boolean
  /** A call has saved these fields. What it answered is newer than what the host has read, its version included. */
  accept(fields: readonly FormField<Values>[], sent: FormInputs, answer: Partial<Values> | undefined): void
  /** The server does not take what stands in a field. */
  refuse(name: string, text: string): void
  /** Forgets what the server refused: the next save asks it again. */
  forgive(): void
  /** Ends the conflicts: the named fields take what is stored, the others keep what is typed. */
  settle(taken: readonly string[]): void
  /** Restores what was typed earlier in fields that haven't been edited since. */
  restore(draft: { values: FormInputs; base: FormInputs }): void
  /** Enters values as if they were typed. */
  enter(values: FormInputs): void
  /** Goes back to what is stored. */
  discard(): void
}

/** Values in react-hook-form; beside them what is stored, and what others stored meanwhile. */
export function useFormRecord<Values extends object>(props: ResourceFormProps<Values>): FormRecord<Values> {
  const { values, calls, readOnly, create } = props
  const m = useMessages('form', messages).faults
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const theirs = inputsOf(props.fields, values)
  const held = useRef({ base: theirs, conflicts: {} as FormInputs, refused: {} as Record<string, Refusal> })
  const { stored, learn, receive } = useNewestRecord(values)
  const form = useForm<Inputs>({
    defaultValues: { ...theirs },
    // When to judge is said field by field: react-hook-form knows no "on blur, then on each key while it is wrong".
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (inputs) => {
      const { base, refused } = held.current
      const faults = faultsOf({
        fields: fieldsNow(props.fields, inputs),
        calls,
        inputs,
        base,
        creating: create !== undefined,
        readOnly,
        m,
      })
      for (const [name, { input, text }] of Object.entries(refused))
        if (isSame(inputs[name], input)) faults[name] ??= text
      const errors = Object.fromEntries(
        Object.entries(faults).map(([name, message]) => [name, { type: 'fault', message }]),
      )
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: inputs, errors: {} }
    },
  })
  const inputs: FormInputs = useWatch({ control: form.control })
  const fields = fieldsNow(props.fields, inputs)
  const put = (name: string, input: unknown) => form.setValue(name, input)
  const judgeAgain = () => {
    const wrong = Object.keys(form.formState.errors)
    if (wrong.length > 0) void form.trigger(wrong)
  }

  const record: FormRecord<Values> = {
    form,
    fields,
    inputs,
    base: held.current.base,
    states: fieldStates(fields, inputs, readOnly),
    changed: changedFields(fields, inputs, held.current.base, readOnly),
    conflicts: held.current.conflicts,
    stored,
    adopt(next) {
      learn(next)
      const { adopted, conflicts } = mergeTheirs(
        fields.map(({ name }) => name),
        { base: held.current.base, mine: form.getValues(), theirs: inputsOf(fields, next) },
      )
      held.current.base = { ...held.current.base, ...adopted }
      held.current.conflicts = conflicts
      for (const [name, input] of Object.entries(adopted)) put(name, input)
      judgeAgain()
      redraw()
      return Object.keys(conflicts).length > 0
    },
    accept(saved, sent, answer) {
      if (answer) learn(answer)
      const base = { ...held.current.base }
      for (const { name, control } of saved) {
        const isSecret = control.kind === 'secret'
        const now =
          isSecret || (answer && name in answer)
            ? inputOf(control, isSecret ? '' : answer?.[name])
            : sent[name]
        base[name] = now
        // What was typed while it was being saved is a change of its own.
        if (isSame(form.getValues(name), sent[name])) put(name, now)
      }
      held.current.base = base
      redraw()
    },
    refuse(name, text) {
      held.current.refused[name] = { input: form.getValues(name), text }
      void form.trigger(name)
    },
    forgive() {
      held.current.refused = {}
    },
    settle(taken) {
      const { base, conflicts } = held.current
      held.current.base = { ...base, ...conflicts }
      held.current.conflicts = {}
      for (const name of taken) put(name, conflicts[name])
      judgeAgain()
      redraw()
    },
    restore(draft) {
      const { base } = held.current
      const conflicts: Record<string, unknown> = {}
      for (const [name, input] of Object.entries(draft.values)) {
        if (!isSame(form.getValues(name), base[name])) continue
        put(name, input)
        if (!isSame(draft.base[name], base[name]) && !isSame(input, base[name])) conflicts[name] = base[name]
      }
      held.current.conflicts = { ...held.current.conflicts, ...conflicts }
      redraw()
    },
    enter(values) {
      for (const [name, input] of Object.entries(values)) put(name, input)
      judgeAgain()
    },
    discard() {
      held.current.base = { ...held.current.base, ...held.current.conflicts }
      held.current.conflicts = {}
      held.current.refused = {}
      form.reset({ ...held.current.base })
      redraw()
    },
  }

  // A host may hand over the same record in a new object with each drawing, and an old one until it has read the new.
  const read = JSON.stringify(theirs)
  const lastRead = useRef(read)
  const latest = useRef(record)
  latest.current = record
  useEffect(() => {
    receive(values)
    if (lastRead.current !== read) latest.current.adopt(stored.current)
    lastRead.current = read
  }, [read, values, receive, stored])
  return record
}

/** The record as it was last read: what a save or a newer reading told counts until the host hands over something else. */
function useNewestRecord<Values extends object>(values: Values) {
  const stored = useRef(values)
  const host = useRef(values)
  const learned = useRef<Partial<Values>>({})
  const learn = useCallback((news: Partial<Values>) => {
    learned.current = Object.assign({}, learned.current, news)
    stored.current = Object.assign({}, host.current, learned.current)
  }, [])
  const receive = useCallback((next: Values) => {
    const names = Object.keys(learned.current) as (keyof Values)[]
    const still = names.filter((name) => isSame(next[name], host.current[name]))
    learned.current = Object.fromEntries(
      still.map((name) => [name, learned.current[name]]),
    ) as Partial<Values>
    host.current = next
    stored.current = Object.assign({}, next, learned.current)
  }, [])
  return { stored, learn, receive }
}

type Refusal = { input: unknown; text: string }
