export type { Installation, SimulatedFailure } from './installation.ts'
export { type SisSimulator, startSimulator } from './start-simulator.ts'
