export type { Density, Scheme, Theme, ThemeVars } from './parts/theme-root/theme.ts'
export { ThemeRoot, type ThemeRootProps } from './parts/theme-root/theme-root.tsx'
export { Banner, type BannerProps } from './patterns/banner/banner.tsx'
export * from './patterns/define-screen/index.ts'
export {
  FormCell,
  type FormCellProps,
  FormSection,
  type FormSectionProps,
} from './patterns/form-section/form-section.tsx'
export { PageHeader, type PageHeaderProps } from './patterns/page-header/page-header.tsx'
export { type PageTab, PageTabs, type PageTabsProps } from './patterns/page-header/page-tabs.tsx'
export { PlaceLink, type PlaceLinkProps } from './patterns/place-link/place-link.tsx'
export * from './patterns/resource-form/index.ts'
export * from './patterns/resource-table/index.ts'
export { SaveBar, type SaveBarProps } from './patterns/save-bar/save-bar.tsx'
export { DeniedState } from './patterns/states/denied-state.tsx'
export { EmptyState, type EmptyStateProps } from './patterns/states/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './patterns/states/error-state.tsx'
export { NoMatchState, type NoMatchStateProps } from './patterns/states/no-match-state.tsx'
export { NotFoundState } from './patterns/states/not-found-state.tsx'
export { Strip, type StripItem } from './patterns/strip/strip.tsx'
export { type BoundRoute, type BoundScreen, bindScreens, type ScreenLoaders } from './routes/bind-screens.ts'
export { BEING_BUILT, isBeingBuilt } from './screens/being-built/being-built.ts'
export { type LoadScreen, screenLoaders, screens } from './screens/screens.ts'
export { ConsoleShell } from './shell/console-shell.tsx'
