import {
  ApiFailure,
  type NewTranslation,
  type SisImportTemplateDetailed,
  type TemplateTranslation,
  type UpdateSisImportTemplate,
  type UpdateTranslation,
} from '@edconsole/console-core'
import { changesOf, type TemplateDraft, withTranslation } from '@edconsole/console-core/import-rules'

/** The calls of a save; each rejects with an ApiFailure. */
export type SaveCalls = {
  update(body: UpdateSisImportTemplate): Promise<SisImportTemplateDetailed>
  changeTranslation(id: number, body: UpdateTranslation): Promise<TemplateTranslation>
  addTranslation(body: NewTranslation): Promise<TemplateTranslation>
}

/** What a call stores. */
type SentPart =
  | { readonly columnName: string; readonly translation: SentTranslation }
  /** The template itself. */
  | { readonly columnName: null; readonly columns: UpdateSisImportTemplate['importTemplateColumns'] }

export type SentTranslation = Pick<UpdateTranslation, 'sourceValue' | 'translatedValue' | 'matchType'>

export type Sent = {
  /** The template with everything that was stored. */
  readonly stored: SisImportTemplateDetailed
  readonly added: readonly TemplateTranslation[]
  readonly changed: readonly TemplateTranslation[]
  readonly failures: readonly (SentPart & { failure: ApiFailure })[]
  readonly done: number
  readonly of: number
}

/**
 * Sends what was changed, one call after the other. What fails stays for another try, and the others go on; but not after
 * a call that came too late (409), or where there is no session or connection: all would fail for the same reason.
 */
export const sendChanges = async (
  base: SisImportTemplateDetailed,
  draft: TemplateDraft,
  calls: SaveCalls,
): Promise<Sent> => {
  const { template, update, create } = changesOf(base, draft)
  const added: TemplateTranslation[] = []
  const changed: TemplateTranslation[] = []
  const failures: Sent['failures'][number][] = []
  let stored = base
  const steps: { part: SentPart; run: () => Promise<void> }[] = [
    ...(template === null
      ? []
      : [
          {
            part: { columnName: null, columns: template.importTemplateColumns },
            run: async () => {
              stored = await calls.update(template)
            },
          },
        ]),
    ...update.map(({ columnName, id, body }) => ({
      part: { columnName, translation: body },
      run: async () => {
        const answer = await calls.changeTranslation(id, { ...body, version: stored.version })
        stored = withTranslation(stored, answer)
        changed.push(answer)
      },
    })),
    ...create.map(({ columnName, body }) => ({
      part: { columnName, translation: body },
      run: async () => {
        const answer = await calls.addTranslation({ ...body, version: stored.version })
        stored = withTranslation(stored, answer)
        added.push(answer)
      },
    })),
  ]
  let done = 0
  for (const { part, run } of steps) {
    try {
      await run()
      done += 1
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      failures.push(Object.assign({ failure }, part))
      if (failure.code === 409 || failure.expired || failure.code === null) break
    }
  }
  return { stored, added, changed, failures, done, of: steps.length }
}
