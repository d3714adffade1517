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

type Scored = UploadTemplate & { isNamed: boolean; fitsName: boolean; share: number }

/**
 * Finds the template that a file is for. A name that a template looks for decides, as in an import: what such a file lacks must be
 * said, not hidden by another template that reads its other columns. Else the columns decide, and last a name that says little.
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
        isNamed: names(filePattern, name),
        fitsName: matchesPattern(filePattern, name),
        ...(template.hasHeader === hasHeader
          ? sharedWith(template, header)
          : { matchedColumns: 0, share: 0 }),
      }
    })
    .toSorted(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) ||
        Number(isComplete(other)) - Number(isComplete(one)) ||
        other.share - one.share ||
        Number(other.fitsName) - Number(one.fitsName) ||
        one.id - other.id,
    )
  const [best, second] = scored
  const fits =
    best !== undefined && (best.isNamed || (isComplete(best) && (best.share >= ENOUGH || best.fitsName)))
  const isTie =
    second !== undefined &&
    best !== undefined &&
    second.isNamed === best.isNamed &&
    isComplete(second) === isComplete(best) &&
    second.share === best.share &&
    second.fitsName === best.fitsName
  return {
    templateId: fits && !isTie ? best.id : null,
    templates: scored.map(({ isNamed: _, fitsName: __, share: ___, ...template }) => template),
  }
}

/** True if a template looks for files of this name, and not just for any file. */
export const names = (pattern: string, name: string): boolean =>
  /[\p{L}\d]/u.test(pattern.replace(/\.[^.]*$/, '')) && matchesPattern(pattern, name)

const isComplete = ({ missingColumns }: Pick<Scored, 'missingColumns'>): boolean =>
  missingColumns.length === 0

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
