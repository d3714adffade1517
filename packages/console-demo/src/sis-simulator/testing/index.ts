export { apiDistrict, KEYS } from './api-district.ts'
export { SMALL_DISTRICT } from './small-district.ts'
