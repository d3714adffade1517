import { createLater, type Later } from '../../parts/later/create-later.ts'

export type HeaderTools = {
  ColumnTools: typeof import('./column-tools.tsx').ColumnTools
  PinnedOffsets: typeof import('./pinned-offsets.tsx').PinnedOffsets
  moveColumnByKey: typeof import('./move-column-by-key.ts').moveColumnByKey
  layerOf: typeof import('./layer-of.ts').layerOf
}

/** What headers can do beside sorting: fetched when the pointer or the focus comes near, or a column is pinned. */
export const headerTools: Later<HeaderTools> = createLater(
  async () => (await import('./load-header-tools.ts')).loaded,
)
