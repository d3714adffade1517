import { componentTitle, type UploadSetTrial } from '@edconsole/console-core/contract'
import type { StoredFile } from './stored-upload.ts'

/** Why an upload can't be imported as it is; null if it can. */
export const reasonNotToStart = (
  files: readonly Pick<StoredFile, 'name' | 'isLeftOut' | 'found'>[],
  setTrials: readonly UploadSetTrial[],
): string | null => {
  const wanted = files.filter(({ found, isLeftOut }) => found?.kind === 'rows' && !isLeftOut)
  const hasSet = files.some(({ found, isLeftOut }) => found?.kind === 'set' && !isLeftOut)
  if (wanted.length === 0 && !hasSet) return 'None of the files can be imported.'
  // One component that lacks a file leaves the others as they are.
  const loadsNothing = setTrials.length > 0 && setTrials.every(({ trial }) => trial.fatal !== null)
  if (wanted.length === 0 && loadsNothing) return setTrials[0]?.trial.fatal ?? null
  const open = wanted.find(({ found }) => found?.templateId == null)
  if (open)
    return open.found?.templates.length === 0
      ? `No template reads ${open.name}. Create or enable one, or leave the file out.`
      : `Choose a template for ${open.name}, or leave it out.`
  const bad = wanted.find(({ found }) => found?.problem !== null)
  if (bad) return `${bad.name}: ${bad.found?.problem}`
  const nothing = wanted.find(({ found }) => found?.trial?.fatal !== null)
  const component = nothing?.found?.componentName
  return nothing
    ? `${nothing.name} would load nothing${component ? ` of ${componentTitle(component)}` : ''}. Leave it out, or choose another file.`
    : null
}
