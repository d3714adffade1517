import type {
  BatchComparison,
  ComparedCause,
  ComparedComponent,
  ComparedCounts,
  ComparedMeasure,
} from '@edconsole/console-core'

export const MEASURES = Object.freeze([
  'recordsRead',
  'recordsInserted',
  'recordsUpdated',
  'recordsDeleted',
  'recordsRejected',
] as const satisfies readonly ComparedMeasure[])

/** Null where one of the batches doesn't have the component. */
export const changeOf = (
  { before, after }: Pick<ComparedComponent, 'before' | 'after'>,
  measure: ComparedMeasure,
): number | null => (before && after ? after[measure] - before[measure] : null)

export const COMPARED_VIEWS = ['all', 'changed', 'unusual'] as const
export type ComparedView = (typeof COMPARED_VIEWS)[number]

export const isInView = (component: ComparedComponent, view: ComparedView): boolean => {
  if (view === 'unusual') return component.unusual.length > 0
  return view === 'all' || MEASURES.some((measure) => changeOf(component, measure) !== 0)
}

/** All components together, as far as both batches have them: others would only say that one import was smaller. */
export const totalsOf = (
  components: readonly ComparedComponent[],
): Pick<ComparedComponent, 'before' | 'after'> => {
  const both = components.filter(({ before, after }) => before && after)
  const sum = (side: 'before' | 'after', measure: ComparedMeasure) =>
    both.reduce((total, component) => total + (component[side]?.[measure] ?? 0), 0)
  const counts = (side: 'before' | 'after'): ComparedCounts => ({
    recordsRead: sum(side, 'recordsRead'),
    recordsInserted: sum(side, 'recordsInserted'),
    recordsUpdated: sum(side, 'recordsUpdated'),
    recordsDeleted: sum(side, 'recordsDeleted'),
    recordsRejected: sum(side, 'recordsRejected'),
  })
  return { before: counts('before'), after: counts('after') }
}

export type SortedCauses = Record<'appeared' | 'gone' | 'stayed', readonly ComparedCause[]>

/** Causes by what became of them. */
export const sortCauses = (causes: readonly ComparedCause[]): SortedCauses => ({
  appeared: causes.filter(({ before, after }) => before === 0 && after > 0),
  gone: causes.filter(({ before, after }) => before > 0 && after === 0),
  stayed: causes.filter(({ before, after }) => before > 0 && after > 0),
})

export type ChangedCount = { cause: ComparedCause; value: string; before: number; after: number }

/** Refused values that are more or fewer than before, those with the greatest change first. */
export const changedValues = ({ causes }: Pick<BatchComparison, 'causes'>): ChangedCount[] =>
  causes
    .flatMap((cause) => cause.values.map(({ value, before, after }) => ({ cause, value, before, after })))
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
