import { useRuntime, useStore } from '../provider/use-runtime.ts'
import type { Operation } from '../resources/operation.ts'

/**
 * Returns whether the backend answers an extension: a call beyond those that every backend has. True until a call to it was
 * answered with 404 or 501; what needs it is hidden from then on.
 * @example const hasPeople = useExtension(peopleResource.list)
 */
export const useExtension = ({ id }: Pick<Operation, 'id'>): boolean =>
  !useStore(useRuntime().api.missing).has(id)
