import type { Timestamp } from './columns.ts'

export type ConnectionTestsTable = { userId: number; tests: number; since: Timestamp }
