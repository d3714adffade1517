import { OPERATIONS, type Operation, type SisComponent } from '@edconsole/console-core/contract'

/** The call that lists the stored rows of each component. */
export const SIS_LISTS: Readonly<Record<SisComponent, Operation>> = Object.fromEntries(
  Object.values<Operation>(OPERATIONS).flatMap((operation) =>
    operation.component === undefined ? [] : [[operation.component, operation]],
  ),
) as Record<SisComponent, Operation>

const SEARCHED = new Map(
  Object.entries(SIS_LISTS).map(([component, { list }]) => [component, list?.searchable]),
)

/** What a stored row is found by. Parts are kept apart, so that no match runs across two of them. */
export const searchTextOf = (component: string, data: Readonly<Record<string, unknown>>): string =>
  (SEARCHED.get(component) ?? [])
    .map((field) => data[field])
    .filter((value) => typeof value === 'string' && value !== '')
    .join('\n')
    .toLowerCase()
