/**
 * The size budgets, in one place. Bytes and counts only: they are the same on every machine.
 * `kB` is 1,000 bytes after brotli (quality 11). What each one measures: docs/budgets.md.
 */
export const BUDGETS = {
  /** Scripts and styles that the browser loads until the first row of Import Logs is there. */
  firstScreenKb: 236,
  /** How many files those are: a screen that cuts what the others share into more of them shows here first. */
  firstScreenFiles: 12,
  /** What Import Logs adds to a host that already has React. */
  embedImportLogsKb: 121.7,
  /** The same when the host lets its bundler put what it loads at once into one file, as docs/embedding.md advises. */
  embedTogetherKb: 105.9,
  /** What five screens add together to such a host, and in how many files. */
  fiveScreensKb: 205.8,
  fiveScreensFiles: 2,
  /** What a page without React loads at once for any screen: React, core and what all screens share. */
  standaloneKb: 122.9,
  /** The packed packages, as npm fetches them: gzip instead of brotli. */
  packedUiKb: 938,
  packedStandaloneKb: 1111,
  /** What a pattern without parts of its own adds alone, taken from the built package. */
  smallPatternKb: 1.5,
  /** What any screen adds to a page that shows the shell, without the parts that load later. */
  screenKb: 158.6,
  stylesheetKb: 31.7,
  /** The stylesheet of any one screen, complete with tokens and with what the screen opens or loads later. */
  screenStylesKb: 15.4,
  /** Elements on Import Logs with 100 rows on the page, shell included. */
  domElementsAt100Rows: 1000,
} as const
