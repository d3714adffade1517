/** Every figure that the product fixes, in one place ([S9], R29). Times are milliseconds, lengths CSS pixels. */
export const CONSTANTS = {
  /** How long a snackbar of the console itself stays. */
  snackbarMs: 4000,
  /** How long a message of the embeddable `notify` helper stays. */
  notifyMs: 3000,
  snackbarMaxWidth: 340,
  /** After this a lazily loaded screen counts as failed (R28). */
  chunkTimeoutMs: 120_000,
  headerHeight: 48,
  /** Month index (0 = January). Before it the school year is the previous calendar year. */
  schoolYearCutoffMonth: 5,
  /** Month indexes, both included, in which a rollover may run and the Data Year is shown. */
  rolloverMonths: { first: 5, last: 9 },
  dateTimeFormat: 'MM/dd/yyyy - hh:mma',
  timeZone: 'America/New_York',
  pageSizes: [25, 50, 100, 250],
  pageSizeDefault: 25,
  /** People and rejected rows. */
  pageSizePeople: 50,
  pageSizeTableViewer: 100,
  /** The server refuses a larger `limit` (R16). */
  limitMax: 1000,
  /** The server refuses a longer `search`; in characters. */
  searchMax: 200,
  /** Preference writes wait this long for the next change (R23). */
  preferenceDebounceMs: 400,
  /** A component that reads this share fewer rows than last time is called unusual. */
  unusualDropShare: 0.2,
} as const
