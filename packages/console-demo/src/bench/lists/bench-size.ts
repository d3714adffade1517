import { scaleDistricts } from '../../seed/scale/scale-districts.ts'
import type { ScaleSize } from '../../seed/scale/scale-size.ts'

/** Half of the rows are students, half lines of import logs; one district has three quarters of both. */
export const benchSize = (rows: number): ScaleSize => ({
  districts: 2,
  students: Math.floor(rows / 2),
  // Beside students only their sites and staff, and whatever fits.
  rows: Math.ceil((rows / 2) * 1.08),
  logRows: Math.floor(rows / 2),
})

/** The district whose lists are asked for. */
export const largestDistrict = (rows: number): string => {
  const lea = scaleDistricts(benchSize(rows)).at(-1)?.lea
  if (lea === undefined) throw new Error('There is no district.')
  return lea
}
