import type { UploadTrial } from '@edconsole/console-core/contract'
import { checkFile, type NamedFile } from '@edconsole/console-core/dry-run'
import type { Check } from './check.ts'
import { runTrial, type Trial } from './run-trial.ts'

/** Tries a file that is read by itself. */
export const tryFile = (
  check: Check,
  { file, ...trial }: Trial & { file: NamedFile },
): Promise<UploadTrial> =>
  runTrial(check, { ...trial, source: { name: file.name, origin: 'file' } }, (asked, onProgress, watcher) =>
    checkFile({ ...asked, file, reading: trial.template }, onProgress, watcher),
  )
