import type { FormCall } from './form-call.ts'
import type { FormField } from './form-field.ts'

/** Each call with the fields that it sends. */
export function callsOf<Values extends object>(
  calls: readonly FormCall<Values>[],
  fields: readonly FormField<Values>[],
): readonly { call: FormCall<Values>; fields: readonly FormField<Values>[] }[] {
  const named = new Set(calls.flatMap((call) => call.fields ?? []))
  return calls.map((call) => ({
    call,
    fields: fields.filter(({ name }) => (call.fields ? call.fields.includes(name) : !named.has(name))),
  }))
}
