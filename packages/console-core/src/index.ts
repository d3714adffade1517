export { canOpen } from './access/can-open.ts'
export { type AccessAnswer, type AccessContext, checkAccess } from './access/check-access.ts'
export { type EmployeeAccess, satisfies } from './access/satisfies.ts'
export { ApiFailure } from './api/api-failure.ts'
export type { Answer, CallInput } from './api/call.ts'
export { confirmationOf } from './api/confirmation-of.ts'
export { type Api, type ApiOptions, createApi } from './api/create-api.ts'
export { describeFailure } from './api/describe-failure.ts'
export type { ItemFailure } from './api/item-failures.ts'
export { useConfiguration } from './api/use-configuration.ts'
export { type ItemState, useItem } from './api/use-item.ts'
export { type ListInput, type ListOptions, type ListState, useList } from './api/use-list.ts'
export { type Offline, useOffline } from './api/use-offline.ts'
export { useRefresh } from './api/use-refresh.ts'
export {
  type SaveInput,
  type SaveOptions,
  type SaveState,
  useRemove,
  useRun,
  useSave,
} from './api/use-save.ts'
export { type DataYear, dataYearOf } from './clock/data-year.ts'
export { isRolloverSeason } from './clock/is-rollover-season.ts'
export { schoolYearOf } from './clock/school-year-of.ts'
export { type ZonedTime, zonedTime } from './clock/zoned-time.ts'
export * from './contract.ts'
export { describeStatus, type StatusDescription } from './formats/describe-status.ts'
export { formatCount } from './formats/format-count.ts'
export { formatDateTime } from './formats/format-date-time.ts'
export { formatDuration } from './formats/format-duration.ts'
export { formatShare } from './formats/format-share.ts'
export { formatTime } from './formats/format-time.ts'
export { formatYearPair } from './formats/format-year-pair.ts'
export { type Instant, readInstant } from './formats/read-instant.ts'
export { loadScreen, ScreenLoadError } from './lazy/load-screen.ts'
export {
  decideNavigation,
  type NavigationContext,
  type NavigationDecision,
} from './navigation/decide-navigation.ts'
export { hostNavigation } from './navigation/host-navigation.ts'
export { memoryNavigation } from './navigation/memory-navigation.ts'
export type { NavigationAdapter } from './navigation/navigation-adapter.ts'
export { wantedPlace } from './navigation/wanted-place.ts'
export { usePolling } from './polling/use-polling.ts'
export { useFollowRun, useRunWatch } from './polling/use-run-watch.ts'
export { ConsoleProvider, type ConsoleProviderProps } from './provider/console-provider.tsx'
export { DistrictScope, type DistrictScopeProps } from './provider/district-scope.tsx'
export { RequireRoles, type RequireRolesProps } from './provider/require-roles.tsx'
export { type AccessHook, useAccess } from './provider/use-access.ts'
export { useApi } from './provider/use-api.ts'
export { useClock } from './provider/use-clock.ts'
export { useConsoleSettings } from './provider/use-console-settings.ts'
export { type DistrictHook, useDistrict } from './provider/use-district.ts'
export { type DistrictScopeValue, useDistrictScope } from './provider/use-district-scope.ts'
export { type DraftHook, useDraft } from './provider/use-draft.ts'
export { useEmit } from './provider/use-emit.ts'
export { useLeavePrompt } from './provider/use-leave-prompt.ts'
export { useMessages } from './provider/use-messages.ts'
export { type NavigationHook, useNavigation } from './provider/use-navigation.ts'
export { type SetQuery, useQueryState } from './provider/use-query-state.ts'
export { useRememberClient } from './provider/use-remember-client.ts'
export { useRuntime } from './provider/use-runtime.ts'
export {
  type ChangeScreenState,
  type ScreenState,
  type ScreenStateFields,
  useScreenState,
} from './provider/use-screen-state.ts'
export { type SessionHook, useSession } from './provider/use-session.ts'
export { useSnackbar } from './provider/use-snackbar.ts'
export { type SnackbarStackHook, useSnackbarStack } from './provider/use-snackbar-stack.ts'
export { useStore } from './provider/use-store.ts'
export { type TablePreferencesHook, useTablePreferences } from './provider/use-table-preferences.ts'
export { useUnsavedChanges } from './provider/use-unsaved-changes.ts'
export { parseQuery, type Query, type QueryValue, stringifyQuery } from './query/query-string.ts'
export {
  ROLLOVER_KEYS,
  type RolloverKey,
  type RolloverPhase,
  type RolloverState,
} from './rollover/rollover-state.ts'
export { type RolloverHook, useRollover } from './rollover/use-rollover.ts'
export { type Breadcrumb, breadcrumbsOf } from './routes/breadcrumbs-of.ts'
export { isPlaceId } from './routes/is-place-id.ts'
export { parentsOf } from './routes/parents-of.ts'
export { pathOf } from './routes/path-of.ts'
export { type PickedRoute, pickRoutes } from './routes/pick-routes.ts'
export { type Place, type PlaceExtras, placeOf, placeWith } from './routes/place.ts'
export { placeFromHref } from './routes/place-from-href.ts'
export { type PathReading, placeFromPath } from './routes/place-from-path.ts'
export { titleOf } from './routes/title-of.ts'
export type { ConsoleEvent } from './runtime/console-event.ts'
export type { ConsoleOptions, DemoAccount, ThemeOptions } from './runtime/console-options.ts'
export type { ConsoleSettings } from './runtime/console-settings.ts'
export { type ConsoleRuntime, createConsoleRuntime } from './runtime/create-console-runtime.ts'
export type { DistrictState, Districts } from './runtime/create-districts.ts'
export { LEAVE_QUESTION, type LeaveGuard, type LeavePrompt } from './runtime/create-leave-guard.ts'
export { createNotify, type Notify } from './runtime/create-notify.ts'
export type { PreferenceState, PreferenceStore, Preferences } from './runtime/create-preferences.ts'
export type { Session, SessionState, SignInAnswer } from './runtime/create-session.ts'
export type { Snackbar, SnackbarState, Snackbars } from './runtime/create-snackbars.ts'
export { createStore, type Store } from './runtime/create-store.ts'
export type { Draft } from './runtime/drafts.ts'
export type { MessageOverrides, Messages } from './runtime/messages.ts'
export type { SnackbarColor, SnackbarMessage } from './runtime/snackbar-message.ts'
export { type ConsoleStorage, memoryStorage } from './runtime/storage.ts'
export { STORAGE_KEYS } from './runtime/storage-keys.ts'
