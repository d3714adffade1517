import { formatDateTime, type SisSystem, type SourceFormatSummary } from '@edconsole/console-core'
import { type ImportedComponent, NOTHING_SEEN } from '@edconsole/console-core/import-rules'
import { beginWithFile } from './begin-with-file.ts'
import type { Begun } from './start-draft.ts'
import { emptyStart, formatStart, fromSystem, standardStart } from './start-draft.ts'
import type { FileStartState } from './use-file-start.ts'
import type { KeptNew } from './use-kept-new.ts'

export type Start = {
  readonly value: 'kept' | 'file' | 'standard' | 'format' | 'empty'
  /** What a word is said about: a day, a file, a system, a format. */
  readonly about: string
  begin(): Begun
}

type Options = {
  component: ImportedComponent | undefined
  system: SisSystem | undefined
  kept: KeptNew | null
  fileStart: FileStartState
  /** The chosen one of those that have the component. */
  format: SourceFormatSummary | undefined
  /** In which times are shown. */
  timeZone: string
}

/** What a template of the chosen component may begin with, the most useful first. */
export const startsOf = ({ component, system, kept, fileStart, format, timeZone }: Options): Start[] => {
  if (component === undefined) return []
  const { file, sniffed } = fileStart
  const standard = standardStart(component, system)
  const ofFormat = format && formatStart(component, system, format)
  const unseen = (value: Start['value'], about: string, draft: Begun['draft']): Start => ({
    value,
    about,
    begin: () => ({ draft, seen: NOTHING_SEEN }),
  })
  const ofFile: Start[] =
    file && sniffed
      ? [
          {
            value: 'file',
            about: file.name,
            begin: () => beginWithFile(sniffed, file.name, { component, system }),
          },
        ]
      : []
  const ofKept: Start[] = kept
    ? [
        {
          value: 'kept',
          about: formatDateTime(kept.at, timeZone),
          begin: () => ({ draft: fromSystem(kept.draft, system), seen: kept.seen }),
        },
      ]
    : []
  return [
    ...ofKept,
    ...ofFile,
    ...(standard && system ? [unseen('standard', system.provider.name, standard)] : []),
    ...(ofFormat ? [unseen('format', format.title, ofFormat)] : []),
    unseen('empty', '', emptyStart(component, system)),
  ]
}
