import { createLater, type Later } from '../../parts/later/create-later.ts'

/** What the filters' buttons open. */
export const filterPanels: Later<{
  AddFilterPanel: typeof import('./add-filter-panel.tsx').AddFilterPanel
  FilterEditor: typeof import('./filter-editor.tsx').FilterEditor
}> = createLater(async () => {
  const { AddFilterPanel } = await import('./add-filter-panel.tsx')
  const { FilterEditor } = await import('./filter-editor.tsx')
  return { AddFilterPanel, FilterEditor }
})
