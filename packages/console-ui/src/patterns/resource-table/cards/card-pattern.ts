import type { CardSpec } from './card-spec.ts'
import { CardsOrTable } from './cards-or-table.tsx'

/** What a list needs in order to show cards where there is no room for a table. Made by `cardPattern`. */
export type CardPattern<Row> = {
  readonly spec: CardSpec<Row>
  /** Draws the one or the other. */
  readonly Body: typeof CardsOrTable
}

/**
 * Lets a list show cards on small containers: the same rows, filters and pages. Only lists that ask for it pay for it.
 * Keep it the same from one drawing to the next.
 * @example <ResourceTable card={cardPattern({ title: 'batchId', status: 'status', meta: ['startedAt'] })} … />
 */
export function cardPattern<Row>(spec: CardSpec<Row>): CardPattern<Row> {
  return { spec, Body: CardsOrTable }
}
