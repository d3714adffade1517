import type { ExportLogHeader, ExportLogHeaderComponent } from '@edconsole/console-core/contract'

/** Files whose causes are asked for. */
const FILES_MAX = 3

/** The files of a sending that need somebody: those that failed, then those that left most rows out. */
export const worstFiles = ({ components }: Pick<ExportLogHeader, 'components'>): ExportLogHeaderComponent[] =>
  components
    .filter((file) => failed(file) || file.recordsSkipped > 0)
    .sort((a, b) => Number(failed(b)) - Number(failed(a)) || b.recordsSkipped - a.recordsSkipped)
    .slice(0, FILES_MAX)

const failed = ({ status }: ExportLogHeaderComponent): boolean => status === 'failed'
