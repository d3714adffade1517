import type { RunContext } from '../pipeline/run-context.ts'

/** The template that has just said all about the staff, and how much it may take away. */
export type FullStaffImport = { readonly templateId: number; readonly limitPercent: number | null }

/**
 * Undefined unless one full file named all of the staff and every row of it was taken: only then is somebody gone whom
 * it does not name.
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
    .where('importResults.batchId', '=', batchId)
    .where('importResults.componentName', '=', 'staff')
    .execute()
  const isFull = staff?.status === 'completed' && others.length === 0 && (mode ?? staff.mode) === 'full'
  return isFull ? staff : undefined
}
