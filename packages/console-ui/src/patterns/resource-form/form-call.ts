import type { plainIssue } from '@edconsole/console-core/schemas'

/** The part of a zod schema that a form needs. */
export type FormSchema = {
  safeParse(
    value: unknown,
    context?: { error?: typeof plainIssue },
  ): { success: boolean; error?: { issues: readonly FormIssue[] } | undefined }
}

export type FormIssue = {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** One call of a save. A record that is kept in several places has several: each sends its own fields. */
export type FormCall<Values extends object> = {
  id: string
  /** Names of its fields; default: all that no other call names. */
  fields?: readonly (keyof Values & string)[]
  /** Of the call's fields, by name. */
  schema: FormSchema
  /**
   * Sends what was changed; in a form that makes a record, all that was entered. What it answers counts as saved from
   * then on. It rejects with the call's ApiFailure, as `useSave().run` does.
   * @param record as it was last read; for `useSave().run`, which sends its version along
   */
  run: (changes: Partial<Values>, record: Values) => Promise<Partial<Values> | undefined>
  /** Which field a refusal means by a key, where the body has other names than the form. */
  fieldOf?: (key: string) => string
}
