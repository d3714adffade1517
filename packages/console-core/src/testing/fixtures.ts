import { OPERATIONS, type OperationId, type OutputOf } from '../resources/operation-id.ts'
import { SAMPLES } from './samples.ts'

/** What a call answers with: a row if it is a list. */
export type FixtureOf<Id extends OperationId> =
  OutputOf<Id> extends readonly (infer Row)[] ? Row : OutputOf<Id>

// What a function returns is read as constant, or the words in it would count as any text; so its lists are constant too.
type ChangesOf<Id extends OperationId> = {
  readonly [Name in keyof FixtureOf<Id>]?: FixtureOf<Id>[Name] extends readonly (infer One)[]
    ? readonly One[]
    : FixtureOf<Id>[Name]
}

/**
 * Returns a complete, plausible item of a call's answer: a row of a list, else the answer itself.
 * @param changes the fields that the test is about
 * @example fixture('importLogs.headers', { batchId: 48212, status: 'failed' })
 */
export const fixture = <Id extends OperationId>(
  id: Id,
  changes: Partial<FixtureOf<Id>> = {},
): FixtureOf<Id> => {
  const [first] = samplesOf(id)
  return changed(first, changes)
}

/**
 * Returns rows of a list, as many as wanted, each with a key of its own.
 * @param change gives the fields that differ from row to row, by the row's index
 * @example fixtures('importLogs.headers', 60, (index) => ({ status: index % 5 === 0 ? 'failed' : 'completed' }))
 */
export const fixtures = <Id extends OperationId, const Changes extends ChangesOf<Id>>(
  id: Id,
  count: number,
  change?: (index: number) => Changes,
): FixtureOf<Id>[] => {
  const samples = samplesOf(id)
  const key = OPERATIONS[id].list?.key
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length]
    const changes = change?.(index) ?? {}
    const row = changed(sample, changes)
    return index < samples.length ? row : withKey(row, key, index, changes)
  })
}

/** A call's samples as a list; one of its own for each caller, so that no test changes those of another. */
const samplesOf = <Id extends OperationId>(id: Id): FixtureOf<Id>[] => {
  const sample: unknown = JSON.parse(JSON.stringify(SAMPLES[id]))
  // The compiler has checked the samples; it can't follow whether an answer that depends on the call is a list.
  return (Array.isArray(sample) ? sample : [sample]) as FixtureOf<Id>[]
}

const changed = <Item>(item: Item | undefined, changes: object): Item =>
  Object.assign({}, item, changes) as Item

const withKey = <Row>(row: Row, key: string | undefined, index: number, given: object): Row => {
  if (key === undefined || key in given) return row
  const value: unknown = Reflect.get(Object(row), key)
  return Object.assign(Object(row), {
    [key]: typeof value === 'number' ? index + 1 : `${value}-${index + 1}`,
  })
}
