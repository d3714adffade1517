import { CONSTANTS, useDataYear, useRuntime, zonedDay } from '@edconsole/console-core'
import { previewRows, type SniffedFile, sniffFile } from '@edconsole/console-core/dry-run'
import { ruleTemplateOf, type TemplateDraft } from '@edconsole/console-core/import-rules'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { DryRun, type TriedFile } from '../../features/templates/dry-run/index.ts'
import { sameTemplate } from '../../features/templates/dry-run/same-template.ts'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import type { SisImportCreateMessages } from './messages.ts'
import { PreviewTable } from './preview-table.tsx'
import { withTrial } from './with-trial.ts'

export type FileCheckProps = {
  file: File | null
  onFile: (file: File) => void
  draft: TemplateDraft
  districtId: string
  tried: TriedFile | null
  onTried: (tried: TriedFile) => void
  onMapColumn: (columnName: string, header: string | null) => void
  onTranslate: (columnName: string) => void
  m: SisImportCreateMessages
}

/** What an import would make of the file at hand, and its first rows as they would be read. Its code comes when it's needed. */
export function FileCheck(props: FileCheckProps): ReactElement {
  const { file, onFile, draft, districtId, tried, onTried, onMapColumn, onTranslate, m } = props
  const schoolYear = useDataYear() ?? 0
  const { clock } = useRuntime()
  const { componentName } = draft.fields
  const template = useMemo(() => ruleTemplateOf(draft, { id: 0, componentName }), [draft, componentName])
  const sniffed = useBeginning(file, draft.fields)
  const today = zonedDay(clock(), CONSTANTS.timeZone)
  const preview = useMemo(
    () =>
      sniffed &&
      previewRows(
        template,
        {
          header: sniffed.header,
          firstRows: sniffed.firstRows.slice(0, SHOWN),
          rowNumbers: sniffed.rowNumbers,
        },
        { districtId, schoolYear, today },
      ),
    [template, sniffed, districtId, schoolYear, today],
  )
  const report = tried && tried.file === file && sameTemplate(tried.template, template) ? tried.report : null
  return (
    <>
      <FormSection stacked title={m.check.title} help={m.check.help}>
        <FormCell>
          <DryRun
            template={template}
            reading={draft.fields}
            schoolYear={schoolYear}
            file={file}
            onFile={onFile}
            tried={tried}
            onTried={onTried}
            onMapColumn={onMapColumn}
            onTranslate={onTranslate}
          />
        </FormCell>
      </FormSection>
      {file && preview && (
        <FormSection stacked title={m.preview.heading} help={m.preview.help}>
          <FormCell>
            <PreviewTable
              component={componentName}
              preview={report ? withTrial(preview, report) : preview}
              hasHeader={draft.fields.hasHeader}
              fileName={file.name}
              m={m.preview}
            />
          </FormCell>
        </FormSection>
      )}
    </>
  )
}

const SHOWN = 10

/** The beginning of a file, read as the template reads files; null until it's known, and where it cannot be read. */
const useBeginning = (
  file: File | null,
  { delimiter, encoding, hasHeader }: Pick<TemplateDraft['fields'], 'delimiter' | 'encoding' | 'hasHeader'>,
): SniffedFile | null => {
  const [beginning, setBeginning] = useState<SniffedFile | null>(null)
  useEffect(() => {
    if (file === null) return
    const controller = new AbortController()
    const look = async () => {
      try {
        const sniffed = await sniffFile(file, {
          signal: controller.signal,
          wanted: { delimiter, encoding, hasHeader },
        })
        setBeginning(sniffed.problem === null ? sniffed : null)
      } catch {
        // The trial beside it says why the file cannot be read.
        if (!controller.signal.aborted) setBeginning(null)
      }
    }
    void look()
    return () => controller.abort()
  }, [file, delimiter, encoding, hasHeader])
  return beginning
}
