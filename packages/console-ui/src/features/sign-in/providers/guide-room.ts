import { containers } from '../../../styles/media.ts'

/** A panel with room for fields and, beside them, the guide. */
export const wide = `${containers.name} (min-width: 580px)`
