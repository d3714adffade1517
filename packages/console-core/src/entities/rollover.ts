/** What became of one thing that a rollover looked at. */
export type RolloverOutcome = 'copied' | 'alreadyPresent' | 'skipped' | 'missingProduct' | 'failed'

type Item = {
  name: string
  outcome: RolloverOutcome
  /** A sentence; null for what was copied. */
  reason: string | null
}

type Counts = { read: number; copied: number; alreadyPresent: number; failed: number }

/** `POST /rollover/staff`. Every member of the staff is an item; teachers come with the import and are skipped. */
export type RolloverStaff = Counts & { skipped: number; items: (Item & { staffId: string })[] }

/** `POST /rollover/templates`. */
export type RolloverTemplates = Counts & { items: (Item & { templateId: number })[] }

/** `POST /rollover/exports`. `missingProduct`: the district does not have the product any more. */
export type RolloverExports = Counts & { missingProduct: number; items: (Item & { exportId: number })[] }
