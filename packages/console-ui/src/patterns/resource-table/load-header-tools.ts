import { ColumnTools } from './column-tools.tsx'
import type { HeaderTools } from './header-tools.ts'
import { moveColumnByKey } from './move-column-by-key.ts'
import { PinnedOffsets } from './pinned-offsets.tsx'
import { ScrollMemory } from './scroll-memory.tsx'

/** All in one file of their own. */
export const loaded: HeaderTools = {
  ColumnTools,
  PinnedOffsets,
  ScrollMemory,
  moveColumnByKey,
}
