/** The select of types in the row before or after; undefined at the ends of the page. */
export function selectInRow(from: HTMLSelectElement, step: -1 | 1): HTMLSelectElement | undefined {
  const all = selectsAround(from)
  return all[all.indexOf(from) + step]
}

/** The first one of the list. */
export const firstSelect = (around: Element | null): HTMLSelectElement | undefined =>
  around?.querySelector<HTMLSelectElement>(SELECT) ?? undefined

const SELECT = 'select[data-ec-type]'

const selectsAround = (from: HTMLSelectElement): HTMLSelectElement[] => [
  ...(from.closest('[data-ec-table]')?.querySelectorAll<HTMLSelectElement>(SELECT) ?? []),
]
