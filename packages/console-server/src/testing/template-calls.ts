import type { SisImportTemplateDetailed } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import type { TestFetch } from './create-test-server.ts'
import { sender } from './walks/send.ts'

/** The district whose templates tests change. */
export const LEA = '4107320'

const ask = sender('/district/sis-imports')

/** Calls about templates, for a signed-in user. */
export const templateCalls = (browser: TestFetch) => {
  let made = 0
  const create = (body: object) => ask(browser, 'POST', `?lea=${LEA}`, body)
  return {
    create,
    update: (id: number | string, body: object, lea = LEA) =>
      ask(browser, 'PATCH', `/${id}?lea=${lea}`, body),
    sync: (body: object) => ask(browser, 'POST', `/sync?lea=${LEA}`, body),
    remove: (id: number) => ask(browser, 'DELETE', `/${id}?lea=${LEA}`),
    read: async (id: number): Promise<SisImportTemplateDetailed> =>
      (await ask(browser, 'GET', `-detailed?lea=${LEA}&filter[id]=${id}`)).data[0],
    named: async (name: string): Promise<SisImportTemplateDetailed | undefined> =>
      (await ask(browser, 'GET', `-detailed?lea=${LEA}&search=${name}`)).data[0],
    /** A template of sites of the test's own. */
    add: async (more: object = {}): Promise<SisImportTemplateDetailed> => {
      made += 1
      const draft = { name: `Template ${made}`, componentName: 'sites', filePattern: 'SCH.csv', ...more }
      return (await create(draft)).data
    },
  }
}

/** Everything that is kept of templates, to be compared before and after. */
export const storedTemplates = async (db: Db) => ({
  templates: await db.selectFrom('importTemplates').selectAll().orderBy('id').execute(),
  columns: await db.selectFrom('importTemplateColumns').selectAll().orderBy('id').execute(),
  translations: await db.selectFrom('importTemplateTranslations').selectAll().orderBy('id').execute(),
})

export const SITE_COLUMNS = [
  { columnName: 'siteCode', sourceColumn: 'SCHOOL_CD' },
  { columnName: 'siteName', sourceColumn: 'SCHOOL_NM', transform: 'trim' },
]

/** A coded column with two translations. */
export const GRADE = {
  columnName: 'lowGrade',
  sourceColumn: 'LOW_GRADE',
  importTemplateTranslations: [
    { sourceValue: ' K ', translatedValue: 'KG' },
    { sourceValue: '', translatedValue: 'UG', matchType: 'blank' },
  ],
}
