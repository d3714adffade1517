import { newDistrictSchema } from '@edconsole/console-core/schemas'
import type { TakenValue, UniqueValues } from '../../features/district/form/taken-values.ts'
import type { FormSchema } from '../../patterns/resource-form/index.ts'

/** The check of the call's body, and what other districts have already. */
export const newDistrictFormSchema = (
  takenOf: (entered: UniqueValues) => readonly TakenValue[],
): FormSchema => ({
  safeParse(value, context) {
    const { error } = newDistrictSchema.safeParse(value, context)
    const taken = takenOf(value ?? {}).map(({ field, text }) => ({
      code: 'custom',
      path: [field],
      message: text,
    }))
    const issues = [...(error?.issues ?? []), ...taken]
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } }
  },
})
