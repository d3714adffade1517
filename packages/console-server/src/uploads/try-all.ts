import { setImmediate } from 'node:timers/promises'
import { COMPONENTS, type ComponentName, type UploadSetTrial } from '@edconsole/console-core/contract'
import type { NamedFile } from '@edconsole/console-core/dry-run'
import type { FoundInFile } from '../db/schema/uploads.ts'
import type { LoadedTemplate } from '../pipeline/load-template.ts'
import type { Check } from './check.ts'
import { saveFound } from './found-in-file.ts'
import type { FormatMatch } from './recognition/file-formats.ts'
import type { StoredFile } from './stored-upload.ts'
import { type Incoming, noneIncoming } from './trial-context.ts'
import { tryFile } from './try-file.ts'
import { type SetTemplate, trySet } from './try-set.ts'

/** A file that holds rows, and how they are to be read. */
export type RowFile = {
  stored: StoredFile
  file: NamedFile
  found: FoundInFile
  /** Those whose files have such a header. */
  formats: readonly FormatMatch[]
}

/** A file that templates put together with others of its format. */
export type SetFile = { stored: StoredFile; formatId: string }

type Tried = { files: readonly RowFile[]; sets: readonly SetFile[]; templates: readonly LoadedTemplate[] }

/** Something of the upload that makes records of one component. */
type Step = {
  readonly componentName: ComponentName | null
  readonly bytes: number
  readonly run: (incoming: Incoming | null, onProgress: (share: number) => Promise<void>) => Promise<void>
}

/**
 * Tries files and sets in the order in which an import loads them, since later ones refer to earlier ones. What comes of a file is
 * stored with it; what comes of sets is returned.
 */
export const tryAll = async (check: Check, { files, sets, templates }: Tried): Promise<UploadSetTrial[]> => {
  const trials: UploadSetTrial[] = []
  const steps: Step[] = files.map((row) => ({
    componentName: row.found.componentName,
    bytes: row.stored.bytes,
    run: async (incoming, onProgress) => {
      const template = templates.find(({ id }) => id === row.found.templateId)
      if (template && !row.stored.isLeftOut && row.found.problem === null) {
        const trial = await tryFile(check, { file: row.file, template, incoming, onProgress })
        row.found.trial = trial
        row.found.rows = trial.rows
      }
      await check.write((trx) => saveFound(trx, row.stored, row.found))
    },
  }))
  for (const template of templates.filter(isSetTemplate)) {
    const own = sets.filter(({ formatId }) => formatId === template.sourceFormat)
    const { id: templateId, name, componentName } = template
    if (own.length > 0)
      steps.push({
        componentName,
        bytes: own.reduce((sum, { stored }) => sum + stored.bytes, 0),
        run: async (incoming, onProgress) => {
          const stored = own.map((one) => one.stored)
          const trial = await trySet(check, { files: stored, template, incoming, onProgress })
          trials.push({ templateId, name, componentName, trial })
        },
      })
  }
  const incoming = steps.length > 1 ? noneIncoming() : null
  const progress = progressOf(check, steps)
  for (const step of steps.toSorted(inLoadOrder)) {
    await step.run(incoming, progress.of(step))
    progress.end(step)
  }
  return trials
}

const isSetTemplate = (template: LoadedTemplate): template is SetTemplate => template.sourceFormat !== null

const inLoadOrder = (one: Step, other: Step): number => orderOf(one) - orderOf(other)

const orderOf = ({ componentName }: Step): number =>
  componentName === null ? Number.MAX_SAFE_INTEGER : COMPONENTS[componentName].loadOrder

const WRITTEN_MS = 1000

/** Writes how far the check is, about once a second, and lets other work of the server have its turn. */
const progressOf = ({ write, upload, signal }: Check, steps: readonly Step[]) => {
  const total = steps.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  let writtenAt = 0
  return {
    of:
      ({ bytes }: Step) =>
      async (share: number) => {
        await setImmediate()
        signal.throwIfAborted()
        if (performance.now() - writtenAt < WRITTEN_MS) return
        writtenAt = performance.now()
        const progress = Math.min(1, (done + share * bytes) / Math.max(1, total))
        await write((trx) =>
          trx.updateTable('importUploads').set({ progress }).where('id', '=', upload.id).execute(),
        )
      },
    end: ({ bytes }: Step) => {
      done += bytes
    },
  }
}
