import type { RunContext } from '../pipeline/run-context.ts'

/** The template that has just said all about the staff, and how much it may take away. */
export type FullStaffImport = { readonly templateId: number; readonly limitPercent: number | null }

/**
 * Undefined unless one full file named all of the staff and every row of it was taken, also none left out for its site's
 * sake: only then is somebody gone whom it does not name.
 */
export const fullStaffImport = async (
  { db, batchId }: Pick<RunContext, 'db' | 'batchId'>,
  mode: string | undefined,
): Promise<FullStaffImport | undefined> => {
  const [staff, ...others] = await db
    .selectFrom('importResults')
    .innerJoin('importTemplates', 'importTemplates.id', 'importResults.templateId')
    .select(['importResults.status', 'importTemplates.id as templateId', 'importTemplates.mode'])
    .select('importTemplates.deleteThresholdPercent as limitPercent')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('importDetails')
            .select('id')
            .whereRef('importDetails.etlStatusId', '=', 'importResults.etlStatusId')
            .where('errorCode', '=', 'R010'),
        )
        .as('leavesOut'),
    )
    .where('importResults.batchId', '=', batchId)
    .where('importResults.componentName', '=', 'staff')
    .execute()
  if (staff?.status !== 'completed' || staff.leavesOut || others.length > 0) return undefined
  return (mode ?? staff.mode) === 'full' ? staff : undefined
}
