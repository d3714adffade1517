export { bodyOf, changedFields } from './changes-of.ts'
export type { FormCall, FormIssue, FormSchema } from './form-call.ts'
export { useFormEnter, useFormInputs } from './form-context.ts'
export type {
  CustomControlProps,
  FormControl,
  FormField,
  FormInputs,
  FromInputs,
  VaryingParts,
} from './form-field.ts'
export { inputsOf } from './inputs.ts'
export { ResourceForm } from './resource-form.tsx'
export type { FormFooter, FormSectionSpec, FormViews, ResourceFormProps } from './resource-form-props.ts'
