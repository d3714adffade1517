import type { FilterSpec } from '../filter-spec.ts'
import type { TableMessages } from '../messages.ts'
import type { FilterChosen } from './filter-value.ts'

type OperatorId = 'is' | 'contains' | 'gte' | 'lte' | 'gt' | 'lt' | 'between'

export type Operator = { readonly value: OperatorId | 'empty' | 'filled'; readonly label: string }

type Comparing = Exclude<FilterSpec, { kind: 'choice' | 'flag' }>

/** What a day, a number or a text can be compared by: what the server can search (ux 8.2). */
const OPERATORS: Readonly<Record<Comparing['kind'], readonly OperatorId[]>> = {
  since: ['is', 'lt', 'gt', 'between'],
  number: ['is', 'gte', 'lte', 'between'],
  text: ['contains', 'is'],
}

/** Returns the operators that fit a filter. */
export function operatorsOf(spec: Comparing, m: TableMessages['filters']): readonly Operator[] {
  const { is, contains, atLeast, atMost, before, after, between } = m.operators
  const labels = { is, contains, gte: atLeast, lte: atMost, lt: before, gt: after, between }
  const own = OPERATORS[spec.kind].map((value) => ({ value, label: labels[value] }))
  return spec.mayBeEmpty ? [...own, ...emptyOperators(m)] : own
}

/** Returns the operators for a field that some rows have no value of. Nothing is entered for them. */
export function emptyOperators({ operators }: TableMessages['filters']): readonly Operator[] {
  return [
    { value: 'empty', label: operators.empty },
    { value: 'filled', label: operators.filled },
  ]
}

/** Whether the operator says it all. */
export function needsNothing(operator: Operator['value']): boolean {
  return operator === 'empty' || operator === 'filled'
}

/** What was entered, as a filter holds it. */
export function chosenOf(
  kind: keyof typeof OPERATORS,
  operator: Operator['value'],
  first: string,
  second: string,
): FilterChosen {
  if (operator === 'empty') return { empty: 'true' }
  if (operator === 'filled') return { empty: 'false' }
  if (operator === 'between') return { gte: first, lte: second }
  if (operator !== 'is') return { [operator]: first }
  return kind === 'since' ? { gte: first, lte: first } : [first]
}

/** What a filter holds, as it is entered; `undefined` where it holds something else, such as the last 30 days. */
export function enteredOf(
  kind: keyof typeof OPERATORS,
  chosen: FilterChosen | undefined,
): { operator: Operator['value']; first: string; second: string } | undefined {
  if (chosen === undefined || chosen === 'any') return undefined
  if ('map' in chosen) return { operator: 'is', first: chosen[0] ?? '', second: '' }
  const { gte, lte, empty } = chosen
  if (empty) return { operator: empty === 'true' ? 'empty' : 'filled', first: '', second: '' }
  if (gte !== undefined && lte !== undefined) {
    return gte === lte && kind === 'since'
      ? { operator: 'is', first: gte, second: '' }
      : { operator: 'between', first: gte, second: lte }
  }
  for (const value of OPERATORS[kind]) {
    if (value === 'is' || value === 'between') continue
    const first = chosen[value]
    if (first !== undefined) return { operator: value, first, second: '' }
  }
  return undefined
}
