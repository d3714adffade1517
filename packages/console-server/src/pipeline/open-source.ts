import { createFinding, fixTargets } from '@edconsole/console-core/import-rules'
import type { LoadedTemplate } from './load-template.ts'
import type { RunContext } from './run-context.ts'
import { openFile } from './source/open-file.ts'
import type { FailedSource, OpenedSource } from './source/opened-source.ts'

/** Finds where the rows of a template come from. */
export const openSource = (run: RunContext, template: LoadedTemplate): Promise<OpenedSource> =>
  template.source === 'api'
    ? Promise.resolve(notFromFiles({ districtId: run.districtId, templateId: template.id }))
    : openFile(run.inbox, template, run.districtId).catch(() => unreadable(template))

/** A file that is taken away or locked at this moment is as good as absent. */
const unreadable = ({ filePattern }: LoadedTemplate): FailedSource => ({
  kind: 'failed',
  fileName: null,
  finding: createFinding('E004', { instead: { message: `File "${filePattern}" could not be read.` } }),
})

/** This server reads the district's folder; an answer of a SIS would have to come from somewhere else. */
const notFromFiles = (scope: { districtId: string; templateId: number }): FailedSource => ({
  kind: 'failed',
  fileName: null,
  finding: createFinding('E001', {
    fixTarget: fixTargets.template(scope),
    instead: {
      message: 'The template reads from the SIS itself, and this server reads files.',
      suggestion: 'Let the template read files.',
      owner: 'provider',
    },
  }),
})
