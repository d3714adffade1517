import { ApiFailure } from '@edconsole/console-core'
import { useRef, useState } from 'react'
import { callsOf } from './calls-of.ts'
import { bodyOf } from './changes-of.ts'
import type { FormCall } from './form-call.ts'
import type { FormField, FormInputs } from './form-field.ts'
import { isSame } from './inputs.ts'
import { changedBy, isRefusal, refusalText } from './refusal-text.ts'
import type { ResourceFormProps } from './resource-form-props.ts'
import type { FormRecord } from './use-form-record.ts'

export type FormSave = {
  save(): Promise<void>
  /** Judges everything as a save does; false where something is wrong, which is then shown. */
  check(): Promise<boolean>
  saving: boolean
  /** What a save of several calls did before it stopped. */
  partly: { saved: number; of: number } | undefined
  /** Faults that belong to no field. */
  general: readonly string[]
  /** An answer got lost: what it was about may be stored. */
  outcomeUnknown: boolean
  /** The record was changed by others, in fields that weren't edited here: by whom, if the server says so. */
  changedElsewhere: { by: string | undefined } | undefined
  /** A save was tried since the last success. */
  attempted: boolean
  /** How often everything was saved. */
  finished: number
  clear(): void
}

type Outcome = Pick<FormSave, 'partly' | 'general' | 'outcomeUnknown' | 'changedElsewhere' | 'attempted'>

const nothing: Outcome = {
  partly: undefined,
  general: [],
  outcomeUnknown: false,
  changedElsewhere: undefined,
  attempted: false,
}

type Options<Values extends object> = {
  props: ResourceFormProps<Values>
  record: FormRecord<Values>
  onInvalid: () => void
  onConflict: () => void
  onDone: () => void
}

/** Judges everything, then makes the calls whose fields were changed, one after the other. */
export function useFormSave<Values extends object>(options: Options<Values>): FormSave {
  const { props, record, onInvalid, onConflict, onDone } = options
  const [saving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(nothing)
  const [finished, setFinished] = useState(0)
  const running = useRef(false)
  const creating = props.create !== undefined

  const check = async (): Promise<boolean> => {
    record.forgive()
    setOutcome({ ...nothing, attempted: true })
    const isRight = await record.form.trigger()
    if (!isRight) onInvalid()
    return isRight
  }

  const save = async () => {
    if (running.current || props.readOnly !== undefined) return
    if (Object.keys(record.conflicts).length > 0) return onConflict()
    running.current = true
    try {
      if (!(await check())) return
      const changes = bodyOf(record.changed, record.form.getValues(), creating)
      if (props.confirmSave && !(await props.confirmSave(changes))) return
      setSaving(true)
      const sent: FormInputs = { ...record.form.getValues() }
      const due = dueCalls(props, record, sent)
      const { saved, failures } = await runCalls(due, sent)
      await judge(saved, due.flatMap(({ fields }) => fields).length, failures)
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  const runCalls = async (due: readonly DueCall<Values>[], sent: FormInputs) => {
    const failures: Failed<Values>[] = []
    let saved = 0
    for (const { call, fields, sends } of due) {
      try {
        const answer = await call.run(bodyOf(sends, sent, creating), record.stored.current)
        record.accept(sends, sent, answer)
        saved += fields.length
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        const key = (isRefusal(error) && error.field) || ''
        failures.push({ failure: error, field: fieldOf(props.fields, call.fieldOf?.(key) ?? key) })
        // Without a session or a connection the others would fail for the same reason.
        if (error.expired || error.code === null) break
      }
    }
    return { saved, failures }
  }

  const judge = async (saved: number, of: number, failures: readonly Failed<Values>[]) => {
    if (failures.length === 0) {
      setOutcome(nothing)
      onDone()
      setFinished((times) => times + 1)
      return
    }
    const general: string[] = []
    let late = false
    for (const { failure, field } of failures) {
      if (field)
        record.refuse(field.name, refusalText(failure.field ?? field.name, field.label, failure.message))
      else if (failure.code === 409 && props.reload) late = true
      else if (!failure.expired) general.push(failure.message)
    }
    const isConflict =
      late &&
      (await readAgain(
        general,
        failures.map(({ failure }) => failure),
      ))
    setOutcome((was) => ({
      ...was,
      general,
      outcomeUnknown: failures.some(({ failure }) => failure.outcomeUnknown),
      partly: saved > 0 && of > saved ? { saved, of } : undefined,
    }))
    if (isConflict) onConflict()
    else if (failures.some(({ field }) => field !== undefined)) onInvalid()
  }

  /** After a save that came too late: true when there is something to decide. */
  const readAgain = async (general: string[], failures: readonly ApiFailure[]): Promise<boolean> => {
    const before = JSON.stringify(record.stored.current)
    const late = failures.filter(({ code }) => code === 409)
    try {
      const next = await props.reload?.()
      if (next === undefined || JSON.stringify(next) === before) {
        // Nothing was changed: 409 has another reason here.
        general.push(...late.map(({ message }) => message))
        return false
      }
      const isConflict = record.adopt(next)
      const [by] = late.flatMap(({ message }) => changedBy(message) ?? [])
      if (!isConflict) setOutcome((was) => ({ ...was, changedElsewhere: { by } }))
      return isConflict
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      general.push(error.message)
      return false
    }
  }

  return { save, check, saving, ...outcome, finished, clear: () => setOutcome(nothing) }
}

type Failed<Values extends object> = {
  failure: ApiFailure
  /** The field that is to be corrected. */
  field: FormField<Values> | undefined
}

type DueCall<Values extends object> = {
  call: FormCall<Values>
  /** Its changed fields. */
  fields: readonly FormField<Values>[]
  /** The fields that its body is made of. */
  sends: readonly FormField<Values>[]
}

function dueCalls<Values extends object>(
  props: ResourceFormProps<Values>,
  record: FormRecord<Values>,
  sent: FormInputs,
): DueCall<Values>[] {
  return callsOf(props.calls, props.fields)
    .map(({ call, fields }) => {
      const open = fields.filter(({ name }) => record.states[name]?.open)
      const changed = open.filter(({ name }) => !isSame(sent[name], record.base[name]))
      return { call, fields: changed, sends: props.create ? open : changed }
    })
    .filter(({ fields }) => fields.length > 0 || props.create !== undefined)
}

function fieldOf<Values extends object>(
  fields: readonly FormField<Values>[],
  key: string,
): FormField<Values> | undefined {
  return fields.find(({ name }) => name === key) ?? fields.find(({ name }) => key.startsWith(`${name}.`))
}
