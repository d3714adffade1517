'use client'

/** For tests of hosts: a backend in memory, a provider over it, and ways to find what a screen shows. Needs no test runner. */
export {
  type FindOptions,
  type FoundRow,
  type FoundTable,
  findTable,
  getTable,
} from './testing/find-table.ts'
export { type FixtureOf, fixture, fixtures } from './testing/fixtures.ts'
export { installObservers, type TestSize } from './testing/install-observers.ts'
export {
  type BackendAnswer,
  type BackendCall,
  type BackendFailure,
  createTestBackend,
  type TestBackend,
  type TestBackendOptions,
} from './testing/test-backend.ts'
export {
  createTestConsole,
  type OpenedTestConsole,
  TEST_DISTRICT_ID,
  TEST_NOW,
  TestConsole,
  type TestConsoleOptions,
  type TestConsoleProps,
} from './testing/test-console.tsx'
