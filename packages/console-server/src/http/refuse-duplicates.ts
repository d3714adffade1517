import { uniqueViolation } from '../db/database-errors.ts'
import { ApiError } from './api-error.ts'

/**
 * Runs a write and turns a violation of a unique index into a refusal that names the field.
 * @param taken field and sentence by the name of the unique index
 */
export const refuseDuplicates = async <Result>(
  taken: Readonly<Record<string, { field: string; message: string }>>,
  write: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await write()
  } catch (error) {
    const fault = taken[uniqueViolation(error) ?? '']
    if (fault) throw new ApiError(400, fault.message, fault.field)
    throw error
  }
}
