import { OPERATION_IDS, OPERATIONS, type OperationId } from '../resources/operation-id.ts'

/** Finds the call of the contract that a request makes, with the parameters of its path. */
export const findCall = (
  method: string,
  path: string,
): { id: OperationId; params: Readonly<Record<string, string>> } | undefined => {
  const asked = partsOf(path)
  const found = OPERATION_IDS.map((id) => ({ id, parts: partsOf(OPERATIONS[id].path) }))
    .filter(({ id, parts }) => OPERATIONS[id].method === method && fits(parts, asked))
    // A path that is written out wins over one with a parameter in its place.
    .sort((one, other) => one.parts.filter(isParameter).length - other.parts.filter(isParameter).length)
    .at(0)
  if (!found) return undefined
  const params = found.parts.flatMap((part, index) =>
    isParameter(part) ? [[part.slice(1, -1), decodeURIComponent(asked[index] ?? '')]] : [],
  )
  return { id: found.id, params: Object.fromEntries(params) }
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const isParameter = (part: string): boolean => part.startsWith('{')

const fits = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length && parts.every((part, index) => isParameter(part) || part === asked[index])
