import type { UploadTemplate } from '@edconsole/console-core/contract'
import { columnsOf, matchHeaders, sourceNames } from '@edconsole/console-core/import-rules'
import type { LoadedTemplate } from '../../pipeline/load-template.ts'
import { matchesPattern } from '../../pipeline/source/find-file.ts'

export type TemplateMatch = {
  /** The template that the file is for; null if none fits, or several fit equally well. */
  readonly templateId: number | null
  /** All templates that read files, the best match first. */
  readonly templates: UploadTemplate[]
}

type Scored = UploadTemplate & { fitsName: boolean; share: number }

/**
 * Finds the template that a file is for. Its columns decide; the name decides between templates that fit equally. A file without
 * a header has nothing but its name.
 */
export const matchTemplates = (
  name: string,
  { header, hasHeader }: { header: readonly string[]; hasHeader: boolean },
  templates: readonly LoadedTemplate[],
): TemplateMatch => {
  const scored = templates
    .map((template): Scored => {
      const { id, name: title, componentName, filePattern } = template
      return {
        id,
        name: title,
        componentName,
        missingColumns: missingIn(template, header),
        fitsName: matchesPattern(filePattern, name),
        ...(template.hasHeader === hasHeader
          ? sharedWith(template, header)
          : { matchedColumns: 0, share: 0 }),
      }
    })
    .toSorted(
      (one, other) =>
        Number(other.missingColumns.length === 0) - Number(one.missingColumns.length === 0) ||
        other.share - one.share ||
        Number(other.fitsName) - Number(one.fitsName) ||
        one.id - other.id,
    )
  const [best, second] = scored
  const fits =
    best !== undefined && best.missingColumns.length === 0 && (best.share >= ENOUGH || best.fitsName)
  const isTie =
    second !== undefined &&
    second.missingColumns.length === 0 &&
    second.share === best?.share &&
    second.fitsName === best.fitsName
  return {
    templateId: fits && !isTie ? best.id : null,
    templates: scored.map(({ fitsName: _, share: __, ...template }) => template),
  }
}

/** A template with fewer of its columns in the file is for another one, unless the name says otherwise. */
const ENOUGH = 0.5

/** How many of a template's columns the file has, and which part of them. */
const sharedWith = ({ importTemplateColumns }: LoadedTemplate, header: readonly string[]) => {
  const has = new Set(header.map((name) => name.toLowerCase()))
  const wanted = importTemplateColumns
    .filter(
      ({ mappingType, sourceColumn }) => mappingType !== 'fixed' && mappingType !== 'ignore' && sourceColumn,
    )
    .flatMap((column) => sourceNames(column, (name) => has.has(name.toLowerCase())))
  const matchedColumns = wanted.filter((name) => has.has(name.toLowerCase())).length
  return { matchedColumns, share: matchedColumns / Math.max(1, wanted.length) }
}

/** The required columns that a file lacks, by the rule of an import. */
const missingIn = (
  { id, componentName, importTemplateColumns }: LoadedTemplate,
  header: readonly string[],
): string[] => {
  const at = { districtId: '', templateId: id }
  return matchHeaders(columnsOf(componentName), importTemplateColumns, header, at)
    .findings.filter(({ code, severity }) => code === 'V001' && severity === 'error')
    .map(({ sourceColumn, columnName }) => sourceColumn ?? columnName ?? '')
}
