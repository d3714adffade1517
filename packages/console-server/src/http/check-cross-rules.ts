import { type CrossRule, crossFault } from '@edconsole/console-core/schemas'
import { fieldError } from './field-error.ts'

/** Refuses changes that would leave a record whose fields do not fit together, in the words of the rule. */
export const checkCrossRules = <Item>(
  rules: readonly CrossRule<Item>[],
  stored: Partial<Item>,
  changes: Partial<Item>,
): void => {
  const fault = crossFault(rules, { ...stored, ...changes }, Object.keys(changes))
  if (fault) throw fieldError(fault)
}
