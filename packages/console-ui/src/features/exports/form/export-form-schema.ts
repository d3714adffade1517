import type { Export, UpdateExport } from '@edconsole/console-core'
import {
  type CheckedExport,
  EXPORT_RULES,
  newExportSchema,
  updateExportSchema,
} from '@edconsole/console-core/schemas'
import type { FormSchema } from '../../../patterns/resource-form/index.ts'
import type { ExportFormMessages } from './messages.ts'

type Context = { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void }

/**
 * The check of the call's body, and what its fields must be to each other and to what is stored: fields that the form does
 * not show stay as they are.
 * @param stored undefined for a new export
 */
export const exportFormSchema = (stored: Export | undefined, m: ExportFormMessages): FormSchema => {
  const check = (body: UpdateExport, context: Context): void => {
    // Null is one that is taken away.
    const isThere = (given: string | null | undefined, savedAt: string | null | undefined) =>
      given === undefined ? (savedAt ?? null) !== null : given !== null
    const item: Partial<CheckedExport> = {
      ...stored,
      ...body,
      password: isThere(body.password, stored?.passwordSavedAt),
      privateKey: isThere(body.privateKey, stored?.privateKeySavedAt),
    }
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    for (const { field, fault } of EXPORT_RULES) {
      const message = fault(item)
      if (message !== undefined) issue(field, message)
    }
    if (stored && body.password === undefined && movesPassword(stored, body.host))
      issue('password', m.asks.password)
  }
  return stored
    ? updateExportSchema.superRefine(check)
    : newExportSchema.omit({ productId: true }).superRefine(check)
}

/** A stored password stays with its host: the server would not send it to another one either. */
export const movesPassword = (stored: Pick<Export, 'host' | 'passwordSavedAt'>, host: unknown): boolean =>
  stored.passwordSavedAt !== null && typeof host === 'string' && host !== '' && host !== stored.host
