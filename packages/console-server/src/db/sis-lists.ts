import { OPERATIONS, type Operation, type SisComponent } from '@edconsole/console-core/contract'

/** The call that lists the stored rows of each component. */
export const SIS_LISTS: Readonly<Record<SisComponent, Operation>> = Object.fromEntries(
  Object.values<Operation>(OPERATIONS).flatMap((operation) =>
    operation.component === undefined ? [] : [[operation.component, operation]],
  ),
) as Record<SisComponent, Operation>
