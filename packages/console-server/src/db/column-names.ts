import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely'

/**
 * Names are camelCase in the sources and snake_case in the database. Kysely's own plugin also rewrites every row that it
 * gets; here rows come with their names from the drivers, which see each name once and not once a row.
 */
export class ColumnNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  /** What a column is called in a row: `school_year` → `schoolYear`. */
  toCamelCase(column: string): string {
    return this.camelCase(column)
  }
}
