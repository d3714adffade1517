import type { Timestamp } from './columns.ts'

export type CustomerRequestsTable = { districtId: number; userId: number; askedAt: Timestamp }
