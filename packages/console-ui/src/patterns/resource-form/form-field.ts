import type { ReactNode } from 'react'
import type { RadioCard } from '../../parts/radio-cards/radio-cards.tsx'
import type { SelectOption } from '../../parts/select/select.tsx'

/** What the controls of a form hold, by field: texts as they were typed, `true` and `false`, or what a custom control keeps. */
export type FormInputs = Readonly<Record<string, unknown>>

/** How a field of a control of one's own is drawn. */
export type CustomControlProps = {
  value: unknown
  /** The value that is stored. */
  stored: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  label: string
  disabled: boolean
  readOnly: boolean
}

/** What a field is entered with. */
export type FormControl =
  | {
      kind: 'text'
      type?: 'text' | 'email' | 'url' | 'tel'
      mono?: boolean
      placeholder?: string
      autoComplete?: string
      /** Has the focus when a dialog or drawer with the form opens. */
      'data-autofocus'?: boolean
      /** How a read-only value is written: a start year as a pair. */
      format?: (value: unknown) => string
      /** What is stored of a text that people write in several ways: the digits of a phone number. */
      clean?: (typed: string) => string
    }
  | { kind: 'textarea'; rows?: number }
  | { kind: 'number'; min?: number; max?: number; step?: number; decimal?: boolean; unit?: ReactNode }
  /** `numeric`: the values are numbers, such as ids. An option with the value `''` is a choice like the others, sent as such without `empty`. */
  | { kind: 'select'; options: readonly SelectOption[]; placeholder?: string; numeric?: boolean }
  /** For lists that want a search: the 50 states. */
  | { kind: 'search-select'; options: readonly SelectOption[]; numeric?: boolean }
  | { kind: 'radio-cards'; options: readonly RadioCard<string>[]; numeric?: boolean }
  | { kind: 'checkbox' }
  | { kind: 'switch' }
  /** `YYYY-MM-DD` */
  | { kind: 'date'; min?: string; max?: string }
  /**
   * `savedAt`: the instant at which one was stored; null while there is none. It is never read, drafted or compared (R35).
   * `rows`: how many lines are seen of one that has several. `removable`: the stored one can be taken away, and is sent as
   * null then.
   */
  | { kind: 'secret'; savedAt: string | null; rows?: number; removable?: boolean }
  /** Anything else that holds a value which JSON can carry. `format` puts it in words, where it is not a list of texts. */
  | {
      kind: 'custom'
      render: (props: CustomControlProps) => ReactNode
      group?: boolean
      format?: (value: unknown) => string
      /** Names each change of its own, where one field holds many things; default: the field's label. */
      changes?: (value: unknown, stored: unknown) => readonly string[]
    }

/** Something that holds now, or depends on what is entered. */
export type FromInputs<Value> = Value | ((inputs: FormInputs) => Value)

/** One field of a form, as data. */
export type FormField<Values extends object> = {
  /** The key of the record and of the body. */
  name: keyof Values & string
  label: string
  /** The section's title says the same already. */
  hideLabel?: boolean
  control: FormControl
  help?: ReactNode
  required?: boolean
  /** What the sentence of an empty one asks for, after "Enter" or "Choose"; default: `the ` and the label. */
  asks?: string
  /** What it must look like, after "Enter", where it does not: `a full address, such as office@district.example`. */
  expects?: string
  /** Default "full". */
  width?: 'half' | 'full'
  /** Absent fields keep what was typed; they are neither checked nor sent. */
  shown?: FromInputs<boolean>
  /** Why it can't be changed, by anyone or by this user. The field can be focused, read and copied, and is never sent. */
  readOnly?: FromInputs<string | undefined>
  /** Another choice switches it off. */
  disabled?: FromInputs<boolean>
  /** What an emptied one is sent as. Default null. */
  empty?: null | ''
  /** Judged with each key, not only when it is left: where a wrong value is wrong at once, such as a code that is taken. */
  eager?: boolean
  /** A button about the field at the end of its line, such as one that opens it. */
  action?: ReactNode
  /** Below its line: more about what is entered, such as a link. It reads that with `useFormInputs`. */
  after?: ReactNode
  /** What another choice changes of it, such as its label or whether it is required. The kind of the control stays. */
  varies?: (inputs: FormInputs) => VaryingParts
}

/** The parts of a field that may depend on what is entered. */
export type VaryingParts = Partial<
  Pick<FormField<object>, 'label' | 'control' | 'help' | 'required' | 'asks' | 'expects' | 'width'>
>

/** The fields as they are for what is entered now. */
export function fieldsNow<Values extends object>(
  fields: readonly FormField<Values>[],
  inputs: FormInputs,
): readonly FormField<Values>[] {
  return fields.map((field) => (field.varies ? { ...field, ...field.varies(inputs) } : field))
}
