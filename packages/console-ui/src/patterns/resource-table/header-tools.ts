import { createLater, type Later } from '../../parts/later/create-later.ts'

export type HeaderTools = {
  ColumnTools: typeof import('./column-tools.tsx').ColumnTools
  PinnedOffsets: typeof import('./pinned-offsets.tsx').PinnedOffsets
  moveColumnByKey: typeof import('./move-column-by-key.ts').moveColumnByKey
  ScrollMemory: typeof import('./scroll-memory.tsx').ScrollMemory
}

/** What headers can do beside sorting, and what only readers who came near can need; fetched then, or for widths and pins that were saved. */
export const headerTools: Later<HeaderTools> = createLater(
  async () => (await import('./load-header-tools.ts')).loaded,
)
