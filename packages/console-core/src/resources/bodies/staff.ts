import { newStaffSchema, updateStaffSchema } from '../../entities/staff.schema.ts'

export const staffBodies = { 'staff.create': newStaffSchema, 'staff.update': updateStaffSchema }
