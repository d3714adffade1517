export { TranslationsPanel } from './translations-panel.tsx'
export type { SavedTranslation, TranslationsPanelProps, UnknownValue } from './translations-panel-props.ts'
