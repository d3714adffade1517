import type { Operation } from '../resources/operation.ts'

/**
 * What a save is confirmed with, `Site updated (0417)` ([S8], R21); undefined where a call confirms nothing.
 * @example confirmationOf(sitesResource.update, site)
 */
export const confirmationOf = <Input, Output>(
  { method, type, identify }: Operation<Input, Output>,
  item: Output,
): string | undefined => {
  // A server that answers nothing of use has saved all the same.
  if (type === undefined || identify === undefined || typeof item !== 'object' || item === null)
    return undefined
  const name = nameOf(() => identify(item))
  return `${type} ${method === 'POST' ? 'created' : 'updated'}${name ? ` (${name})` : ''}`
}

/** An answer of others may lack what names the item (R17). */
const nameOf = (identify: () => unknown): unknown => {
  try {
    return identify()
  } catch {
    return undefined
  }
}
