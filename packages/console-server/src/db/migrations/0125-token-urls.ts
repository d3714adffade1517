import type { Migration } from './migration.ts'

/** Some providers of OneRoster hand out tokens at an address that doesn't follow from the one of their data. */
export const tokenUrls: Migration = {
  id: '0125-token-urls',
  statements: ['alter table sis_api_configs add column token_url text'],
}
