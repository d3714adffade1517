import type { z } from 'zod'

/** A rule that looks at several fields of a record. */
export type CrossRule<Item> = {
  /** The field that a fault is shown at. */
  readonly field: keyof Item & string
  /** All fields that it looks at; none of them has to be there. */
  readonly of: readonly (keyof Item & string)[]
  /** What is wrong, finishing the sentence `'field' is not valid: …`; undefined when all is well. */
  readonly fault: (item: Partial<Item>) => string | undefined
}

export type CrossFault = { readonly field: string; readonly message: string }

/**
 * The first rule that a record breaks. With `changed`, only rules about those fields count: what was stored before a
 * rule existed does not stand in the way of other changes.
 */
export const crossFault = <Item>(
  rules: readonly CrossRule<Item>[],
  item: Partial<Item>,
  changed?: readonly string[],
): CrossFault | undefined => {
  for (const { field, of, fault } of rules) {
    if (changed && !of.some((name) => changed.includes(name))) continue
    const message = fault(item)
    if (message !== undefined) return { field, message }
  }
  return undefined
}

/**
 * The same rules as a check of a body, as far as its fields reach.
 * @example z.strictObject(fields).superRefine(obeys(SITE_RULES))
 */
export const obeys =
  <Item>(rules: readonly CrossRule<Item>[]) =>
  (item: Partial<Item>, context: z.RefinementCtx): void => {
    // All that are broken, so that a form shows each of them at once.
    for (const { field, fault } of rules) {
      const message = fault(item)
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message })
    }
  }
