import { PLAIN } from './plain.ts'

/** Whose data the portal shows. */
export const DISTRICT = '412'
/** The portal's root size is 10 px; with this the console's texts keep theirs. */
export const THEME = { scheme: 'light', vars: { '--ec-rem': PLAIN ? '1rem' : '1.6rem' } } as const
