import { createLater, type Later } from '../../parts/later/create-later.ts'

/** What the filters' buttons open. */
export const filterPanels: Later<{
  AddFilterPanel: typeof import('./add-filter-panel.tsx').AddFilterPanel
  FilterEditorPanel: typeof import('./filter-editor-panel.tsx').FilterEditorPanel
}> = createLater(async () => {
  const { AddFilterPanel } = await import('./add-filter-panel.tsx')
  const { FilterEditorPanel } = await import('./filter-editor-panel.tsx')
  return { AddFilterPanel, FilterEditorPanel }
})
