import { createFinding, fixTargets } from '@edconsole/console-core/import-rules'
import type { LoadedTemplate } from './load-template.ts'
import type { RunContext } from './run-context.ts'
import { openApi } from './source/open-api.ts'
import { openFile } from './source/open-file.ts'
import type { FailedSource, OpenedSource } from './source/opened-source.ts'

/** Finds where the rows of a template come from. */
export const openSource = (run: RunContext, template: LoadedTemplate): Promise<OpenedSource> =>
  template.source === 'api'
    ? openApi(run, template)
    : openFile(run.inbox, template, run.districtId).catch(() => unreadable(template, run.districtId))

/** A file that is taken away or locked at this moment is as good as absent. */
const unreadable = ({ filePattern, id }: LoadedTemplate, districtId: string): FailedSource => ({
  kind: 'failed',
  fileName: null,
  finding: createFinding('E004', {
    fixTarget: fixTargets.template({ districtId, templateId: id }),
    params: { pattern: filePattern, locked: true },
  }),
})
