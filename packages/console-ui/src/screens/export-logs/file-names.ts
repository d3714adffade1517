import type { ExportLogHeader } from '@edconsole/console-core/contract'

/** The files of a sending, each once: several components may share an archive. */
export const fileNames = ({ components }: Pick<ExportLogHeader, 'components'>): string[] => [
  ...new Set(components.flatMap(({ fileName }) => fileName ?? [])),
]
