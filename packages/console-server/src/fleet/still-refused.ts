import { createTranslator } from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import { loadTemplate } from '../pipeline/load-template.ts'
import { storedKeys } from '../pipeline/lookups.ts'
import type { TopFinding } from './district-facts.ts'

/** A finding with the values that it refused; null where it isn't about values, or about too many. */
export type RefusedValues = Pick<TopFinding, 'fixTarget'> & {
  columnName: string | null
  refused: string[] | null
}

type District = { readonly lea: string; readonly sisYear: number }

/** Tells which values of findings would be refused again: not those that a site or a translation was added for since. */
export const stillRefused = (db: Db) => {
  const sites = new Map<string, Promise<ReadonlySet<string>>>()
  const templates = new Map<number, ReturnType<typeof loadTemplate>>()
  const sitesOf = ({ lea, sisYear }: District): Promise<ReadonlySet<string>> => {
    const found = sites.get(lea) ?? storedKeys(db, { lea, schoolYear: sisYear, component: 'sites' })
    sites.set(lea, found)
    return found
  }
  const templateOf = (id: number): ReturnType<typeof loadTemplate> => {
    const found = templates.get(id) ?? loadTemplate(db, id)
    templates.set(id, found)
    return found
  }
  return async (
    { fixTarget, columnName, refused }: RefusedValues,
    district: District,
  ): Promise<string[] | null> => {
    if (!fixTarget || !refused) return null
    if ('code' in fixTarget.query) {
      const known = await sitesOf(district)
      return refused.filter((code) => !known.has(code))
    }
    const template = await templateOf(Number(fixTarget.params.id))
    const column = template?.importTemplateColumns.find((one) => one.columnName === columnName)
    if (!column) return null
    const translate = createTranslator(column)
    return refused.filter((value) => translate(value).kind !== 'value')
  }
}
