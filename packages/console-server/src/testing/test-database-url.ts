/** Names a PostgreSQL server for the tests; without it they run on the embedded engine. */
export const TEST_DATABASE_URL = 'CONSOLE_TEST_DATABASE_URL'

/** Names a pooler before that server, if the tests' own statements are to go through one. */
export const TEST_POOLER_URL = 'CONSOLE_TEST_POOLER_URL'
