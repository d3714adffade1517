import { OPERATIONS, type Operation, type SisComponent } from '@edconsole/console-core/contract'

/** The operation that lists each component's stored rows. */
export const SIS_LISTS: Readonly<Record<SisComponent, Operation>> = Object.fromEntries(
  Object.values<Operation>(OPERATIONS).flatMap((operation) =>
    operation.component === undefined ? [] : [[operation.component, operation]],
  ),
) as Record<SisComponent, Operation>

const SEARCHED = new Map(
  Object.entries(SIS_LISTS).map(([component, { list }]) => [component, list?.searchable]),
)

/** Returns the searchable text of a stored row. Parts are separated, so that no match spans two of them. */
export const searchTextOf = (component: string, data: Readonly<Record<string, unknown>>): string =>
  (SEARCHED.get(component) ?? [])
    .map((field) => data[field])
    .filter((value) => typeof value === 'string' && value !== '')
    .join('\n')
    .toLowerCase()
