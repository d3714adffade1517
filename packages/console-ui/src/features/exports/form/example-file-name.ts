import { exportArchiveName, exportArchiveWord, exportFileName } from '@edconsole/console-core'
import type { FormInputs } from '../../../patterns/resource-form/index.ts'
import { isOneRoster, textsIn } from './export-form-values.ts'

/** What a name is made of beside what is entered. */
export type NamedFor = {
  lea: string
  /** The product's code. */
  product: string
  /** Of an export that keeps its year. */
  schoolYear: number
  now: Date
  /** The district's. */
  timeZone: string
}

/**
 * How a file would be called if it were sent now: the archive, else the first file. The standard's own words stand in its
 * files: its first one about people is `users`.
 */
export const exampleFileName = (inputs: FormInputs, facts: NamedFor): string => {
  const { fileNamePattern, exportType, components, zip, schoolYear } = inputs
  const pattern = typeof fileNamePattern === 'string' ? fileNamePattern.trim() : ''
  if (pattern === '') return ''
  const isStandard = isOneRoster(exportType)
  const [first = 'students'] = textsIn(components)
  const component = zip === true ? exportArchiveWord(isStandard) : isStandard ? 'users' : first
  const name = exportFileName(pattern, {
    lea: facts.lea,
    component,
    product: facts.product,
    // A select holds texts.
    schoolYear: Number(schoolYear) || facts.schoolYear,
    at: facts.now,
    timeZone: facts.timeZone,
  })
  return zip === true ? exportArchiveName(name) : name
}
