import { people } from './0001-people.ts'
import { imports } from './0002-imports.ts'
import { sisRowIndexes } from './0003-sis-row-indexes.ts'
import { sisRowFields } from './0004-sis-row-fields.ts'
import { setup } from './0005-setup.ts'
import { templates } from './0006-templates.ts'
import { platform } from './0007-platform.ts'
import { exports } from './0008-exports.ts'
import { accountsAndRoles } from './0009-accounts-and-roles.ts'
import { rowCounts } from './0010-row-counts.ts'
import { signInFailures } from './0011-sign-in-failures.ts'
import { quickLists } from './0012-quick-lists.ts'
import { customerRequests } from './0013-customer-requests.ts'
import { connectionTests } from './0015-connection-tests.ts'
import { schedules } from './0016-schedules.ts'
import { holds } from './0017-holds.ts'
import { exportFiles } from './0018-export-files.ts'
import { followingAccounts } from './0019-following-accounts.ts'
import { leftOutAndRememberedRows } from './0021-left-out-and-remembered-rows.ts'
import { rollovers } from './0022-rollovers.ts'
import { sourceRowsInOrder } from './0023-source-rows-in-order.ts'
import { moreRowFields } from './0024-more-row-fields.ts'
import { sentConnections } from './0026-sent-connections.ts'
import { siteStanding } from './0027-site-standing.ts'
import { sourcesOfTemplates } from './0031-sources-of-templates.ts'
import { signInAttempts } from './0032-sign-in-attempts.ts'
import { millisecondsOfAccountChanges } from './0033-milliseconds-of-account-changes.ts'
import { peopleByName } from './0034-people-by-name.ts'
import { previousSignIns } from './0035-previous-sign-ins.ts'
import { parametersOfFindings } from './0036-parameters-of-findings.ts'
import { addressesOfFailedSignIns } from './0037-addresses-of-failed-sign-ins.ts'
import { idleTimes } from './0038-idle-times.ts'
import { auditLog } from './0039-audit-log.ts'
import { passwordLinks } from './0040-password-links.ts'
import { ownSessions } from './0041-own-sessions.ts'
import { instanceSteps } from './0042-instance-steps.ts'
import { inactiveStaff } from './0043-inactive-staff.ts'
import { teachersOfClasses } from './0045-teachers-of-classes.ts'
import { subjectsNotGiven } from './0046-subjects-not-given.ts'
import { limitsOfTemplates } from './0047-limits-of-templates.ts'
import { uploads } from './0048-uploads.ts'
import { inbox } from './0050-inbox.ts'
import { sourceFormats } from './0051-source-formats.ts'
import { importGuards } from './0052-import-guards.ts'
import { deletedDetails } from './0053-deleted-details.ts'
import { jobsOfDistricts } from './0054-jobs-of-districts.ts'
import { oneRosterIds } from './0055-oneroster-ids.ts'
import { federatedSignIn } from './0057-federated-sign-in.ts'
import { saml } from './0059-saml.ts'
import { signInTests } from './0060-sign-in-tests.ts'
import { openIdSessions } from './0061-openid-sessions.ts'
import { serviceTokens } from './0062-service-tokens.ts'
import { secondFactors } from './0063-second-factors.ts'
import { setsAndArchives } from './0065-sets-and-archives.ts'
import { passkeys } from './0066-passkeys.ts'
import { signInLinks } from './0067-sign-in-links.ts'
import { districtSummaries } from './0068-district-summaries.ts'
import { stagedRows } from './0070-staged-rows.ts'
import { rejectedLimits } from './0071-rejected-limits.ts'
import { causesOfImports } from './0073-causes-of-imports.ts'
import { correctionRequests } from './0074-correction-requests.ts'
import { changedFields } from './0078-changed-fields.ts'
import { alerts } from './0079-alerts.ts'
import { savedViews } from './0082-saved-views.ts'
import { erasedLines } from './0085-erased-lines.ts'
import { stagedNewRecords } from './0090-staged-new-records.ts'
import { webhooks } from './0091-webhooks.ts'
import { rolloverRuns } from './0093-rollover-runs.ts'
import { districtsByState } from './0094-districts-by-state.ts'
import { lateReasons } from './0095-late-reasons.ts'
import { notes } from './0096-notes.ts'
import { answersToCorrections } from './0097-answers-to-corrections.ts'
import { changedRows } from './0098-changed-rows.ts'
import { alertsOfAnswers } from './0101-alerts-of-answers.ts'
import { canceledRollovers } from './0102-canceled-rollovers.ts'
import { emailsOnTheirWay } from './0107-emails-on-their-way.ts'
import { partitionedLogs } from './0110-partitioned-logs.ts'
import { districtsInKeys } from './0111-districts-in-keys.ts'
import { writeMarks } from './0120-write-marks.ts'
import { causesOfDistricts } from './0121-causes-of-districts.ts'
import { openJobsByKind } from './0122-open-jobs-by-kind.ts'
import { jobTurns } from './0123-job-turns.ts'
import { countsOnEachServer } from './0124-counts-on-each-server.ts'
import { tokenUrls } from './0125-token-urls.ts'
import { summariesFollowTranslations } from './0126-summaries-follow-translations.ts'
import type { Migration } from './migration.ts'

/** In the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [
  people,
  imports,
  sisRowIndexes,
  sisRowFields,
  setup,
  templates,
  platform,
  exports,
  accountsAndRoles,
  rowCounts,
  signInFailures,
  quickLists,
  customerRequests,
  connectionTests,
  schedules,
  holds,
  exportFiles,
  followingAccounts,
  leftOutAndRememberedRows,
  rollovers,
  sourceRowsInOrder,
  moreRowFields,
  sentConnections,
  siteStanding,
  sourcesOfTemplates,
  signInAttempts,
  millisecondsOfAccountChanges,
  peopleByName,
  previousSignIns,
  parametersOfFindings,
  addressesOfFailedSignIns,
  idleTimes,
  auditLog,
  passwordLinks,
  ownSessions,
  instanceSteps,
  inactiveStaff,
  teachersOfClasses,
  subjectsNotGiven,
  limitsOfTemplates,
  uploads,
  inbox,
  sourceFormats,
  importGuards,
  deletedDetails,
  jobsOfDistricts,
  oneRosterIds,
  federatedSignIn,
  saml,
  signInTests,
  openIdSessions,
  serviceTokens,
  secondFactors,
  setsAndArchives,
  passkeys,
  signInLinks,
  districtSummaries,
  stagedRows,
  rejectedLimits,
  causesOfImports,
  correctionRequests,
  changedFields,
  alerts,
  savedViews,
  erasedLines,
  stagedNewRecords,
  webhooks,
  rolloverRuns,
  districtsByState,
  lateReasons,
  notes,
  answersToCorrections,
  changedRows,
  alertsOfAnswers,
  canceledRollovers,
  emailsOnTheirWay,
  partitionedLogs,
  districtsInKeys,
  writeMarks,
  causesOfDistricts,
  openJobsByKind,
  jobTurns,
  countsOnEachServer,
  tokenUrls,
  summariesFollowTranslations,
]

const made = (kind: RegExp): string[] =>
  MIGRATIONS.flatMap(({ statements }) => statements.flatMap((statement) => kind.exec(statement)?.[1] ?? []))

/** The tables that migrations create: other programs may share the database. */
export const OWN_TABLES: readonly string[] = made(/^\s*create (?:unlogged )?table (\w+)/)

/** The sequences that migrations create without a column. */
export const OWN_SEQUENCES: readonly string[] = made(/^\s*create sequence (\w+)/)
