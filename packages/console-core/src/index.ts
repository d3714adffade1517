'use client'

export {
  type AccessAnswer,
  type AccessContext,
  checkAccess,
  type EmployeeAccess,
  satisfies,
} from './access/check-access.ts'
export { ApiFailure } from './api/api-failure.ts'
export type { Answer, CallInput } from './api/call.ts'
export { type Api, type ApiOptions, createApi } from './api/create-api.ts'
export { describeFailure } from './api/describe-failure.ts'
export { describeItemFailures, type ItemFailure } from './api/item-failures.ts'
export type { ListRead, ReadContext } from './api/list-read.ts'
export { useRefresh } from './api/refresh-after.ts'
export type { GetToken } from './api/token-source.ts'
export { useConfiguration } from './api/use-configuration.ts'
export { useExtension } from './api/use-extension.ts'
export {
  type ItemState,
  type ListInput,
  type ListOptions,
  type ListState,
  useItem,
  useList,
} from './api/use-list.ts'
export { type Offline, useOffline } from './api/use-offline.ts'
export {
  confirmationOf,
  type SaveInput,
  type SaveOptions,
  type SaveState,
  useRemove,
  useRun,
  useSave,
} from './api/use-save.ts'
export { whenAnswered } from './api/when-answered.ts'
export { type DataYear, dataYearOf, isRolloverSeason, schoolYearOf } from './clock/data-year.ts'
export { instantOf } from './clock/instant-of.ts'
export { knownZone } from './clock/zone-offset.ts'
export { type Instant, readInstant, type ZonedTime, zonedTime } from './clock/zoned-time.ts'
export * from './contract.ts'
export { describeStatus, type StatusDescription } from './formats/describe-status.ts'
export {
  countOf,
  formatCompact,
  formatCount,
  formatFileSize,
  formatShare,
  plural,
} from './formats/format-count.ts'
export { formatDateTime, formatYearPair, inZone, zoneNames } from './formats/format-dates.ts'
export { formatDay } from './formats/format-day.ts'
export { formatDuration } from './formats/format-duration.ts'
export { loadScreen, ScreenLoadError } from './lazy/load-screen.ts'
export {
  decideNavigation,
  type NavigationContext,
  type NavigationDecision,
  wantedPlace,
} from './navigation/decide-navigation.ts'
export { hostNavigation } from './navigation/host-navigation.ts'
export { memoryNavigation } from './navigation/memory-navigation.ts'
export type { NavigationAdapter } from './navigation/navigation-adapter.ts'
export { exportRuns } from './polling/export-runs.ts'
export { usePolling } from './polling/use-polling.ts'
export { useFollowRun, useRunWatch } from './polling/use-run-watch.ts'
export { ClientScope, type ClientScopeProps, useClientId } from './provider/client-scope.tsx'
export { ConsoleProvider, type ConsoleProviderProps } from './provider/console-provider.tsx'
export {
  DistrictGlance,
  type DistrictGlanceProps,
  DistrictScope,
  type DistrictScopeProps,
  type DistrictScopeValue,
  useDistrictScope,
} from './provider/district-scope.tsx'
export {
  EmbeddedPlaces,
  type EmbeddedPlacesProps,
  useNavigationAdapter,
} from './provider/embedded-places.tsx'
export { OwnDistrict, type OwnDistrictProps } from './provider/own-district.tsx'
export { RequireRoles, type RequireRolesProps } from './provider/require-roles.tsx'
export { type AccessHook, canOpen, useAccess } from './provider/use-access.ts'
export { type DistrictHook, useDataYear, useDistrict, useDistrictList } from './provider/use-district.ts'
export type { Draft } from './provider/use-draft.ts'
export { type DraftHook, useDraft } from './provider/use-draft.ts'
export { useMessages } from './provider/use-messages.ts'
export {
  type NavigationHook,
  type NavigatorHook,
  useNavigation,
  useNavigator,
  usePlace,
} from './provider/use-navigation.ts'
export { useWhenOnline } from './provider/use-online.ts'
export { type SetQuery, useQueryState } from './provider/use-query-state.ts'
export {
  useApi,
  useClock,
  useConsoleSettings,
  useEmit,
  useRememberClient,
  useRuntime,
  useStore,
} from './provider/use-runtime.ts'
export {
  type ChangeScreenState,
  type ScreenState,
  type ScreenStateFields,
  useScreenState,
} from './provider/use-screen-state.ts'
export { type SessionHook, useSession } from './provider/use-session.ts'
export { type SnackbarStackHook, useSnackbar, useSnackbarStack } from './provider/use-snackbar.ts'
export { type TablePreferencesHook, useTablePreferences } from './provider/use-table-preferences.ts'
export { useLeavePrompt, useUnsavedChanges } from './provider/use-unsaved-changes.ts'
export { parseQuery, type Query, type QueryValue, queryGroup, stringifyQuery } from './query/query-string.ts'
export {
  ROLLOVER_KEYS,
  type RolloverKey,
  type RolloverPhase,
  type RolloverState,
} from './rollover/rollover-state.ts'
export { type RolloverHook, useRollover } from './rollover/use-rollover.ts'
export { type Breadcrumb, breadcrumbsOf, parentsOf, titleOf } from './routes/breadcrumbs-of.ts'
export { isPlaceId } from './routes/is-place-id.ts'
export { type PickedRoute, pickRoutes } from './routes/pick-routes.ts'
export { type Place, type PlaceExtras, placeOf, placeWith } from './routes/place.ts'
export { type PathReading, placeFromHref, placeFromPath } from './routes/place-from-path.ts'
export type { PlacedScreens, RoutedScreens } from './routes/routed-screens.ts'
export type { ConsoleEvent } from './runtime/console-event.ts'
export type {
  ConsoleOptions,
  ConsoleSettings,
  DemoAccount,
  ThemeOptions,
  ThemeTokens,
} from './runtime/console-options.ts'
export { type ConsoleRuntime, createConsoleRuntime } from './runtime/create-console-runtime.ts'
export type { DistrictState, Districts } from './runtime/create-districts.ts'
export { LEAVE_QUESTION, type LeaveGuard, type LeavePrompt } from './runtime/create-leave-guard.ts'
export { createNotify, type Notify } from './runtime/create-notify.ts'
export type { PreferenceState, PreferenceStore, Preferences } from './runtime/create-preferences.ts'
export type { Session, SessionState, SignInAnswer } from './runtime/create-session.ts'
export type { Snackbar, SnackbarState, Snackbars } from './runtime/create-snackbars.ts'
export { createStore, type Store } from './runtime/create-store.ts'
export type { MessageOverrides, Messages, ReplaceableMessages } from './runtime/messages.ts'
export type { Denial, SnackbarColor, SnackbarMessage } from './runtime/snackbar-message.ts'
export { type ConsoleStorage, memoryStorage, STORAGE_KEYS } from './runtime/storage.ts'
