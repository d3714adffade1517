/** Names a PostgreSQL server for the tests; without it they run on the embedded engine. */
export const TEST_DATABASE_URL = 'CONSOLE_TEST_DATABASE_URL'
