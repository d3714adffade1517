import type { ReactNode } from 'react'
import type { FormCall } from './form-call.ts'
import type { FormField, FormInputs, FromInputs } from './form-field.ts'

/** A group of fields under a title. */
export type FormSectionSpec<Values extends object> = {
  title: string
  /** One line: what the section is for. */
  help?: ReactNode
  fields: readonly (keyof Values & string)[]
  /** The title stands above the fields, also where there is room beside them: for lists. */
  stacked?: boolean
  /** Folded behind a button with this label, until it is pressed or something of the section is entered. */
  opener?: string
  /** Folds the section behind its title. What it returns stands beside the title and says what the section holds. */
  fold?: (inputs: FormInputs) => string
  /** Below the fields: a test of the connection. It reads what is typed with `useFormInputs`. */
  end?: ReactNode
}

/** Form and `aside` as two views, where there is no room for both. */
export type FormViews = {
  /** Names the choice between them. */
  label: string
  form: string
  aside: string
  /** Of what stands in the aside, after its name. */
  count?: FromInputs<number>
}

/** What the buttons of a step know of its form. */
export type FormFooter = {
  /** Judges everything; where something is wrong, shows it, goes to the first such field and answers false. `save` does it too. */
  check: () => Promise<boolean>
  /** Judges everything and saves what was changed; `onSaved` follows, also when there was nothing to save. */
  save: () => void
  saving: boolean
  /** Something is not saved. */
  changed: boolean
  inputs: FormInputs
}

export type ResourceFormProps<Values extends object> = {
  /** The route's id: names the draft. */
  formId: string
  /** Which record of the district: names the draft and starts the form anew when it changes. Default `new`. */
  recordId?: string | number
  /** Name of the form: "District profile". */
  label: string
  fields: readonly FormField<Values>[]
  sections: readonly FormSectionSpec<Values>[]
  /** The stored record; of a new one what is entered already. When it changes, what only others changed is taken over. */
  values: Values
  calls: readonly FormCall<Values>[]
  /** Reads the record again, for a save that came too late (409). Without it such a save just fails. */
  reload?: (() => Promise<Values>) | undefined
  /** Why nothing can be changed: "You can view this profile. Editing needs another role." There is no save bar then. */
  readOnly?: string | undefined
  /** Makes a record: all that was entered is sent, and the buttons stand at the end of the form. */
  create?: { submitLabel: string; onCancel: () => void } | undefined
  /** Buttons at the end of the form in place of the save bar, or of those of a new record: of a step that saves on Continue. */
  footer?: (form: FormFooter) => ReactNode
  /** Titles stand above their fields, also where there is room beside them. */
  stacked?: boolean
  /** Asked before a save that is right in itself; false: nothing is sent. For changes whose consequences have to be read. */
  confirmSave?: ((changes: Partial<Values>) => Promise<boolean>) | undefined
  /**
   * Draws the section of a field that is wrong, for a form whose sections are not all shown at once. Fields of sections that
   * are not given are checked and saved like the others.
   */
  onReveal?: ((name: keyof Values & string) => void) | undefined
  /** Everything was saved, and nothing is left to ask about: a place to go elsewhere. */
  onSaved?: (() => void) | undefined
  /** Off for what must not outlive the page. Default on (R14). */
  keepsDraft?: boolean
  /** Beside the form: the actions panel of the route, or with `views` something that follows what is typed. */
  aside?: ReactNode
  /** The aside is no panel of actions but a preview, which is worth a view of its own. */
  views?: FormViews
  /** In the save bar, in place of the names of what was changed. It reads what is typed with `useFormInputs`. */
  saveNote?: ReactNode
  /** Stands at the lower edge of the page while the form is scrolled, above the save bar. */
  aboveBar?: ReactNode
  /** Above the sections. */
  children?: ReactNode
}
