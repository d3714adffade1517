export type { Installation, SimulatedFailure } from './installation.ts'
export { type SisSimulator, startSimulator } from './start-simulator.ts'
export { apiDistrict, KEYS } from './testing/api-district.ts'
export { SMALL_DISTRICT } from './testing/small-district.ts'
