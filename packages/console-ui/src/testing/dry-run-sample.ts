import type { FileReading } from '@edconsole/console-core/dry-run'
import { columnsOf, type RuleTemplate } from '@edconsole/console-core/import-rules'
import { type HttpToServer, httpToServer } from './http-to-server.ts'
import { districtItem, rowsServer } from './rows-server.ts'

/** A template of students that lacks the middle name and the language; `TK+` has no translation. */
export const studentsTemplate: RuleTemplate = {
  id: 41,
  componentName: 'students',
  dateFormat: 'MM/DD/YYYY',
  hasHeader: true,
  importTemplateColumns: columnsOf('students')
    .filter(({ columnName }) => columnName !== 'middleName' && columnName !== 'primaryLanguage')
    .map(({ columnName, defaultSourceColumns, possibleValues }) => ({
      columnName,
      mappingType: 'column',
      transform: 'trim',
      fixedValue: null,
      defaultValue: null,
      sourceColumn: defaultSourceColumns.file ?? null,
      possibleValues: possibleValues.map(({ value, label }) => ({
        value,
        label,
        importTemplateTranslations: [],
      })),
    })),
}

export const readingOfTemplate: FileReading = { delimiter: 'comma', encoding: 'UTF-8', hasHeader: true }

const HEADER =
  'LOCAL_ID,FIRST_NM,LAST_NM,MIDDLE_NM,BIRTH_DT,GRADE,SCHOOL_CD,STATE_ID,GENDER,STATUS,ENTRY_DT,EXIT_DT,EMAIL'

/** Rows of students: in every twentieth the grade is not known, in every fiftieth the date is none. */
export const studentsFile = (rows: number, delimiter = ','): File => {
  const lines = Array.from({ length: rows }, (_, i) => {
    const grade = i % 20 === 7 ? 'TK+' : '06'
    const born = i % 50 === 9 ? '02/30/2014' : '03/09/2014'
    const fields = [
      30_018_842 + i,
      'Theo',
      'Nguyen',
      'B',
      born,
      grade,
      '0412',
      '',
      'M',
      'enrolled',
      '',
      '',
      '',
    ]
    return fields.join(delimiter)
  })
  return new File([[HEADER.replaceAll(',', delimiter), ...lines, ''].join('\n')], 'STU.csv')
}

const SITE = {
  siteCode: '0412',
  sourceId: '0412',
  isActive: true,
  schoolType: 'High School',
  includeInImport: true,
}

/** The district 412 with one site; other lists are empty. */
export const districtWithSite = (): HttpToServer => {
  const others = rowsServer({ districts: [districtItem(412)] })
  return httpToServer({
    fetch: (request) =>
      new URL(request.url).pathname === '/api/district/sites'
        ? Response.json({ data: [SITE], extensions: { totalCount: 1, limit: 1000, offset: 0 } })
        : others.fetch(request),
  })
}
