import type { FilterSpec } from '../filter-spec.ts'
import type { FilterChosen } from './filter-value.ts'

type OperatorId = 'is' | 'contains' | 'gte' | 'lte' | 'gt' | 'lt' | 'between' | 'empty' | 'filled'

export type Operator = { readonly value: OperatorId; readonly label: string }

/** What can be said of a field that some rows have no value of. Nothing is entered for them. */
export const EMPTY_OPERATORS: readonly Operator[] = [
  { value: 'empty', label: 'is empty' },
  { value: 'filled', label: 'is not empty' },
]

/** What can be said of a day, a number or a text: what the server can look for (ux 8.2). */
const OPERATORS: Readonly<Record<Exclude<FilterSpec['kind'], 'choice' | 'flag'>, readonly Operator[]>> = {
  since: [
    { value: 'is', label: 'is' },
    { value: 'lt', label: 'before' },
    { value: 'gt', label: 'after' },
    { value: 'between', label: 'between' },
  ],
  number: [
    { value: 'is', label: 'is' },
    { value: 'gte', label: 'at least' },
    { value: 'lte', label: 'at most' },
    { value: 'between', label: 'between' },
  ],
  text: [
    { value: 'contains', label: 'contains' },
    { value: 'is', label: 'is' },
  ],
}

/** Those that fit a filter. */
export function operatorsOf(spec: Exclude<FilterSpec, { kind: 'choice' | 'flag' }>): readonly Operator[] {
  return spec.mayBeEmpty ? [...OPERATORS[spec.kind], ...EMPTY_OPERATORS] : OPERATORS[spec.kind]
}

/** Whether the operator says it all. */
export function needsNothing(operator: OperatorId): boolean {
  return operator === 'empty' || operator === 'filled'
}

/** What was entered, as a filter holds it. */
export function chosenOf(
  kind: keyof typeof OPERATORS,
  operator: OperatorId,
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
): { operator: OperatorId; first: string; second: string } | undefined {
  if (chosen === undefined || chosen === 'any') return undefined
  if ('map' in chosen) return { operator: 'is', first: chosen[0] ?? '', second: '' }
  const { gte, lte, empty } = chosen
  if (empty) return { operator: empty === 'true' ? 'empty' : 'filled', first: '', second: '' }
  if (gte !== undefined && lte !== undefined) {
    return gte === lte && kind === 'since'
      ? { operator: 'is', first: gte, second: '' }
      : { operator: 'between', first: gte, second: lte }
  }
  for (const { value } of OPERATORS[kind]) {
    if (value === 'is' || value === 'between' || value === 'empty' || value === 'filled') continue
    const first = chosen[value]
    if (first !== undefined) return { operator: value, first, second: '' }
  }
  return undefined
}
